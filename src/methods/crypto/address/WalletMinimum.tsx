import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { useCashier } from '../../../state/CashierContext';
import { coinAmount } from '../form/coinAmount';
import { MINIMUM_CURRENCY } from '../form/networks';
import { MinimumNote } from './MinimumNote';
import type { CryptoAddress } from './readWallet';

/** The server's own minimum, else the table's, held against what is about to be sent. */
export function WalletMinimum({ wallet }: { wallet: CryptoAddress }): ReactElement {
  const { amount, currency } = useSnapshot(useCashier().transaction);
  const { minAmount, rate, currency: coin, network } = wallet;
  if (minAmount !== null)
    return (
      <MinimumNote
        sum={{ amount: rate === null ? 0 : coinAmount(amount, rate, coin), currency: coin }}
        minimum={{ amount: minAmount, currency: coin }}
      />
    );
  const minUsd = network?.minUsd ?? null;
  return (
    <MinimumNote
      sum={{ amount, currency }}
      minimum={minUsd === null ? null : { amount: minUsd, currency: MINIMUM_CURRENCY }}
    />
  );
}
