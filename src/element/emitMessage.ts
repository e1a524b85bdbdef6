import { DOM_EVENTS, type OutgoingMessage } from '../host/protocol';

/** Fires a message's DOM event: bubbling, composed, its fields in `detail` (contract.md). */
export function emitMessage(element: HTMLElement, message: OutgoingMessage): void {
  const { messageType, ...detail } = message;
  const name = DOM_EVENTS[messageType];
  if (name) element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}
