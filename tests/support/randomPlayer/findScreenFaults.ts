import type { Page } from 'playwright/test';

/**
 * What is wrong with the screen whatever it shows: no way on, no heading or two, a text that was never written for a
 * player, a reference that points nowhere, a name or an id twice. Measured in the page.
 */
export function findScreenFaults(page: Page, messageIds: readonly string[]): Promise<string[]> {
  return page.evaluate(ids => {
    const RAW =
      /\bundefined\b|\bNaN\b|\bInfinity\b|\[object|Invalid Date|\{\w+(,[^}]*)?\}|<\/?[a-z][a-z\d]*(\s[^<>]*)?>/i;
    const REFERENCES = [
      'for',
      'aria-labelledby',
      'aria-describedby',
      'aria-controls',
      'aria-owns',
      'aria-activedescendant',
    ];
    const root = document.querySelector('cashier-widget')?.shadowRoot;
    const frames = [...(root?.querySelectorAll('.cashier') ?? [])];
    const [frame] = frames;
    if (!root || !frame || frames.length > 1) return [`${frames.length} widgets drawn`];
    // The skeleton has its own end: a time-out that leads to the error page.
    if (frame.querySelector('.skeleton') || frame.hasAttribute('aria-busy')) return [];
    const faults: string[] = [];
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true, contentVisibilityAuto: true });
    const headings = [...frame.querySelectorAll('h1')].filter(isSeen).map(({ textContent }) => textContent);
    if (headings.length !== 1 || !headings[0]?.trim()) faults.push(`headings: ${headings.join(' | ')}`);
    const controls = [...frame.querySelectorAll('button, a[href]')].filter(isSeen);
    if (!controls.some(control => !control.matches(':disabled, [aria-disabled=true]')))
      faults.push('nothing to press');
    const dialog = root.querySelector('dialog');
    if (dialog && !dialog.querySelector('[part~=dialog-close]')) faults.push('a dialog without a way out');

    const known = new Set(ids);
    const texts: string[] = [];
    const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('svg')) texts.push(walker.currentNode.nodeValue ?? '');
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      for (const element of frame.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? '');
    for (const text of texts.map(one => one.trim()))
      if (RAW.test(text) || (text.includes('.') && known.has(text)))
        faults.push(`raw text: "${text.slice(0, 80)}"`);

    const all = [...root.querySelectorAll('*')];
    const named = all.map(({ id }) => id).filter(Boolean);
    const there = new Set(named);
    if (there.size < named.length)
      faults.push(`ids twice: ${named.filter((id, index) => named.indexOf(id) < index).join(' ')}`);
    for (const element of all)
      for (const name of REFERENCES)
        for (const id of (element.getAttribute(name) ?? '').split(/\s+/).filter(Boolean))
          if (!there.has(id))
            faults.push(`${name} of ${element.tagName}.${element.className} points nowhere`);
    return [...new Set(faults)];
  }, messageIds);
}
