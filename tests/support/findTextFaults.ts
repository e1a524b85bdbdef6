import type { Page } from 'playwright/test';

export interface TextFaultsOptions {
  /** English texts that the language shown says otherwise: none of them may stand there. */
  foreign?: readonly string[];
  /** Figures and codes are looked for too; what tells them from words holds for English. */
  hasFigures?: boolean;
}

/**
 * What is wrong with the texts: cut off by their box, still in English, an amount that reads from the right or a
 * sentence of a language from the right that reads from the left, a figure that stands alone and breaks over two lines
 * though one has room for it, or a figure, code or address that a page translator may change. Measured in the page.
 */
export function findTextFaults(page: Page, options: TextFaultsOptions): Promise<string[]> {
  return page.evaluate(({ foreign = [], hasFigures }) => {
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
    const english = new Set(foreign);
    const frame = document
      .querySelector('cashier-widget')
      ?.shadowRoot?.querySelector<HTMLElement>('.cashier');
    if (!frame) return ['no widget'];
    const faults: string[] = [];
    const isFigure = (text: string): boolean =>
      LONG_CODE.test(text) || (/\p{Nd}/u.test(text) && !/\p{L}{3,}/u.test(text.replace(CODE, '')));
    const boxOf = (node: Node, index: number): DOMRect => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return range.getBoundingClientRect();
    };
    /** Whether a part of a text goes on in another line though the line has room for what stands between two spaces. */
    const isBroken = (node: Node, { index, 0: part }: RegExpMatchArray & { index: number }): boolean => {
      if (boxOf(node, index).top === boxOf(node, index + part.length - 1).top) return false;
      const text = node.nodeValue ?? '';
      const end = text.indexOf(' ', index);
      const range = document.createRange();
      range.setStart(node, text.lastIndexOf(' ', index) + 1);
      range.setEnd(node, end < 0 ? text.length : end);
      const width = [...range.getClientRects()].reduce((sum, box) => sum + box.width, 0);
      let line = node.parentElement;
      while (line && getComputedStyle(line).display.startsWith('inline')) line = line.parentElement;
      return width <= (line?.clientWidth ?? 0);
    };
    const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const text = node.nodeValue?.trim() ?? '';
      const element = node.parentElement;
      if (!text || !element || element.closest('svg, script, style, .hidden, option')) continue;
      if (english.has(text)) faults.push(`still English: "${text}"`);
      const style = getComputedStyle(element);
      const isCut =
        element.scrollWidth > element.clientWidth + TOLERANCE_PX ||
        element.scrollHeight > element.clientHeight + TOLERANCE_PX;
      const isClipped = style.overflowX !== 'visible' || style.overflowY !== 'visible';
      if (
        isClipped &&
        isCut &&
        element.clientWidth > 0 &&
        !element.matches('.cashier, .middle__start, .paste-code > .mono')
      )
        faults.push(`cut: ${element.className} "${text}"`);
      if (
        hasFigures &&
        isFigure(text) &&
        !element.closest('[translate=no], .method-name, .timeline__note, [part~=html]')
      )
        faults.push(`translatable: ${element.className} "${text}"`);
      if (frame.lang === 'ko')
        for (const match of node.nodeValue?.matchAll(HANGUL) ?? [])
          if (isBroken(node, match)) faults.push(`parted: "${match[0]}"`);
      for (const match of node.nodeValue?.matchAll(AMOUNT) ?? []) {
        const first = boxOf(node, match.index);
        const last = boxOf(node, match.index + match[0].length - 1);
        if (first.top === last.top && first.left > last.left) faults.push(`from the right: "${match[0]}"`);
      }
      // An address has no end; beside a picture or a button large text has no line for eight decimals.
      if (
        element.closest('[translate=no]') &&
        !element.closest('.mono, .details__value--code, .choice, .copy-row')
      )
        for (const match of node.nodeValue?.matchAll(FIGURE) ?? [])
          if (isBroken(node, match)) faults.push(`broken: ${element.className} "${match[0]}"`);
    }
    for (const line of frame.querySelectorAll<HTMLElement>('.middle'))
      if (line.innerText.includes('\n')) faults.push(`copied in pieces: "${line.innerText}"`);
    const isFromRight = getComputedStyle(frame).direction === 'rtl';
    for (const isolated of frame.querySelectorAll('bdi:not([dir])')) {
      const text = isolated.textContent ?? '';
      // What is put into a sentence has its own direction; a browser looks at it all the same.
      const values = text.match(VALUE) ?? [];
      const letter = /\p{L}/u.exec(text.replace(VALUE, ''))?.[0];
      const isOurs = letter ? /[\u0600-\u08ff]/.test(letter) : isFromRight && values.length > 1;
      if (isOurs && getComputedStyle(isolated).direction === 'ltr') faults.push(`from the left: "${text}"`);
    }
    for (const named of frame.querySelectorAll('[aria-label], [placeholder]')) {
      for (const name of ['aria-label', 'placeholder']) {
        const text = named.getAttribute(name) ?? '';
        if (english.has(text)) faults.push(`still English: ${name} "${text}"`);
      }
    }
    return [...new Set(faults)];
  }, options);
}
