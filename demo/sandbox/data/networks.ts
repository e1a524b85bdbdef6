/** The keys of the specification's confirmations table: blocks, and seconds for one. */
export const NETWORKS: Readonly<
  Record<string, { confirmations: number; blockSeconds: number; minUsd: number }>
> = {
  BINANCE_SMART_CHAIN: { confirmations: 16, blockSeconds: 2, minUsd: 5 },
  BITCOIN: { confirmations: 5, blockSeconds: 600, minUsd: 15 },
  ETHEREUM: { confirmations: 16, blockSeconds: 12, minUsd: 10 },
  LITECOIN: { confirmations: 5, blockSeconds: 150, minUsd: 5 },
  TON: { confirmations: 8, blockSeconds: 2, minUsd: 5 },
  TRON: { confirmations: 20, blockSeconds: 3, minUsd: 5 },
};
