/**
 * Identifies a control of the early list and its counterpart in the app's: both lists have the same controls,
 * with the same names, in the same order.
 */
export interface ControlPlace {
  key: string;
  /** Among the controls of this key, as names may repeat. */
  index: number;
}

const CONTROLS = 'button, input';

const keyOf = (control: Element): string => {
  const name =
    control.getAttribute('aria-label') ??
    control.querySelector('.method-name')?.textContent ??
    control.textContent;
  return `${control.getAttribute('part')} ${name}`;
};

const controlsOf = (frame: ParentNode, key: string): HTMLElement[] =>
  [...frame.querySelectorAll<HTMLElement>(CONTROLS)].filter(control => keyOf(control) === key);

export function controlPlaceOf(frame: ParentNode, control: Element | null): ControlPlace | null {
  if (!control || !frame.contains(control)) return null;
  const key = keyOf(control);
  return { key, index: controlsOf(frame, key).indexOf(control as HTMLElement) };
}

export const controlAt = (root: ParentNode, place: ControlPlace | null): HTMLElement | undefined =>
  place ? controlsOf(root, place.key)[place.index] : undefined;
