import type { Page } from 'playwright/test';

/**
 * What is wrong with how the widget stands on the page: something reaches out of it sideways, a text is cut, two
 * controls lie over each other, a target is under 44 px, a text is an id, lines crowd, or nothing takes a gap.
 * Measured in the page.
 */
export function findLayoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SMALLEST_TARGET_PX = 44;
    const SMALLEST_GAP_PX = 8;
    /** Between lines to copy, which look like one where they stand close. */
    const SMALLEST_COPY_GAP_PX = 14;
    const TOLERANCE_PX = 1;
    const root = document.querySelector('cashier-widget')?.shadowRoot;
    const frame = root?.querySelector<HTMLElement>('.cashier');
    if (!root || !frame) return ['no widget'];
    const faults: string[] = [];
    const outer = frame.getBoundingClientRect();
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${(element.textContent ?? '').slice(0, 30)}"`;
    const isScrolledSideways = (element: Element): boolean => {
      for (let at: Element | null = element; at && at !== frame; at = at.parentElement) {
        const { overflowX } = getComputedStyle(at);
        if (overflowX === 'auto' || overflowX === 'scroll') return true;
      }
      return false;
    };
    // Rows beyond the fold of a long list keep the place of their last layout until they come into view.
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({
        checkOpacity: true,
        checkVisibilityCSS: true,
        contentVisibilityAuto: true,
      }) && !element.closest('.hidden, svg');
    if (document.documentElement.scrollWidth > innerWidth + TOLERANCE_PX)
      faults.push('the page scrolls sideways');
    const all = [...frame.querySelectorAll<HTMLElement>('*')].filter(isSeen);
    for (const element of all) {
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      if (box.width === 0 || box.height === 0) continue;
      const isScroller = style.overflowY === 'auto' || style.overflowY === 'scroll';
      if (
        isScroller &&
        style.overflowX !== 'auto' &&
        element.scrollWidth > element.clientWidth + TOLERANCE_PX
      )
        faults.push(`scrolls sideways: ${nameOf(element)}`);
      if (
        (box.left < outer.left - TOLERANCE_PX || box.right > outer.right + TOLERANCE_PX) &&
        !isScrolledSideways(element)
      )
        faults.push(`reaches out: ${nameOf(element)}`);
      // An inline link's target is wider than its text on purpose.
      const text =
        !element.matches('.link--target, :has(> .link--target), :has(> * > .link--target)') &&
        [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
      const isClipped = style.overflowX === 'hidden' || style.overflowX === 'clip';
      if (
        text &&
        isClipped &&
        style.textOverflow !== 'ellipsis' &&
        element.scrollWidth > element.clientWidth + TOLERANCE_PX
      )
        faults.push(`cut: ${nameOf(element)}`);
      if (
        text &&
        !isClipped &&
        element.clientWidth > 0 &&
        element.scrollWidth > element.clientWidth + TOLERANCE_PX
      )
        faults.push(`text wider than its box: ${nameOf(element)}`);
      if (
        text &&
        /^[a-z]\w*(\.[a-zA-Z]\w*)+$/.test((element.textContent ?? '').trim()) &&
        !element.closest('[part~=html]')
      )
        faults.push(`a text id: ${nameOf(element)}`);
    }
    // A value of several lines keeps its distance from the next one.
    for (const list of all.filter(element => element.matches('.details'))) {
      const isToCopy = list.querySelectorAll('.details__row--copy').length > 1;
      const values = [...list.querySelectorAll('.details__value')];
      for (const [index, element] of values.slice(1).entries()) {
        const before = values[index]?.getBoundingClientRect().bottom ?? 0;
        const gap = element.getBoundingClientRect().top - before;
        if (gap < (isToCopy ? SMALLEST_COPY_GAP_PX : SMALLEST_GAP_PX))
          faults.push(`crowded by ${Math.round(gap)} px: ${nameOf(element)}`);
      }
    }
    // An element without height is not seen, but the gap on its other side is.
    for (const element of all.filter(({ offsetHeight }) => offsetHeight === 0)) {
      const { position, marginBlockStart } = getComputedStyle(element);
      const { display, flexDirection, rowGap } = getComputedStyle(element.parentElement ?? frame);
      const gap = Number.parseFloat(rowGap) + Number.parseFloat(marginBlockStart);
      if (gap > 0 && position === 'static' && (display === 'grid' || flexDirection === 'column'))
        faults.push(`nothing, with a gap of ${gap} px: ${nameOf(element)}`);
    }
    const dialog = root.querySelector('dialog, [role=dialog], [part~=dialog]');
    const controls = all.filter(
      element =>
        element.matches(
          'button, a[href], input:not([type=checkbox], [type=radio]), select, [role=radio], [role=tab]',
        ) &&
        (!dialog || dialog.contains(element)),
    );
    const boxes = controls.map(element => ({ element, box: element.getBoundingClientRect() }));
    for (const { element, box } of boxes) {
      const isInText = element.matches('.link, .prose a, [part~=html] a, [part~=link], [part~=copy]');
      if (box.height < SMALLEST_TARGET_PX - TOLERANCE_PX && !isInText && !element.matches('input'))
        faults.push(`target of ${Math.round(box.height)} px: ${nameOf(element)}`);
    }
    const isOver = (element: Element): boolean =>
      element.closest('.footer, .header, .snackbars, [part~=snackbar]') !== null;
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        // A button inside of its field.
        if (one.element.matches('input') && one.element.parentElement?.contains(other.element)) continue;
        if (one.element.matches('.link--target') || other.element.matches('.link--target')) continue;
        if (isOver(one.element) !== isOver(other.element)) continue;
        if (isOver(one.element) && one.element.closest('.footer') !== other.element.closest('.footer'))
          continue;
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (width > 2 && height > 2)
          faults.push(`overlap: ${nameOf(one.element)} and ${nameOf(other.element)}`);
      }
    }
    return [...new Set(faults)].slice(0, 6);
  });
}
