import type { Cashier } from '../../../state/Cashier';
import type { Redirect } from '../../../state/createTransactionState';
import { reportToHost } from '../../shared/failure/reportFailure';
import { tellPlayer } from '../../shared/failure/tellPlayer';
import { type RedirectAnswer, readRedirect } from './followRedirect';

interface Named {
  paymentMethod: string;
  /** What the player can name the deposit by: it exists, though its page is not opened. */
  reference: string;
}

/** Where an answer sends the player, or `null`; the player and the host are told of an unsafe address (DEP-06). */
export function readSafeRedirect(
  cashier: Cashier,
  answer: RedirectAnswer,
  { paymentMethod, reference }: Named,
): Redirect | null | 'unsafe' {
  try {
    return readRedirect(answer, paymentMethod);
  } catch (error) {
    reportToHost(cashier, error);
    tellPlayer(cashier, cashier.translator.t('redirect.unsafe'), reference);
    return 'unsafe';
  }
}
