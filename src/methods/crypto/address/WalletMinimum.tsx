import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { useCashier } from '../../../state/CashierContext';
import { MinimumNote } from '../MinimumNote';
import { sumToSend } from './coinAmount';
import type { CryptoAddress } from './readWallet';

/** Compares the sum to send with the server's own minimum, or else with the table's. */
export function WalletMinimum({ wallet }: { wallet: CryptoAddress }): ReactElement {
  const made = useSnapshot(useCashier().transaction);
  const { minAmount, currency: coin, network } = wallet;
  if (minAmount === null) return <MinimumNote sum={made} minimum={network?.minimum ?? null} />;
  const amount = sumToSend(wallet, made) ?? 0;
  return <MinimumNote sum={{ amount, currency: coin }} minimum={{ amount: minAmount, currency: coin }} />;
}
