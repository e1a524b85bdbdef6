import { lettersAndDigits } from '../../lib/lettersAndDigits';
import { ownValue } from '../../lib/ownValue';
import { CRYPTO_NETWORK_NAMES, type CryptoNetwork } from '../../spec/crypto';

const BASE58 = '[1-9A-HJ-NP-Za-km-z]';
const EVM = /^0x[0-9a-fA-F]{40}$/;
/** What follows `bc1` or `ltc1`: of the versions in use, so that one which was copied in part is told. */
const BECH32 = '(?:q[02-9ac-hj-np-z]{38}|[qp][02-9ac-hj-np-z]{58})';

/**
 * What the addresses of a network look like; networks of one family share a look. A bech32 address may be all
 * capitals, as in QR codes.
 */
const LOOKS: Readonly<Record<CryptoNetwork, RegExp>> = {
  BITCOIN: new RegExp(`^(bc1${BECH32}|${`bc1${BECH32}`.toUpperCase()}|[13]${BASE58}{25,34})$`),
  LITECOIN: new RegExp(`^(ltc1${BECH32}|${`ltc1${BECH32}`.toUpperCase()}|[LM]${BASE58}{25,34})$`),
  ETHEREUM: EVM,
  BINANCE_SMART_CHAIN: EVM,
  TRON: new RegExp(`^T${BASE58}{33}$`),
  TON: /^[EUk0]Q[\w-]{46}$/,
};

/** Coins with a single network: their methods have no field for it. */
const NETWORK_OF_COIN: Readonly<Record<string, CryptoNetwork>> = {
  btc: 'BITCOIN',
  eth: 'ETHEREUM',
  ltc: 'LITECOIN',
  trx: 'TRON',
  ton: 'TON',
};

const isNetwork = (name: string): name is CryptoNetwork => Object.hasOwn(LOOKS, name);
const NETWORKS = Object.keys(LOOKS).filter(isNetwork);

export const networkOfCoin = (method: string): CryptoNetwork | null =>
  ownValue(NETWORK_OF_COIN, method.toLowerCase()) ?? null;

/** Some servers write 'TRC-20' as trc20, or 'Bitcoin Cash' as BITCOIN_CASH. */
export const plainNetwork = (name: string): string => lettersAndDigits(name.toUpperCase());

/** The network that goes by this name in either table, in any spelling; `null` if its addresses are not known. */
export const networkNamed = (name: string): CryptoNetwork | null =>
  NETWORKS.find(key =>
    [key, CRYPTO_NETWORK_NAMES[key] ?? key].some(one => plainNetwork(one) === plainNetwork(name)),
  ) ?? null;

type AddressProblem =
  /** The address of another network: money sent there is lost. */
  | { code: 'otherNetwork'; looksLike: CryptoNetwork }
  /** It looks like an address of no known network. */
  | { code: 'malformed' };

/**
 * Checks by its look whether an address belongs to the network. An unknown network, or none chosen yet, is
 * left to the field's own rule.
 */
export function checkCryptoAddress(address: string, network: string): AddressProblem | null {
  const text = address.trim();
  if (text === '' || !isNetwork(network) || LOOKS[network].test(text)) return null;
  const looksLike = NETWORKS.find(name => LOOKS[name].test(text));
  return looksLike ? { code: 'otherNetwork', looksLike } : { code: 'malformed' };
}

/** Payment links, by the network that they name: BIP-21, EIP-681 with its chain number, TON's, and TRON's. */
const LINKS: Readonly<Record<CryptoNetwork, RegExp>> = {
  BITCOIN: /^bitcoin:(\w+)(?=\?|$)/i,
  LITECOIN: /^litecoin:(\w+)(?=\?|$)/i,
  ETHEREUM: /^ethereum:(?:pay-)?(0x\w+)(?:@1)?(?=\?|$)/i,
  BINANCE_SMART_CHAIN: /^ethereum:(?:pay-)?(0x\w+)@56(?=\?|$)/i,
  TRON: /^tron:(\w+)(?=\?|$)/i,
  TON: /^ton:\/\/transfer\/([\w-]+)(?=\?|$)/i,
};

/** A memo, without which the money would be lost, or a parameter that must not be ignored (BIP-21 `req-`). */
const SAYS_MORE = /[?&](?:(?:text|comment|memo|tag)=[^&]|req-)/i;

/**
 * The address of a payment link of this network; `null` for any other text, and if the link says more than
 * may be ignored.
 */
export function addressOfLink(text: string, network: string): string | null {
  if (!isNetwork(network) || SAYS_MORE.test(text)) return null;
  const address = LINKS[network].exec(text.trim())?.[1] ?? '';
  return LOOKS[network].test(address) ? address : null;
}
