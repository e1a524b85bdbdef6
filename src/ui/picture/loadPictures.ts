import type { Picture } from './renderPicture';

export type Pictures = Readonly<Record<string, Picture>>;

/** A picture's name → its JSON. */
type Texts = Readonly<Record<string, string>>;

/**
 * Each loads a chunk of its own, so call them after the list has painted. They reject if that fails: the
 * fallbacks stay.
 */
export const loadMarks: () => Promise<Pictures> = loader(() => import('#generated/marks'));

export const loadFlags: () => Promise<Pictures> = loader(() => import('#generated/flags'));

export const loadOtherFlags: () => Promise<Pictures> = loader(() => import('#generated/flags-rest'));

function loader(load: () => Promise<{ texts: Texts }>): () => Promise<Pictures> {
  let pictures: Pictures | undefined;
  return async () => {
    pictures ??= readLazily((await load()).texts);
    return pictures;
  };
}

/** Each picture is parsed when it is first drawn, as a screen shows only a few. */
function readLazily(texts: Texts): Pictures {
  const pictures: Record<string, Picture> = {};
  for (const [name, text] of Object.entries(texts)) {
    const read = (): Picture => {
      const value: Picture = JSON.parse(text);
      Object.defineProperty(pictures, name, { value, enumerable: true });
      return value;
    };
    Object.defineProperty(pictures, name, { get: read, enumerable: true, configurable: true });
  }
  return pictures;
}
