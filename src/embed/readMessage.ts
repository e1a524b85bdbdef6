import { DOM_EVENTS, type OutgoingMessage } from '../host/protocol';

/** No message of the widget is nearly as long. A longer one is not parsed. */
const MAX_LENGTH = 100_000;

/** A message of the widget from JSON text; anything else is `null`. */
export function readMessage(data: unknown): OutgoingMessage | null {
  if (typeof data !== 'string' || data.length > MAX_LENGTH) return null;
  try {
    const value = JSON.parse(data, (key, field) => (key === '__proto__' ? undefined : field));
    const { messageType } = value;
    return typeof messageType === 'string' && Object.hasOwn(DOM_EVENTS, messageType) ? value : null;
  } catch {
    return null;
  }
}
