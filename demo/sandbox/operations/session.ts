import type { Call } from '../core/Bank';
import { optionalText } from '../core/input';

export function sessionStart(call: Call): Record<string, string> {
  const { bank, user } = call;
  const started = bank.state.sessions[user.id];
  if (started) return started;
  const session = {
    payment_session_id: bank.newId('ses'),
    created_at: new Date(bank.now()).toISOString(),
    pending_group: optionalText(call, 'pendingGroup') ?? '',
  };
  bank.state.sessions[user.id] = session;
  bank.changed();
  return session;
}

/** Kept as a line of the request log; nothing else follows from it. */
export function noted(): Record<string, never> {
  return {};
}
