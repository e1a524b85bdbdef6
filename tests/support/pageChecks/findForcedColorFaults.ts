import { afterFrames } from './afterFrames';
import { nameOf } from './nameOf';
import type { Widget } from './Widget';

const CHOSEN = '[aria-pressed=true], [role=radio][aria-checked=true], [part~=choice-chosen]';
const NOT_CHOSEN = '[aria-pressed=false], [role=radio][aria-checked=false], [part=choice]';
/** What may carry the edge of the control that it holds. */
const HOLDERS = '.input, .amount, .list, .choice, .action-row, li, label';

/**
 * What cannot be told from its surroundings where colours are the system's own: a control without a border or an
 * underline, a dialog without an edge, a choice that looks the same chosen or not, a code that no scanner reads, and a
 * bar that what scrolls under it shows through. To be called with forced colours on.
 */
export async function findForcedColorFaults({ frame }: Widget): Promise<string[]> {
  // The sheets of a shadow root follow a frame later.
  await afterFrames();
  if (!matchMedia('(forced-colors: active)').matches) return ['colours are not forced'];
  const named = (selector: string, fault: string, isFault: (element: Element) => boolean): string[] =>
    [...frame.querySelectorAll(selector)].filter(isFault).map(element => `${fault}: ${nameOf(element)}`);
  return [
    ...named('button, a[href], input, select', 'no edge', isControlWithoutEdge),
    ...named(CHOSEN, 'chosen looks as not chosen', looksNotChosen),
    ...named('[aria-disabled=true]', 'what cannot be pressed looks as what can', looksEnabled),
    ...named('dialog[open]', 'no edge', dialog => !hasEdge(dialog)),
    ...named('.scan', 'no longer dark on white', isUnreadableCode),
    ...named('.header, .footer', 'seen through', isSeenThrough),
  ];
}

function hasEdge(element: Element | null): boolean {
  if (!element) return false;
  const style = getComputedStyle(element);
  const hasBorder = ['top', 'right', 'bottom', 'left'].some(
    side =>
      style.getPropertyValue(`border-${side}-style`) !== 'none' &&
      Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0,
  );
  return hasBorder || style.outlineStyle !== 'none' || style.textDecorationLine.includes('underline');
}

function isControlWithoutEdge(control: Element): boolean {
  if (!control.checkVisibility({ checkVisibilityCSS: true }) || control.matches('.choice__input'))
    return false;
  const { parentElement, firstElementChild } = control;
  return ![control, parentElement, firstElementChild, control.closest(HOLDERS)].some(hasEdge);
}

function lookOf(element: Element): string {
  const looks = [undefined, '::before', '::after'].map(pseudo => {
    const style = getComputedStyle(element, pseudo);
    const { backgroundColor, color, borderTopColor, borderTopStyle, borderTopWidth } = style;
    const { outlineStyle, content } = style;
    return [backgroundColor, color, borderTopColor, borderTopStyle, borderTopWidth, outlineStyle, content];
  });
  return looks.join();
}

function looksNotChosen(chosen: Element): boolean {
  const other = chosen.closest('[role=group], [role=radiogroup]')?.querySelector(NOT_CHOSEN);
  return other ? lookOf(other) === lookOf(chosen) : false;
}

/** Its words: they may have colours of their own. */
function looksEnabled(control: Element): boolean {
  const grey = document.createElement('span');
  grey.style.color = 'GrayText';
  control.append(grey);
  const { color } = getComputedStyle(grey);
  grey.remove();
  const words = [...control.querySelectorAll('.method-name, .method-note, .button__label')];
  return words.some(word => getComputedStyle(word).color !== color);
}

function isUnreadableCode(scan: Element): boolean {
  const code = scan.querySelector(':scope > svg');
  if (!code) return false;
  const { backgroundColor, filter } = getComputedStyle(code);
  return backgroundColor !== 'rgb(0, 0, 0)' || filter !== 'invert(1)';
}

function isSeenThrough(bar: Element): boolean {
  const { position, backgroundColor } = getComputedStyle(bar);
  return position === 'sticky' && !/^rgb\(/.test(backgroundColor);
}
