import { plainCopy } from '../lib/plainCopy';
import type { Questions } from './createQuestions';
import type { HostListener } from './HostAdapter';
import type { IncomingMessage } from './protocol';

type Command = Exclude<IncomingMessage, { type: 'loaded' }>;

/** Handles what a host says after the hand-over. It is the same for every adapter. */
export function dispatchIncoming(message: Command, listener: HostListener, questions: Questions): void {
  if (message.type === 'close') listener.onClose();
  else if (message.type === 'back') listener.onBack();
  else if (message.type === 'bonus-list-updated') listener.onBonusList(plainCopy(message.payload));
  else questions.answer(message.payload);
}
