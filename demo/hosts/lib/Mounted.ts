import type { CashierElement } from '../../../src/element/CashierElement';
import type { ParentData } from '../../../src/host/parentData';

export type Widget = HTMLElement & Pick<CashierElement, 'state' | 'error' | 'back' | 'close' | 'diagnose'>;

/** A cashier on the page, whichever way it is embedded. */
export interface Mounted {
  /** The element itself, where it is on this very page. */
  widget: Widget | null;
  update(changes: Partial<ParentData>): void;
  back(): void;
  close(): void;
  remove(): void;
}

/** @param name of the DOM event. @param label as this way of embedding calls it. */
export type Hear = (name: string, detail: unknown, label: string) => void;

export type Mount = (place: HTMLElement, data: Partial<ParentData>, hear: Hear) => Mounted;
