import type { PaymentMethod } from '../../api/contract/method';
import { networkOfCoin, plainNetwork } from '../../domain/crypto/cryptoAddress';
import { isNetworkField } from '../../domain/field/isNetworkField';
import type { Sum } from '../../domain/money/Sum';
import { ownValue } from '../../lib/ownValue';
import { CRYPTO_CONFIRMATIONS, CRYPTO_NETWORK_MINIMUMS, CRYPTO_NETWORK_NAMES } from '../../spec/crypto';

export interface Confirmations {
  blocks: number;
  blockSeconds: number;
}

/**
 * What the specification's tables say about a network. A network that they do not list has no facts: nothing
 * is made up.
 */
export interface NetworkFacts {
  /** The server's key, sent as `wallet`. */
  key: string;
  name: string;
  minimum: Sum | null;
  confirmations: Confirmations | null;
}

/** Proper names, the same in every language. */
const NETWORK_TITLES: Readonly<Record<string, string>> = {
  BINANCE_SMART_CHAIN: 'BNB Smart Chain (BEP-20)',
  BITCOIN: 'Bitcoin',
  ETHEREUM: 'Ethereum (ERC-20)',
  LITECOIN: 'Litecoin',
  TON: 'TON',
  TRON: 'TRON (TRC-20)',
};

type Row = Pick<NetworkFacts, 'minimum' | 'confirmations'> & { title?: string | undefined };

const inDollars = (amount: number): Sum => ({ amount, currency: 'USD' });

/** The rows of both tables, under each name that the specification uses for a network. */
const ROWS: ReadonlyMap<string, Row> = new Map([
  ...Object.entries(CRYPTO_NETWORK_MINIMUMS).map(([name, amount]): [string, Row] => [
    plainNetwork(name),
    { minimum: inDollars(amount), confirmations: null },
  ]),
  ...Object.entries(CRYPTO_CONFIRMATIONS).flatMap(([key, confirmations]): [string, Row][] => {
    const name = ownValue(CRYPTO_NETWORK_NAMES, key);
    const minimum = name ? inDollars(CRYPTO_NETWORK_MINIMUMS[name]) : null;
    const title = ownValue(NETWORK_TITLES, key);
    const row = { minimum, confirmations, title };
    return [key, name ?? key, title ?? key].map(one => [plainNetwork(one), row]);
  }),
]);

/** Looks up a network by the server's key, else by its text; one that neither table names has no facts. */
export function networkFacts(key: string, text = ''): NetworkFacts {
  const row = ROWS.get(plainNetwork(key)) ?? ROWS.get(plainNetwork(text));
  const { title, minimum = null, confirmations = null } = row ?? {};
  return { key, name: title ?? (text || key), minimum, confirmations };
}

/** Another key with the same name is the same network, and so is the key of the one as the name of the other. */
export function isSameNetwork(
  one: Pick<NetworkFacts, 'key' | 'name'>,
  other: Pick<NetworkFacts, 'key' | 'name'>,
): boolean {
  const names = [one.key, one.name].map(plainNetwork);
  return [other.key, other.name].some(name => names.includes(plainNetwork(name)));
}

/** The network that was sent with a deposit of this method; `null` if it is not one of the method's. */
export function askedNetwork(
  method: Pick<PaymentMethod, 'name' | 'fields'> | undefined,
  key: string | null,
): NetworkFacts | null {
  const option = method?.fields.find(isNetworkField)?.values?.find(({ value }) => value === key);
  if (option) return networkFacts(option.value, option.text);
  return method && key !== null ? onlyNetwork(method) : null;
}

/** CRY-01: the network of a method that leaves no choice; `null` if the player must choose, or it is not known. */
export function onlyNetwork(method: Pick<PaymentMethod, 'name' | 'fields'>): NetworkFacts | null {
  const field = method.fields.find(isNetworkField);
  const [first, ...others] = field?.values ?? [];
  if (first) return others.length === 0 ? networkFacts(first.value, first.text) : null;
  const key = networkOfCoin(method.name);
  return key ? networkFacts(key) : null;
}
