import { useEffect, useState } from 'react';
import type { Card } from '../../../api/contract/card';
import { DecryptionError } from '../../../lib/decryptAesGcm';
import { useCashier } from '../../../state/CashierContext';
import { readCardNumber } from './readCardNumber';

type CardNumber =
  | { status: 'loading' }
  | { status: 'none' }
  | { status: 'ready'; number: string }
  | { status: 'failed'; problem: DecryptionError['problem'] };

/** DEP-12: the number to pay to, decrypted if necessary; kept in this component alone, not in a store. */
export function useCardNumber(card: Card): CardNumber {
  const { send, transaction, translator } = useCashier();
  const [state, setState] = useState<CardNumber>({ status: 'loading' });
  useEffect(() => {
    let isGone = false;
    const set = (next: CardNumber) => !isGone && setState(next);
    readCardNumber(card).then(
      number => set(number === null ? { status: 'none' } : { status: 'ready', number }),
      (error: unknown) => {
        const failure = error instanceof DecryptionError ? error : new DecryptionError('failed');
        if (!isGone) {
          send({ messageType: 'Error', message: failure.message });
          const message = translator.t('transfer.numberFailed');
          const reference = transaction.depositId ?? transaction.requestId ?? '';
          send({ messageType: 'onDisplayError', message, reference });
        }
        set({ status: 'failed', problem: failure.problem });
      },
    );
    return () => {
      isGone = true;
    };
  }, [card, send, transaction, translator]);
  return state;
}
