import type { ParentData } from '../../../src/host/parentData';

type Widget = HTMLElement & Partial<ParentData> & { back(): void; close(): void };

/** The place where the widget stands. */
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
}

/** Read once at the start, or another player's: a new widget is needed. */
const FIXED: readonly (keyof ParentData)[] = ['page', 'widgetViewType', 'userId'];

export function createStage(place: Element): Stage {
  let widget: Widget | null = null;
  let shown: Partial<ParentData> = {};

  function mount(): void {
    widget = Object.assign(document.createElement('cashier-widget') as Widget, shown);
    place.replaceChildren(widget);
  }

  const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

  function update(data: Partial<ParentData>): void {
    const entries = Object.entries(data) as [keyof ParentData, unknown][];
    const changed = entries.filter(([name, value]) => !isSame(shown[name], value));
    shown = { ...data };
    if (!widget) return;
    if (changed.some(([name]) => FIXED.includes(name))) mount();
    else Object.assign(widget, Object.fromEntries(changed));
  }

  return {
    update,
    show(data) {
      update(data);
      if (!widget) mount();
    },
    restart: mount,
    back: () => widget?.back(),
    close: () => widget?.close(),
    remove() {
      widget = null;
      place.replaceChildren();
    },
    renewToken() {
      if (widget) widget.token = shown.token ?? '';
    },
  };
}
