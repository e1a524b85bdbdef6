import { isSeen } from './isSeen';
import { nameOf } from './nameOf';
import { dialogOf, type Widget } from './Widget';

const SMALLEST_TARGET_PX = 44;
const SMALLEST_GAP_PX = 8;
/** Between lines to copy, which look like one where they stand close. */
const SMALLEST_COPY_GAP_PX = 14;
const TOLERANCE_PX = 1;

const CONTROLS =
  'button, a[href], input:not([type=checkbox], [type=radio]), select, [role=radio], [role=tab]';

/**
 * What is wrong with how the widget stands on the page: something reaches out of it sideways, a text is cut, two
 * controls lie over each other, a target is under 44 px, a text is an id, lines crowd, or nothing takes a gap.
 */
export function findLayoutFaults(widget: Widget): string[] {
  const { frame } = widget;
  const dialog = dialogOf(widget);
  const seen = [...frame.querySelectorAll<HTMLElement>('*')].filter(
    element => isSeen(element) && !element.closest('.hidden, svg'),
  );
  const controls = seen.filter(element => element.matches(CONTROLS) && (!dialog || dialog.contains(element)));
  const isWiderThanPage = document.documentElement.scrollWidth > innerWidth + TOLERANCE_PX;
  return [
    ...(isWiderThanPage ? ['the page scrolls sideways'] : []),
    ...seen.flatMap(element => boxFaults(element, frame)),
    ...seen.filter(element => element.matches('.details')).flatMap(crowdedLines),
    ...seen.flatMap(gapForNothing),
    ...controls.flatMap(smallTarget),
    ...overlaps(controls),
  ];
}

function boxFaults(element: HTMLElement, frame: HTMLElement): string[] {
  const { width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return [];
  const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
  const isClipped = overflowX === 'hidden' || overflowX === 'clip';
  const isScrolledDown = overflowY === 'auto' || overflowY === 'scroll';
  const isWide = element.scrollWidth > element.clientWidth + TOLERANCE_PX;
  const hasText = hasOwnText(element);
  const kinds = [
    isWide && isScrolledDown && overflowX !== 'auto' && 'scrolls sideways',
    reachesOut(element, frame) && 'reaches out',
    isWide && hasText && isClipped && textOverflow !== 'ellipsis' && 'cut',
    isWide && hasText && !isClipped && element.clientWidth > 0 && 'text wider than its box',
    hasText && isTextId(element) && 'a text id',
  ];
  return kinds.filter(kind => kind !== false).map(kind => `${kind}: ${nameOf(element)}`);
}

function reachesOut(element: HTMLElement, frame: HTMLElement): boolean {
  const box = element.getBoundingClientRect();
  const outer = frame.getBoundingClientRect();
  if (box.left >= outer.left - TOLERANCE_PX && box.right <= outer.right + TOLERANCE_PX) return false;
  for (let at: Element | null = element; at && at !== frame; at = at.parentElement) {
    const { overflowX } = getComputedStyle(at);
    if (overflowX === 'auto' || overflowX === 'scroll') return false;
  }
  return true;
}

/** An inline link's target is wider than its text on purpose. */
const hasOwnText = (element: HTMLElement): boolean =>
  !element.matches('.link--target, :has(> .link--target), :has(> * > .link--target)') &&
  [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

const isTextId = (element: HTMLElement): boolean =>
  /^[a-z]\w*(\.[a-zA-Z]\w*)+$/.test((element.textContent ?? '').trim()) && !element.closest('[part~=html]');

/** A value of several lines keeps its distance from the next one. A hash that comes late moves nothing above it. */
function crowdedLines(list: HTMLElement): string[] {
  const isToCopy = list.querySelector('.details__row--copy ~ .details__row--copy:not(.details__row--id)');
  const values = [...list.querySelectorAll('.details__value')];
  return values.slice(1).flatMap((value, index) => {
    const before = values[index]?.getBoundingClientRect().bottom ?? 0;
    const gap = value.getBoundingClientRect().top - before;
    return gap < (isToCopy ? SMALLEST_COPY_GAP_PX : SMALLEST_GAP_PX)
      ? [`crowded by ${Math.round(gap)} px: ${nameOf(value)}`]
      : [];
  });
}

/** An element without height is not seen, but the gap on its other side is. */
function gapForNothing(element: HTMLElement): string[] {
  const { offsetHeight, parentElement } = element;
  if (offsetHeight > 0 || !parentElement) return [];
  const { position, marginBlockStart } = getComputedStyle(element);
  const { display, flexDirection, rowGap } = getComputedStyle(parentElement);
  const gap = Number.parseFloat(rowGap) + Number.parseFloat(marginBlockStart);
  const isInColumn = position === 'static' && (display === 'grid' || flexDirection === 'column');
  return gap > 0 && isInColumn ? [`nothing, with a gap of ${gap} px: ${nameOf(element)}`] : [];
}

function smallTarget(control: HTMLElement): string[] {
  const { height } = control.getBoundingClientRect();
  const isInText = control.matches('.link, .prose a, [part~=html] a, [part~=link], [part~=copy], input');
  return height < SMALLEST_TARGET_PX - TOLERANCE_PX && !isInText
    ? [`target of ${Math.round(height)} px: ${nameOf(control)}`]
    : [];
}

const overlaps = (controls: readonly HTMLElement[]): string[] =>
  controls.flatMap((one, index) =>
    controls
      .slice(index + 1)
      .filter(other => !mayOverlap(one, other) && areOverlapping(one, other))
      .map(other => `overlap: ${nameOf(one)} and ${nameOf(other)}`),
  );

function areOverlapping(one: HTMLElement, other: HTMLElement): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 2 && height > 2;
}

function mayOverlap(one: HTMLElement, other: HTMLElement): boolean {
  if (one.contains(other) || other.contains(one)) return true;
  // A button inside of its field.
  if (one.matches('input') && one.parentElement?.contains(other)) return true;
  if (one.matches('.link--target') || other.matches('.link--target')) return true;
  // What stays in place over the screen, and what scrolls below it.
  if (isOver(one) !== isOver(other)) return true;
  return isOver(one) && one.closest('.footer') !== other.closest('.footer');
}

const isOver = (element: Element): boolean =>
  element.closest('.footer, .header, .snackbars, [part~=snackbar]') !== null;
