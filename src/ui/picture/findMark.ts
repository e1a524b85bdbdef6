import { findPicture } from './findPicture';
import { type DrawPicture, loadMarks } from './loadPictures';

/** The drawing of a mark by its ids, once the drawings have been loaded. */
export const findMark = (ids: readonly string[]): DrawPicture | undefined =>
  loadMarks.loaded && findPicture(loadMarks.loaded, ids);
