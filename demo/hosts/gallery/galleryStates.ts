import type { GalleryState } from './GalleryState';
import { cryptoStates } from './states/cryptoStates';
import { depositStates } from './states/depositStates';
import { methodListStates } from './states/methodListStates';
import { onrampStates } from './states/onrampStates';
import { p2pStates } from './states/p2pStates';
import { payPageStates } from './states/payPageStates';
import { sweepStates } from './states/sweepStates';
import { transferStates } from './states/transferStates';
import { upiStates } from './states/upiStates';
import { withdrawalStates } from './states/withdrawalStates';

/** Every screen of both route tables in every state, by flow. */
export const galleryStates: Readonly<Record<string, readonly GalleryState[]>> = {
  Deposit: [...methodListStates, ...depositStates],
  'Ways to pay': [
    ...payPageStates,
    ...cryptoStates,
    ...upiStates,
    ...onrampStates,
    ...p2pStates,
    ...transferStates,
  ],
  Withdrawal: withdrawalStates,
  Sweepstake: sweepStates,
};
