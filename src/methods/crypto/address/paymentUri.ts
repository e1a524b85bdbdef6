import { networkNamed } from '../../../domain/crypto/cryptoAddress';
import { encodeText } from '../../../lib/encodeText';
import { ownValue } from '../../../lib/ownValue';
import { coinDecimals } from './coinAmount';

interface CoinPayment {
  address: string;
  /** The network, as the server names it. */
  network: string | null;
  coin: string;
  /** In units of the coin. */
  amount: number | null;
  tag: string | null;
}

const PLAIN_ADDRESS = /^[\w-]+$/;
const ETHEREUM_CHAIN_ID = 1;
const WEI_DIGITS = 18;
const NANO_DIGITS = 9;

/**
 * The amount as a whole number of the coin's smallest units, taken from its digits: a float product would be
 * rounded.
 */
function smallestUnits(amount: number, coin: string, digits: number): string {
  const [whole = '0', fraction = ''] = amount.toFixed(coinDecimals(coin)).split('.');
  return BigInt(whole + fraction.padEnd(digits, '0').slice(0, digits)).toString();
}

const withQuery = (base: string, query: Record<string, string | null>): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value ? [`${name}=${encodeText(value)}`] : [],
  );
  return pairs.length > 0 ? `${base}?${pairs.join('&')}` : base;
};

const bip21 =
  (scheme: string) =>
  ({ address, coin, amount }: CoinPayment): string =>
    withQuery(`${scheme}:${address}`, {
      amount: amount === null ? null : amount.toFixed(coinDecimals(coin)).replace(/\.?0+$/, ''),
    });

/** Wallets know a URI for a network's own coin. For tokens (USDT, USDC) there is none that all of them read alike. */
const URIS: Readonly<Record<string, (payment: CoinPayment) => string>> = {
  'BITCOIN BTC': bip21('bitcoin'),
  'LITECOIN LTC': bip21('litecoin'),
  'ETHEREUM ETH': ({ address, coin, amount }) =>
    withQuery(`ethereum:${address}@${ETHEREUM_CHAIN_ID}`, {
      value: amount === null ? null : smallestUnits(amount, coin, WEI_DIGITS),
    }),
  'TON TON': ({ address, coin, amount, tag }) =>
    withQuery(`ton://transfer/${address}`, {
      amount: amount === null ? null : smallestUnits(amount, coin, NANO_DIGITS),
      text: tag,
    }),
};

/**
 * CRY-01: the content of the QR code: BIP-21, EIP-681 or the TON link for a network's own coin, else the bare
 * address.
 */
export function paymentUri(payment: CoinPayment): string {
  const { address, network, coin } = payment;
  const uri = ownValue(URIS, `${networkNamed(network ?? '')} ${coin.toUpperCase()}`);
  return uri && PLAIN_ADDRESS.test(address) ? uri(payment) : address;
}
