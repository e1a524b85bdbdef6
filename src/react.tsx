import { createElement, type ReactElement, useEffect, useRef } from 'react';
import type { CashierElement } from './element/CashierElement';
import { define } from './element/define';
import { PARENT_FIELD_NAMES, type ParentData } from './host/parentData';
import { DOM_EVENTS, type MessageOf, type MessageType } from './host/protocol';

export type CashierProps = Partial<ParentData> & {
  /** Every message to the host, by its type. */
  onMessage?: <T extends MessageType>(message: MessageOf<T>) => void;
};

/** `<cashier-widget>` for React 18 and 19: parent data as props, messages by one callback. */
export function Cashier({ onMessage, ...data }: CashierProps): ReactElement {
  const element = useRef<CashierElement>(null);
  // Hosts pass a new closure each render; the ref saves listening anew.
  const latest = useRef(onMessage);
  latest.current = onMessage;

  useEffect(() => {
    define();
    const { current: target } = element;
    if (!target) return;
    const listening = new AbortController();
    for (const [messageType, event] of Object.entries(DOM_EVENTS)) {
      if (event === null) continue;
      const handle = ({ detail }: CustomEvent) =>
        latest.current?.({ messageType, ...detail } as MessageOf<MessageType>);
      target.addEventListener(event, handle as EventListener, { signal: listening.signal });
    }
    return () => listening.abort();
  }, []);

  useEffect(() => {
    for (const field of PARENT_FIELD_NAMES) {
      if (element.current && field in data) Object.assign(element.current, { [field]: data[field] });
    }
  });

  return createElement('cashier-widget', { ref: element });
}
