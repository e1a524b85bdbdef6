import type { GalleryState } from './GalleryState';
import { depositStates } from './states/depositStates';
import { payStates } from './states/payStates';
import { sweepStates } from './states/sweepStates';
import { withdrawalStates } from './states/withdrawalStates';

/** Every screen of both route tables in every state, by flow. */
export const galleryStates: Readonly<Record<string, readonly GalleryState[]>> = {
  Deposit: depositStates,
  'Ways to pay': payStates,
  Withdrawal: withdrawalStates,
  Sweepstake: sweepStates,
};
