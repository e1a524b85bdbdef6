export interface Random {
  /** A number of [0, 1). */
  next(): number;
  hex(length: number): string;
  digits(length: number): string;
}

/** mulberry32: the same seed gives the same ids, addresses and card numbers in every run. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const pick = (alphabet: string, length: number): string =>
    Array.from({ length }, () => alphabet[Math.floor(next() * alphabet.length)] ?? '0').join('');
  return {
    next,
    hex: length => pick('0123456789abcdef', length),
    digits: length => pick('0123456789', length),
  };
}
