/** The least deposit in dollars, by the key of the network: the network minimums of the specification. */
export const NETWORK_MINIMUMS: Readonly<Record<string, number>> = {
  BINANCE_SMART_CHAIN: 5,
  BITCOIN: 15,
  ETHEREUM: 10,
  LITECOIN: 5,
  TON: 5,
  TRON: 5,
};
