import type { Wallet } from '../../../api/contract/deposit';
import { currencyOf } from '../../../domain/money/currency';
import { positive } from '../../../lib/positive';
import { type NetworkFacts, networkFacts } from '../networkFacts';

/** A wallet that money may be sent to. */
export interface CryptoAddress {
  address: string;
  network: NetworkFacts | null;
  /** The coin; empty where neither the wallet nor its method names it. */
  currency: string;
  tag: string | null;
  /** The price of one coin in the deposit's currency. */
  rate: number | null;
  /** In units of the coin. */
  minAmount: number | null;
  timeoutMinutes: number | null;
}

const LONGEST_ADDRESS = 2000;
/**
 * Spaces, control and direction marks: they are in no address, and with them two different addresses can look
 * alike.
 */
const NOT_IN_ADDRESS = /[\s\p{C}]/u;

/** The coin whose code is in the name of the method, where it is the only one: of two it may be either. */
function coinNamed(paymentMethod: string): string {
  const words = paymentMethod.toUpperCase().split(/[\W_]+/);
  const [coin = '', ...others] = words.filter(word => currencyOf(word).isCrypto);
  return others.length === 0 ? coin : '';
}

/** CRY-01: `null` if the answer holds no address that can be shown; nothing may be sent then. */
export function readWallet(wallet: Wallet | undefined, paymentMethod: string): CryptoAddress | null {
  const address = wallet?.address?.trim() ?? '';
  if (!wallet || address === '' || address.length > LONGEST_ADDRESS || NOT_IN_ADDRESS.test(address))
    return null;
  return {
    address,
    network: wallet.network ? networkFacts(wallet.network) : null,
    currency: wallet.currency ?? coinNamed(paymentMethod),
    tag: wallet.tag?.trim() || null,
    rate: positive(wallet.rate),
    minAmount: positive(wallet.minAmount),
    timeoutMinutes: positive(wallet.timeout_minutes),
  };
}
