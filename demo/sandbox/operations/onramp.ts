import type { Call } from '../core/Bank';
import { optionalText, text } from '../core/input';
import { Refusal } from '../core/Refusal';
import { isScenario, ownDeposit } from './deposit';
import { isOfferId } from './offers';

interface Continued {
  error?: string;
  source?: string;
  method?: 'GET' | 'POST';
  data?: Record<string, string>;
}

/** Sends the player to the provider. `offerId` is this server's own; without it the first offer is meant. */
export function externalDepositContinue(call: Call): Continued {
  const deposit = ownDeposit(call, text(call, 'depositId'));
  const offerId = optionalText(call, 'offerId');
  if (offerId && !isOfferId(offerId)) throw new Refusal(422, 'No such offer', 'banking.offerUnknown');
  if (deposit.status !== 'waiting' || isScenario(deposit, 'continue-error'))
    return { error: 'offer_expired' };
  deposit.stage = 'open';
  deposit.flow = 'page';
  if (offerId) deposit.offerId = offerId;
  call.bank.changed();
  return {
    source: `${call.bank.url()}/pay/${deposit.id}`,
    method: 'GET',
    data: { session: deposit.session, lang: call.user.lang },
  };
}
