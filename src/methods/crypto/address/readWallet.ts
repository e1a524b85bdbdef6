import type { Wallet } from '../../../api/contract/deposit';
import { positive } from '../../../lib/positive';
import { type NetworkFacts, networkFacts } from '../form/networkFacts';

/** A wallet that money may be sent to. */
export interface CryptoAddress {
  address: string;
  network: NetworkFacts | null;
  currency: string;
  tag: string | null;
  /** What one coin is worth in the deposit's currency. */
  rate: number | null;
  /** In the coin. */
  minAmount: number | null;
  timeoutMinutes: number | null;
}

const LONGEST_ADDRESS = 2000;
/** Spaces, controls and marks that turn the reading around: an address has none, and two with them look alike. */
const NOT_IN_ADDRESS = /[\s\p{C}]/u;

/** CRY-01: `null` where the answer holds no address that can be shown: nothing may be sent then. */
export function readWallet(wallet: Wallet | undefined): CryptoAddress | null {
  const address = wallet?.address?.trim() ?? '';
  if (!wallet || address === '' || address.length > LONGEST_ADDRESS || NOT_IN_ADDRESS.test(address))
    return null;
  return {
    address,
    network: wallet.network ? networkFacts(wallet.network) : null,
    currency: wallet.currency ?? '',
    tag: wallet.tag?.trim() || null,
    rate: positive(wallet.rate),
    minAmount: positive(wallet.minAmount),
    timeoutMinutes: positive(wallet.timeout_minutes),
  };
}
