import type { Picture } from './renderPicture';

export type Pictures = Readonly<Record<string, Picture>>;

/** A picture's name → its JSON. */
type Texts = Readonly<Record<string, string>>;

/** Each is a chunk of its own: ask after the list has painted. Rejects when it cannot be loaded: the fallbacks stay. */
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

/** Each is read when it is first drawn: a screen shows a few of them. */
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
