import type { CryptoNetwork } from '../spec/crypto';

const BASE58 = '[1-9A-HJ-NP-Za-km-z]';
const EVM = /^0x[0-9a-fA-F]{40}$/;

/** What an address of a network looks like; one of bech32 may be all capitals, as codes have it. Networks of one family share a look. */
const LOOKS: Readonly<Record<CryptoNetwork, RegExp>> = {
  BITCOIN: new RegExp(`^(bc1[a-z0-9]{25,62}|BC1[A-Z0-9]{25,62}|[13]${BASE58}{25,34})$`),
  LITECOIN: new RegExp(`^(ltc1[a-z0-9]{25,62}|LTC1[A-Z0-9]{25,62}|[LM]${BASE58}{25,34})$`),
  ETHEREUM: EVM,
  BINANCE_SMART_CHAIN: EVM,
  TRON: new RegExp(`^T${BASE58}{33}$`),
  TON: /^[EUk0]Q[\w-]{46}$/,
};

/** Coins that live on one network: their methods have no field for it. */
const NETWORK_OF_COIN: Readonly<Record<string, CryptoNetwork>> = {
  btc: 'BITCOIN',
  eth: 'ETHEREUM',
  ltc: 'LITECOIN',
  trx: 'TRON',
  ton: 'TON',
};

const isNetwork = (name: string): name is CryptoNetwork => Object.hasOwn(LOOKS, name);

export function networkOfCoin(method: string): CryptoNetwork | null {
  return (Object.hasOwn(NETWORK_OF_COIN, method) && NETWORK_OF_COIN[method]) || null;
}

export type AddressProblem =
  /** It belongs to another network: money sent there is lost. */
  | { code: 'otherNetwork'; looksLike: CryptoNetwork }
  /** It looks like none of the networks that are known. */
  | { code: 'malformed' };

/**
 * Holds an address against the network it is meant for, by its look. An unknown network, or none chosen yet, is left
 * to the field's own rule.
 */
export function checkCryptoAddress(address: string, network: string): AddressProblem | null {
  const text = address.trim();
  if (text === '' || !isNetwork(network) || LOOKS[network].test(text)) return null;
  const looksLike = Object.keys(LOOKS).find(name => isNetwork(name) && LOOKS[name].test(text));
  return looksLike && isNetwork(looksLike) ? { code: 'otherNetwork', looksLike } : { code: 'malformed' };
}
