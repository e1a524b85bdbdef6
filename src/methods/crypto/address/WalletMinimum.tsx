import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { useCashier } from '../../../state/CashierContext';
import { MinimumNote } from '../MinimumNote';
import { MINIMUM_CURRENCY } from '../networkFacts';
import { sumToSend } from './coinAmount';
import type { CryptoAddress } from './readWallet';

/** Compares the sum to send with the server's own minimum, or else with the table's. */
export function WalletMinimum({ wallet }: { wallet: CryptoAddress }): ReactElement {
  const made = useSnapshot(useCashier().transaction);
  const { minAmount, currency: coin, network } = wallet;
  if (minAmount !== null)
    return (
      <MinimumNote
        sum={{ amount: sumToSend(wallet, made) ?? 0, currency: coin }}
        minimum={{ amount: minAmount, currency: coin }}
      />
    );
  const minUsd = network?.minUsd ?? null;
  return (
    <MinimumNote
      sum={made}
      minimum={minUsd === null ? null : { amount: minUsd, currency: MINIMUM_CURRENCY }}
    />
  );
}
