/** Crypto networks: specification section 9, CRY-01. */
export const CRYPTO_CONFIRMATIONS = {
  BINANCE_SMART_CHAIN: { blocks: 16, blockSeconds: 2 },
  BITCOIN: { blocks: 5, blockSeconds: 600 },
  ETHEREUM: { blocks: 16, blockSeconds: 12 },
  LITECOIN: { blocks: 5, blockSeconds: 150 },
  TON: { blocks: 8, blockSeconds: 2 },
  TRON: { blocks: 20, blockSeconds: 3 },
} as const;

export type CryptoNetwork = keyof typeof CRYPTO_CONFIRMATIONS;

/** Minimum deposit by network name, in the unit that the specification leaves open (read as US dollars). */
export const CRYPTO_NETWORK_MINIMUMS = {
  Bitcoin: 15,
  Monero: 10,
  'Bitcoin Cash': 10,
  'ERC-20': 10,
  'TRC-20': 5,
  'BEP-20': 5,
  Litecoin: 5,
  Dash: 5,
  Doge: 5,
  Zcash: 5,
  Ripple: 3,
  Stellar: 3,
} as const;

type CryptoNetworkName = keyof typeof CRYPTO_NETWORK_MINIMUMS;

/** The two tables name networks differently; TON has confirmations but no minimum. */
export const CRYPTO_NETWORK_NAMES: Readonly<Partial<Record<CryptoNetwork, CryptoNetworkName>>> = {
  BINANCE_SMART_CHAIN: 'BEP-20',
  BITCOIN: 'Bitcoin',
  ETHEREUM: 'ERC-20',
  LITECOIN: 'Litecoin',
  TRON: 'TRC-20',
};
