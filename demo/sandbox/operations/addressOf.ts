import type { Random } from '../core/createRandom';

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const from = (random: Random, alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet[Math.floor(random.next() * alphabet.length)]).join('');

/** Addresses of the right shape that nobody holds: their checksums are not made to fit. */
const ADDRESSES: Readonly<Record<string, (random: Random) => string>> = {
  BITCOIN: random => `bc1q${from(random, BECH32, 38)}`,
  LITECOIN: random => `ltc1q${from(random, BECH32, 38)}`,
  ETHEREUM: random => `0x${random.hex(40)}`,
  BINANCE_SMART_CHAIN: random => `0x${random.hex(40)}`,
  TRON: random => `T${from(random, BASE58, 33)}`,
  TON: random => `EQ${from(random, BASE64URL, 46)}`,
};

export function addressOf(network: string, random: Random): string {
  return ADDRESSES[network]?.(random) ?? random.hex(40);
}
