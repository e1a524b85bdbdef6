import type { Picture } from './drawPicture';

/** Makes a picture: an engine reads past it until it is drawn. */
export type DrawPicture = () => Picture;

export type Pictures = Readonly<Record<string, DrawPicture>>;

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

function loader(load: () => Promise<{ pictures: Pictures }>): PictureLoader {
  const start: PictureLoader = async () => {
    start.loaded ??= (await load()).pictures;
    return start.loaded;
  };
  return start;
}
