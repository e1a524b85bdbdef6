import type { ReactElement } from 'react';
import { SweepstakeDisclaimer } from '../../../flows/sweepstake/SweepstakeDisclaimer';
import { CryptoAddressScreen } from './CryptoAddressScreen';

/** Where the price of a coin package is sent to. */
export function BoxAddressScreen(): ReactElement {
  return (
    <CryptoAddressScreen>
      <SweepstakeDisclaimer />
    </CryptoAddressScreen>
  );
}
