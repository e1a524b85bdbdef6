import type { ParentData } from '../../../src/host/parentData';
import type { Hear, Mount, Mounted, Widget } from './Mounted';

/** The place where the cashier stands. */
export interface Stage {
  /** Applies what has changed: live where the widget can, else with a new widget. */
  show(data: Partial<ParentData>): void;
  /** The same, but a closed cashier stays closed. */
  update(data: Partial<ParentData>): void;
  restart(): void;
  back(): void;
  close(): void;
  remove(): void;
  /** A new token, as a host sets it after the old one has expired. */
  renewToken(): void;
  /** The element, where it is on this very page. */
  widget(): Widget | null;
}

/** `page` counts at the start only; for another player, view or design the demo starts anew as well. */
const FIXED: readonly (keyof ParentData)[] = ['page', 'widgetViewType', 'userId', 'platformVersion'];

export function createStage(place: HTMLElement, mount: Mount, hear: Hear): Stage {
  let mounted: Mounted | null = null;
  let shown: Partial<ParentData> = {};

  function remove(): void {
    mounted?.remove();
    mounted = null;
    place.replaceChildren();
  }

  function restart(): void {
    remove();
    mounted = mount(place, shown, hear);
  }

  const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

  function update(data: Partial<ParentData>): void {
    const entries = Object.entries(data) as [keyof ParentData, unknown][];
    const changed = entries.filter(([name, value]) => !isSame(shown[name], value));
    shown = { ...data };
    if (!mounted || changed.length === 0) return;
    if (changed.some(([name]) => FIXED.includes(name))) restart();
    else mounted.update(Object.fromEntries(changed));
  }

  return {
    update,
    show(data) {
      update(data);
      if (!mounted) restart();
    },
    restart,
    remove,
    back: () => mounted?.back(),
    close: () => mounted?.close(),
    renewToken: () => mounted?.update({ token: shown.token ?? '' }),
    widget: () => mounted?.widget ?? null,
  };
}
