import type { ReactElement } from 'react';
import { SweepstakeDisclaimer } from '../../../flows/sweepstake/SweepstakeDisclaimer';
import { CryptoAddressScreen } from './CryptoAddressScreen';

/** The address to which the price of a coin package is sent. */
export function BoxAddressScreen(): ReactElement {
  return (
    <CryptoAddressScreen>
      <SweepstakeDisclaimer />
    </CryptoAddressScreen>
  );
}
