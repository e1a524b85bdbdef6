import { afterFrames } from './afterFrames';
import { nameOf } from './nameOf';
import { dialogOf, type Widget } from './Widget';

const FOCUSABLE = 'button, a[href], input, select, textarea, summary, video, [tabindex="0"]';

/**
 * Gives the focus to everything that takes it, as the keyboard does, and says what cannot be seen to have it, and what
 * a header or footer that stays in place hides (WCAG 2.4.7, 2.4.11).
 */
export async function findFocusFaults(widget: Widget): Promise<string[]> {
  // What the footer covers is measured in the first frame of a screen and of a window's size.
  await afterFrames();
  const { root, frame } = widget;
  const found = (dialogOf(widget) ?? frame).querySelectorAll<HTMLElement>(FOCUSABLE);
  return [...found].flatMap(element => {
    if (!isReachable(element)) return [];
    element.focus({ focusVisible: true } as FocusOptions);
    if (root.activeElement !== element) return [`takes no focus: ${nameOf(element)}`];
    return [
      ...(isRinged(element) ? [] : [`no ring: ${nameOf(element)}`]),
      ...(isInSight(root, element) ? [] : [`hidden while it has the focus: ${nameOf(element)}`]),
    ];
  });
}

const isReachable = (element: HTMLElement): boolean =>
  element.checkVisibility({ checkVisibilityCSS: true }) &&
  !element.matches(':disabled') &&
  element.tabIndex >= 0;

const isRinged = (element: Element): boolean =>
  [element, element.parentElement, element.closest('label'), element.closest('.amount, .input')].some(one => {
    if (!one) return false;
    const { outlineStyle, boxShadow } = getComputedStyle(one);
    return outlineStyle !== 'none' || boxShadow.includes('0px 0px 0px');
  });

function isInSight(root: ShadowRoot, element: HTMLElement): boolean {
  // A radio's own box is a point; what is seen of it is its card.
  const isPoint = element.matches('[type=radio], [type=checkbox]');
  const shown = isPoint ? (element.closest('label') ?? element) : element;
  const { left, top, width, height } = shown.getBoundingClientRect();
  return [0.1, 0.5, 0.9].some(share => {
    const y = top + height * share;
    if (y < 0 || y > innerHeight) return false;
    const found = root.elementFromPoint(left + width / 2, y);
    // A notification closes by itself.
    if (found?.closest('.snackbar')) return true;
    return found !== null && (shown.contains(found) || found.contains(shown));
  });
}
