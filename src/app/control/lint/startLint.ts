import { subscribe } from 'valtio/vanilla';
import { isNativePlatform } from '../../../domain/player/resolvePlatform';
import type { OutgoingMessage } from '../../../host/protocol';
import { INCORRECT_HOST_DATA } from '../../../spec/messages';
import type { Cashier } from '../../../state/Cashier';
import { SCHEMA_REFUSAL } from '../../themingOf';
import { findMistakes, type Mistake, malformed, NO_HOST, refusedOfSchema } from './findMistakes';
import { findPageMistakes } from './findPageMistakes';
import { isDevelopment } from './isDevelopment';
import { showMistakes } from './showMistakes';

/** Other errors carry a field too: those of a form that is not filled in, a missing icon, or a change that waits. */
function mistakeOf(message: OutgoingMessage, { parent, methods, withdrawal }: Cashier): Mistake | null {
  const isListed = methods.status === 'ready' || withdrawal.status === 'ready';
  if (message.messageType === 'onDisplayError') return parent.host || isListed ? null : NO_HOST;
  if (message.messageType !== 'Error' || message.field === undefined) return null;
  const { message: report, field } = message;
  if (report === `${INCORRECT_HOST_DATA}: ${field}`) return malformed(field);
  // Only a part of it is wrong, which the report names.
  if (report.startsWith(INCORRECT_HOST_DATA)) return { name: field, text: report };
  return report.startsWith(SCHEMA_REFUSAL) ? refusedOfSchema(report, field) : null;
}

/**
 * Prints each mistake of the configuration once to the console, and shows them all in development. `sent`: messages
 * of before this code was there.
 */
export function startLint(cashier: Cashier, sent: readonly OutgoingMessage[]): void {
  cashier.resource('lint', () => createLint(cashier, sent));
}

function createLint(cashier: Cashier, sent: readonly OutgoingMessage[]): { dispose(): void } {
  const { handle, parent, user } = cashier;
  const { element, root, mode, onMessage, handed } = handle;
  const said = new Set<string>();
  const others: Mistake[] = findPageMistakes(root);
  let hide = () => {};
  let handedBefore = 0;

  function check(): void {
    handedBefore = handed.size;
    const isNative = mode === 'native' || isNativePlatform(user.platform);
    const found = findMistakes({
      attributes: element.getAttributeNames(),
      properties: Object.keys(element),
      handed: [...handed],
      parent,
    });
    const texts = [...new Set([...found, ...others].map(({ text }) => text))];
    for (const text of texts) {
      if (!said.has(text)) console.warn(`<${element.localName}>: ${text}`);
      said.add(text);
    }
    hide();
    const { location } = element.ownerDocument.defaultView ?? window;
    if (texts.length > 0 && isDevelopment({ config: parent.config, isNative, location }))
      hide = showMistakes(root, texts);
  }

  function hear(message: OutgoingMessage): void {
    // An unknown field that is handed over late changes nothing else that could be watched.
    if (handed.size !== handedBefore) check();
    const mistake = mistakeOf(message, cashier);
    if (!mistake) return;
    others.push(mistake);
    check();
  }

  const stopListening = onMessage(hear);
  sent.forEach(hear);
  check();
  const stopWatching = subscribe(parent, check);
  return {
    dispose: () => {
      stopListening();
      stopWatching();
      hide();
    },
  };
}
