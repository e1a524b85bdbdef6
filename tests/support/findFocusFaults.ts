import type { Page } from 'playwright/test';

/**
 * Gives the focus to everything that takes it, as the keyboard does, and says what cannot be seen to have it, and what
 * a header or footer that stays in place hides (WCAG 2.4.7, 2.4.11). Measured in the page.
 */
export function findFocusFaults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // What the footer covers is measured in the first frame of a screen and of a window's size.
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const root = document.querySelector('cashier-widget')?.shadowRoot;
    const frame = root?.querySelector<HTMLElement>('.cashier');
    if (!root || !frame) return ['no widget'];
    const dialog = root.querySelector('dialog, [role=dialog], [part~=dialog]');
    const within = dialog ?? frame;
    const TAKES = 'button, a[href], input, select, textarea, summary, video, [tabindex="0"]';
    const faults: string[] = [];
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${(element.textContent ?? '').slice(0, 30)}"`;
    const isRinged = (element: Element): boolean =>
      [element, element.parentElement, element.closest('label'), element.closest('.amount, .input')].some(
        one => {
          if (!one) return false;
          const { outlineStyle, boxShadow } = getComputedStyle(one);
          return outlineStyle !== 'none' || boxShadow.includes('0px 0px 0px');
        },
      );
    for (const element of within.querySelectorAll<HTMLElement>(TAKES)) {
      if (!element.checkVisibility({ checkVisibilityCSS: true }) || element.matches(':disabled')) continue;
      if (element.tabIndex < 0) continue;
      element.focus({ focusVisible: true } as FocusOptions);
      if (root.activeElement !== element) {
        faults.push(`takes no focus: ${nameOf(element)}`);
        continue;
      }
      if (!isRinged(element)) faults.push(`no ring: ${nameOf(element)}`);
      // A radio's own box is a point; what is seen of it is its card.
      const seen = element.matches('[type=radio], [type=checkbox]')
        ? (element.closest('label') ?? element)
        : element;
      const { left, top, width, height } = seen.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].map(share => [left + width / 2, top + height * share] as const);
      const isSeen = points.some(([x, y]) => {
        if (y < 0 || y > innerHeight) return false;
        const found = root.elementFromPoint(x, y);
        // A notification closes by itself.
        if (found?.closest('.snackbar')) return true;
        return found !== null && (seen.contains(found) || found.contains(seen));
      });
      if (!isSeen) faults.push(`hidden while it has the focus: ${nameOf(element)}`);
    }
    return [...new Set(faults)].slice(0, 6);
  });
}
