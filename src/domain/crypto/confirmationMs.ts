import { CRYPTO_CONFIRMATIONS } from '../../spec/crypto';
import { networkNamed } from './cryptoAddress';

/** How long the confirmations of a network take, in ms; 0 for one that the specification does not list. */
export function confirmationMs(network: string): number {
  const key = networkNamed(network);
  if (!key) return 0;
  const { blocks, blockSeconds } = CRYPTO_CONFIRMATIONS[key];
  return blocks * blockSeconds * 1000;
}
