import type { Picture } from './renderPicture';

export type Pictures = Readonly<Record<string, Picture>>;

/** Each is a chunk of its own: ask after the list has painted. Rejects when it cannot be loaded: the fallbacks stay. */
export const loadMarks = (): Promise<Pictures> => import('#generated/marks').then(module => module.pictures);

export const loadFlags = (): Promise<Pictures> => import('#generated/flags').then(module => module.pictures);

export const loadOtherFlags = (): Promise<Pictures> =>
  import('#generated/flags-rest').then(module => module.pictures);
