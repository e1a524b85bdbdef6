import type { OutgoingMessage } from '../../host/protocol';
import type { Cashier } from '../../state/Cashier';
import { createFunnel } from './createFunnel';
import { createStateMirror } from './createStateMirror';

/** Shows the host a running widget: its state, its funnel, and what is wrong with its configuration. */
export function startControl(cashier: Cashier): void {
  const { handle, resource, signal } = cashier;
  const mirror = resource('mirror', () => createStateMirror(cashier));
  const funnel = resource('funnel', () => createFunnel(cashier));
  handle.setMirror(mirror);
  const stop = handle.onMessage(funnel.hear);
  mirror.refresh();
  signal.addEventListener('abort', stop, { once: true });
  // Some of what the host gave is refused before the code that says so at the console is there.
  const kept: OutgoingMessage[] = [];
  const stopKeeping = handle.onMessage(message => kept.push(message));
  import('./lint/startLint')
    .then(
      ({ startLint }) => !signal.aborted && startLint(cashier, kept),
      () => {},
    )
    .finally(stopKeeping);
}
