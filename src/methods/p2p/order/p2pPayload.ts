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
    paymentType: paymentMethod,
    returnUrl: _address,
    wallet: _network,
    boxId: _package,
    abTestGroup: _group,
    ...payload
  } = depositPayload(cashier, intent);
  const { bank } = payload.fields;
  return {
    selectedCountry: regionOf(cashier),
    ...payload,
    paymentMethod,
    ...(bank !== undefined && { bank }),
  };
}
