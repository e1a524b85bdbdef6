import type { Picture } from './renderPicture';

export type Pictures = Readonly<Record<string, Picture>>;

/** A picture's name → what makes it. */
type Drawings = Readonly<Record<string, () => Picture>>;

export interface PictureLoader {
  (): Promise<Pictures>;
  /** What has been loaded: a later screen draws it at once. */
  loaded?: Pictures;
}

/**
 * Each loads a chunk of its own, so call them after the list has painted. They reject if that fails: the
 * fallbacks stay.
 */
export const loadMarks: PictureLoader = loader(() => import('#generated/marks'));

export const loadFlags: PictureLoader = loader(() => import('#generated/flags'));

export const loadOtherFlags: PictureLoader = loader(() => import('#generated/flags-rest'));

function loader(load: () => Promise<{ drawings: Drawings }>): PictureLoader {
  const start: PictureLoader = async () => {
    start.loaded ??= readLazily((await load()).drawings);
    return start.loaded;
  };
  return start;
}

/** Each picture is made when it is first drawn, as a screen shows only a few. */
function readLazily(drawings: Drawings): Pictures {
  const pictures: Record<string, Picture> = {};
  for (const [name, draw] of Object.entries(drawings)) {
    const read = (): Picture => {
      const value = draw();
      Object.defineProperty(pictures, name, { value, enumerable: true });
      return value;
    };
    Object.defineProperty(pictures, name, { get: read, enumerable: true, configurable: true });
  }
  return pictures;
}
