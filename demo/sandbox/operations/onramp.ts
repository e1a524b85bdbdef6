import type { Call } from '../core/Bank';
import { optionalText, text } from '../core/input';
import { Refusal } from '../core/Refusal';
import { moveDeposit } from '../ledger/deposits';
import { ownDeposit } from './deposit';
import { FIRST_OFFER, isOfferId } from './offers';

interface Continued {
  error?: string;
  source?: string;
  method?: 'GET' | 'POST';
  data?: Record<string, string>;
}

/** Sends the player to the provider. `offerId` is this server's own; without it the first offer is meant. */
export function externalDepositContinue(call: Call): Continued {
  const deposit = ownDeposit(call, text(call, 'depositId'));
  const offerId = optionalText(call, 'offerId') ?? FIRST_OFFER;
  // Once an offer was chosen, another may be chosen in its place.
  if (!isOfferId(offerId) || (deposit.stage !== 'offers' && !deposit.offerId)) {
    throw new Refusal(422, 'No such offer', 'banking.offerUnknown');
  }
  // The player is told that nothing was paid: nothing may be paid any more.
  if (deposit.scenario === 'continue-error') moveDeposit(call.bank, deposit, 'mistaked', 'offer_expired');
  if (deposit.status === 'mistaked') return { error: 'offer_expired' };
  if (deposit.status !== 'waiting') throw new Refusal(409, 'This deposit is closed', 'banking.depositClosed');
  Object.assign(deposit, { stage: 'open', flow: 'page', offerId });
  call.bank.changed();
  return {
    source: `${call.bank.url()}/pay/${deposit.id}`,
    method: 'GET',
    data: { session: deposit.session, lang: call.user.lang },
  };
}
