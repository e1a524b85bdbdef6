import type { HoldEvent, HoldEvents } from './HoldEvent';
import type { DOM_EVENTS, MessageType, OutgoingMessages } from './protocol';

type Named<T extends MessageType> = (typeof DOM_EVENTS)[T];

/** A message without fields has an empty detail. */
type Detail<Fields> = Fields extends null ? Record<string, never> : Fields;

/** Every event of the element by its name: the messages with their fields as detail, and those a host can hold. */
export type CashierEventMap = {
  [T in MessageType as Named<T> extends string ? Named<T> : never]: CustomEvent<Detail<OutgoingMessages[T]>>;
} & { [Name in keyof HoldEvents]: HoldEvent<HoldEvents[Name]> };

/** `addEventListener` and its counterpart with the types of this element's events; other names are any element's. */
export interface CashierListeners {
  addEventListener<Name extends keyof CashierEventMap>(
    name: Name,
    listener: (this: this, event: CashierEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof CashierEventMap>(
    name: Name,
    listener: (this: this, event: CashierEventMap[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
}
