import { withdrawalList } from '../../api/operations/withdrawal';
import type { Cashier } from '../../state/Cashier';

/** What is on its way, asked for with the list; the list does without it. Returns its end. */
export function loadPending({ client, withdrawal, send, onReconnect }: Cashier): () => void {
  const end = new AbortController();
  const { signal } = end;

  async function load(): Promise<void> {
    try {
      const pending = await client.call(withdrawalList, {}, { signal });
      if (!signal.aborted) withdrawal.pending = pending;
    } catch (error) {
      if (!signal.aborted)
        send({ messageType: 'Error', message: error instanceof Error ? error.message : withdrawalList.path });
    }
  }

  const stopReconnect = onReconnect(() => void load());
  void load();
  return () => {
    end.abort();
    stopReconnect();
  };
}
