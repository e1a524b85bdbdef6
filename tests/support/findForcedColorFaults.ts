import type { Page } from 'playwright/test';

/**
 * What cannot be told from its surroundings where colours are the system's own: a control without a border or an
 * underline, a dialog without an edge, a choice that looks the same chosen or not, a code that no scanner reads, and a
 * bar that what scrolls under it shows through. Measured in the page, with forced colours on.
 */
export function findForcedColorFaults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // The sheets of a shadow root follow a frame later.
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    if (!matchMedia('(forced-colors: active)').matches) return ['colours are not forced'];
    const root = document.querySelector('cashier-widget')?.shadowRoot;
    const frame = root?.querySelector<HTMLElement>('.cashier');
    if (!root || !frame) return ['no widget'];
    const faults: string[] = [];
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${(element.textContent ?? '').slice(0, 30)}"`;
    const hasEdge = (element: Element | null): boolean => {
      if (!element) return false;
      const style = getComputedStyle(element);
      const sides = ['top', 'right', 'bottom', 'left'] as const;
      return (
        sides.some(
          side =>
            style.getPropertyValue(`border-${side}-style`) !== 'none' &&
            Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0,
        ) ||
        style.outlineStyle !== 'none' ||
        style.textDecorationLine.includes('underline')
      );
    };
    const lookOf = (element: Element): string => {
      const look = (pseudo?: string): string => {
        const style = getComputedStyle(element, pseudo);
        const {
          backgroundColor,
          color,
          borderTopColor,
          borderTopStyle,
          borderTopWidth,
          outlineStyle,
          content,
        } = style;
        return [
          backgroundColor,
          color,
          borderTopColor,
          borderTopStyle,
          borderTopWidth,
          outlineStyle,
          content,
        ].join();
      };
      return `${look()} ${look('::before')} ${look('::after')}`;
    };
    for (const control of frame.querySelectorAll('button, a[href], input, select')) {
      if (!control.checkVisibility({ checkVisibilityCSS: true }) || control.matches('.choice__input'))
        continue;
      const holders = [
        control,
        control.parentElement,
        control.firstElementChild,
        control.closest('.input, .amount, .list, .choice, .action-row, li, label'),
      ];
      if (!holders.some(hasEdge)) faults.push(`no edge: ${nameOf(control)}`);
    }
    for (const chosen of frame.querySelectorAll(
      '[aria-pressed=true], [role=radio][aria-checked=true], [part~=choice-chosen]',
    )) {
      const group = chosen.closest('[role=group], [role=radiogroup]');
      const other = [
        ...(group?.querySelectorAll(
          '[aria-pressed=false], [role=radio][aria-checked=false], [part=choice]',
        ) ?? []),
      ][0];
      if (other && lookOf(other) === lookOf(chosen))
        faults.push(`chosen looks as not chosen: ${nameOf(chosen)}`);
    }
    const colourOf = (method: Element | null): string | undefined =>
      (method && getComputedStyle(method).color) || undefined;
    const disabled = colourOf(frame.querySelector('[part=method][aria-disabled=true]'));
    if (disabled && disabled === colourOf(frame.querySelector('[part=method]:not([aria-disabled=true])')))
      faults.push('a method that cannot be chosen looks as one that can');
    for (const dialog of frame.querySelectorAll('dialog[open]'))
      if (!hasEdge(dialog)) faults.push(`no edge: ${nameOf(dialog)}`);
    for (const code of frame.querySelectorAll('.scan > svg')) {
      const { backgroundColor, filter } = getComputedStyle(code);
      if (`${backgroundColor} ${filter}` !== 'rgb(0, 0, 0) invert(1)')
        faults.push(`no longer dark on white: ${nameOf(code.parentElement ?? code)}`);
    }
    for (const bar of frame.querySelectorAll('.header, .footer')) {
      const { position, backgroundColor } = getComputedStyle(bar);
      if (position === 'sticky' && !/^rgb\(/.test(backgroundColor))
        faults.push(`seen through: ${nameOf(bar)}`);
    }
    return [...new Set(faults)].slice(0, 6);
  });
}
