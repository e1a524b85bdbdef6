import { array, unknown } from 'superstruct';
import { snapshot } from 'valtio/vanilla';
import { checkAnswer } from '../../../api/checkAnswer';
import { type PendingWithdrawal, PendingWithdrawalStruct } from '../../../api/contract/withdrawal';
import type { Operation } from '../../../api/Operation';
import { withdrawalList } from '../../../api/operations/withdrawal';
import type { Cashier } from '../../../state/Cashier';
import { keepAsking } from '../../shared/keepAsking';

/** The list as it comes: each entry is checked alone. */
const EACH_ALONE: Operation<Record<string, never>, unknown[]> = {
  ...withdrawalList,
  answer: array(unknown()),
};

/** What is on its way, asked for with the list; the list does without it. Returns its end. */
export function loadPending(cashier: Cashier): () => void {
  const { client, withdrawal, send } = cashier;
  const end = new AbortController();
  const { signal } = end;

  /** One that cannot be read is told, and does not hide the others. */
  function readPending(raw: unknown, index: number): PendingWithdrawal[] {
    const checked = checkAnswer(raw, PendingWithdrawalStruct);
    if (checked.ok) return [checked.value];
    send({ messageType: 'Error', message: `${withdrawalList.path}: ${index}.${checked.problem}` });
    return [];
  }

  /** Whoever asks about one still holds it. */
  function asListed(one: PendingWithdrawal): PendingWithdrawal {
    const listed = withdrawal.pending.find(({ withdrawalId }) => withdrawalId === one.withdrawalId);
    return listed ? Object.assign(listed, one) : one;
  }

  async function load(): Promise<void> {
    const known = snapshot(withdrawal.pending);
    try {
      const pending = await client.call(EACH_ALONE, {}, { signal });
      if (signal.aborted) return;
      // Older than what has been heard meanwhile: it may still list what is over.
      if (snapshot(withdrawal.pending) === known)
        withdrawal.pending = pending.flatMap(readPending).map(asListed);
      else void load();
    } catch (error) {
      if (!signal.aborted)
        send({ messageType: 'Error', message: error instanceof Error ? error.message : withdrawalList.path });
    }
  }

  keepAsking(cashier, signal, () => void load());
  void load();
  return () => end.abort();
}
