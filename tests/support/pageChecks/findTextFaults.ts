import type { Widget } from './Widget';

const TOLERANCE_PX = 2;
const CODE = /\b[A-Z]{2,6}\b/g;
/** An amount with its currency's code: "64 SC". */
const AMOUNT = /\d[\d.,]*\u00a0[A-Z]{2,6}\b/g;
/** No line ends inside of it: "64 SC", "30:00", "$1,000". */
const FIGURE = /[\p{Sc}\p{Nd}][\p{Nd}.,:]*\p{Nd}(\u00a0[A-Z]{2,6}\b)?/gu;
/** A word that a line of a narrow phone has room for. */
const HANGUL = /\p{Script=Hangul}{2,6}/gu;
const VALUE = /[\u2066-\u2068][^\u2069]*\u2069/g;
const LONG_CODE = /^(?=.*\d)[\w-]{12,}$/;

interface TextFaultsOptions {
  /** English texts that the language shown says otherwise: none of them may stand there. */
  foreign?: readonly string[] | undefined;
  /** Figures and codes are looked for too; what tells them from words holds for English. */
  hasFigures: boolean;
}

/**
 * What is wrong with the texts: cut off by their box, still in English, an amount that reads from the right or a
 * sentence of a language from the right that reads from the left, a figure that stands alone and breaks over two lines
 * though one has room for it, or a figure, code or address that a page translator may change.
 */
export function findTextFaults({ frame }: Widget, { foreign = [], hasFigures }: TextFaultsOptions): string[] {
  const english = new Set(foreign);
  return [
    ...textNodesOf(frame).flatMap(({ node, text, element }) => [
      ...(english.has(text) ? [`still English: "${text}"`] : []),
      ...(isCut(element) ? [`cut: ${element.className} "${text}"`] : []),
      ...(hasFigures && isTranslatable(element, text)
        ? [`translatable: ${element.className} "${text}"`]
        : []),
      ...(frame.lang === 'ko' ? broken(node, HANGUL).map(word => `parted: "${word}"`) : []),
      ...partsOf(node, AMOUNT)
        .filter(part => readsFromRight(node, part))
        .map(([amount]) => `from the right: "${amount}"`),
      ...(isValue(element)
        ? broken(node, FIGURE).map(figure => `broken: ${element.className} "${figure}"`)
        : []),
    ]),
    ...copiedInPieces(frame),
    ...isolatedFromLeft(frame),
    ...englishAttributes(frame, english),
  ];
}

interface TextNode {
  node: Text;
  /** Without the spaces around it. */
  text: string;
  element: Element;
}

function textNodesOf(frame: HTMLElement): TextNode[] {
  const found: TextNode[] = [];
  const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const text = node.data.trim();
    const element = node.parentElement;
    if (text && element && !element.closest('svg, script, style, .hidden, option'))
      found.push({ node, text, element });
  }
  return found;
}

function isCut(element: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
  return (
    (overflowX !== 'visible' || overflowY !== 'visible') &&
    (scrollWidth > clientWidth + TOLERANCE_PX || scrollHeight > clientHeight + TOLERANCE_PX) &&
    clientWidth > 0 &&
    !element.matches('.cashier, .middle__start, .paste-code > .mono')
  );
}

const isTranslatable = (element: Element, text: string): boolean =>
  (LONG_CODE.test(text) || (/\p{Nd}/u.test(text) && !/\p{L}{3,}/u.test(text.replace(CODE, '')))) &&
  !element.closest('[translate=no], .method-name, .timeline__note, [part~=html]');

/** An address has no end; beside a picture or a button large text has no line for eight decimals. */
const isValue = (element: Element): boolean =>
  element.closest('[translate=no]') !== null &&
  !element.closest('.mono, .details__value--code, .choice, .copy-row');

const partsOf = ({ data }: Text, pattern: RegExp): RegExpExecArray[] => [...data.matchAll(pattern)];

function rangeOf(node: Text, start: number, end: number): Range {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  return range;
}

/** The boxes of the first and the last letter of a part. */
function endsOf(node: Text, { index, 0: part }: RegExpExecArray): [first: DOMRect, last: DOMRect] {
  const boxAt = (at: number) => rangeOf(node, at, at + 1).getBoundingClientRect();
  return [boxAt(index), boxAt(index + part.length - 1)];
}

function readsFromRight(node: Text, part: RegExpExecArray): boolean {
  const [first, last] = endsOf(node, part);
  return first.top === last.top && first.left > last.left;
}

/** The parts that go on in another line though the line has room for what stands between two spaces. */
function broken(node: Text, pattern: RegExp): string[] {
  const isBroken = (part: RegExpExecArray): boolean => {
    const [first, last] = endsOf(node, part);
    if (first.top === last.top) return false;
    const end = node.data.indexOf(' ', part.index);
    const whole = rangeOf(node, node.data.lastIndexOf(' ', part.index) + 1, end < 0 ? node.data.length : end);
    const width = [...whole.getClientRects()].reduce((sum, box) => sum + box.width, 0);
    let line = node.parentElement;
    while (line && getComputedStyle(line).display.startsWith('inline')) line = line.parentElement;
    return width <= (line?.clientWidth ?? 0);
  };
  return partsOf(node, pattern)
    .filter(isBroken)
    .map(([part]) => part);
}

const copiedInPieces = (frame: HTMLElement): string[] =>
  [...frame.querySelectorAll<HTMLElement>('.middle')]
    .map(({ innerText }) => innerText)
    .filter(text => text.includes('\n'))
    .map(text => `copied in pieces: "${text}"`);

function isolatedFromLeft(frame: HTMLElement): string[] {
  const isFromRight = getComputedStyle(frame).direction === 'rtl';
  return [...frame.querySelectorAll('bdi:not([dir])')]
    .filter(isolated => {
      const text = isolated.textContent ?? '';
      // What is put into a sentence has its own direction; a browser looks at it all the same.
      const values = text.match(VALUE) ?? [];
      const letter = /\p{L}/u.exec(text.replace(VALUE, ''))?.[0];
      const isOurs = letter ? /[\u0600-\u08ff]/.test(letter) : isFromRight && values.length > 1;
      return isOurs && getComputedStyle(isolated).direction === 'ltr';
    })
    .map(({ textContent }) => `from the left: "${textContent}"`);
}

const englishAttributes = (frame: HTMLElement, english: ReadonlySet<string>): string[] =>
  ['aria-label', 'placeholder'].flatMap(name =>
    [...frame.querySelectorAll(`[${name}]`)]
      .map(element => element.getAttribute(name) ?? '')
      .filter(text => english.has(text))
      .map(text => `still English: ${name} "${text}"`),
  );
