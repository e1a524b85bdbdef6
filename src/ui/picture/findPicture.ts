import type { DrawPicture, Pictures } from './loadPictures';

const WORDS = /[^\p{L}\p{N}]+/u;

/**
 * The picture for the first id that has one. Ids are compared by letters and digits only, first as a whole,
 * then in parts: 'mercado_pago' → mercadopago, 'visa_mastercard_h2h' → visa.
 */
export function findPicture(pictures: Pictures, ids: readonly string[]): DrawPicture | undefined {
  for (const key of ids.flatMap(keysOf)) {
    if (Object.hasOwn(pictures, key)) return pictures[key];
  }
  return undefined;
}

function keysOf(id: string): string[] {
  const words = id.toLowerCase().split(WORDS).filter(Boolean);
  const pairs = words.slice(1).map((word, index) => `${words[index]}${word}`);
  return [words.join(''), ...pairs, ...words];
}
