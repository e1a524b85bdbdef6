import { galleryStates } from '../../demo/hosts/gallery/galleryStates';

/** Everything with everything takes long; it is `npm run test:gallery`. */
export const isWholeGallery: boolean = process.env['GALLERY'] === 'whole';

/** A state of each kind of screen, the fullest one. */
const CHOSEN: readonly string[] = [
  'list-disabled',
  'region',
  'form-errors',
  'bonus-choice',
  'redirect-blocked',
  'complete-huge',
  'complete-failed',
  'instruction',
  'pix',
  'unified-errors',
  'coin',
  'address',
  'india-invoice',
  'offers',
  'p2p-cancel',
  'requisites-long',
  'cash',
  'wd-list-pending',
  'wd-form',
  'wd-code',
  'wd-complete-progress',
  'sweep-none-chosen',
  'redeem-convert',
];

const all: readonly string[] = Object.values(galleryStates)
  .flat()
  .map(({ name }) => name);

/** The states that a test over many looks or languages shows: all of them in the whole run, else the chosen ones. */
const shownStates: readonly string[] = isWholeGallery ? all : CHOSEN;

/** Every `parts`-th of the states, from the `part`-th on: tests of about the same length. */
export const statesOf = (part: number, parts: number): readonly string[] =>
  shownStates.filter((_, index) => index % parts === part);
