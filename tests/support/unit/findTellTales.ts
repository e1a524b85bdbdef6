/** What only code writes: none of it belongs before a player. */
const OF_CODE: readonly RegExp[] = [
  /\bundefined\b/,
  /\bNaN\b/,
  /\[object/,
  /\bnull\b/,
  /\bInfinity\b|∞/,
  /\{[a-zA-Z]\w*[,}]/,
  /\bInvalid Date\b/,
  /^[a-z]\w*(\.[a-z]\w*)+$/,
];
const NAMES = ['aria-label', 'placeholder', 'title', 'alt'] as const;

/** Texts and accessible names that show what they are made of: holes, ids, words of the language. */
export function findTellTales(root: Element): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
  for (const element of root.querySelectorAll(NAMES.map(name => `[${name}]`).join()))
    texts.push(...NAMES.map(name => element.getAttribute(name) ?? ''));
  return texts.map(text => text.trim()).filter(text => OF_CODE.some(sign => sign.test(text)));
}
