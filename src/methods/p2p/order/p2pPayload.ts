import type { P2PPayload } from '../../../api/contract/p2p';
import { depositPayload } from '../../../flows/deposit/submit/depositPayload';
import type { Cashier } from '../../../state/Cashier';
import type { PressedIntent } from '../../../state/DepositIntent';
import { regionOf } from '../../../state/regionOf';

/** deposit-create-p2p's payload (P2P-02), without the ids of request and session and without the captcha. */
export function p2pPayload(
  cashier: Cashier,
  intent: PressedIntent,
): Omit<P2PPayload, 'requestId' | 'paymentSessionId'> {
  const {
    amount,
    currency,
    depositId,
    fields,
    isActivatedBonus,
    bonusId,
    metadata,
    selectedCountry = regionOf(cashier),
  } = depositPayload(cashier, intent);
  const { bank } = fields;
  return {
    amount,
    currency,
    fields,
    isActivatedBonus,
    metadata,
    selectedCountry,
    paymentMethod: intent.method.name,
    ...(depositId !== undefined && { depositId }),
    ...(bonusId !== undefined && { bonusId }),
    ...(bank !== undefined && { bank }),
  };
}
