import { useEffect, useState } from 'react';
import type { Card } from '../../../api/contract/card';
import { DecryptionError } from '../../../lib/decryptAesGcm';
import { useCashier } from '../../../state/CashierContext';
import { readCardNumber } from './readCardNumber';

export type CardNumber =
  | { status: 'loading' }
  | { status: 'none' }
  | { status: 'ready'; number: string }
  /** `reference`: what the player can quote, as the host was told. */
  | { status: 'failed'; problem: DecryptionError['problem']; reference: string };

/** DEP-12: the number to pay to, decrypted if necessary; kept in this component alone, not in a store. */
export function useCardNumber(card: Card | null): CardNumber {
  const { send, transaction, translator } = useCashier();
  const [state, setState] = useState<CardNumber>({ status: 'loading' });
  useEffect(() => {
    let isGone = false;
    if (card)
      readCardNumber(card).then(
        number => {
          if (!isGone) setState(number === null ? { status: 'none' } : { status: 'ready', number });
        },
        (error: unknown) => {
          if (isGone) return;
          const { message, problem } =
            error instanceof DecryptionError ? error : new DecryptionError('failed');
          const reference = transaction.depositId ?? transaction.requestId ?? '';
          send({ messageType: 'Error', message });
          send({ messageType: 'onDisplayError', message: translator.t('transfer.numberFailed'), reference });
          setState({ status: 'failed', problem, reference });
        },
      );
    return () => {
      isGone = true;
    };
  }, [card, send, transaction, translator]);
  return state;
}
