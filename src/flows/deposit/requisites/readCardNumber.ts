import type { Card } from '../../../api/contract/card';
import { decryptAesGcm } from '../../../lib/decryptAesGcm';

/** A card's number in the clear, or `null` where it has none (a phone). Rejects with a DecryptionError. */
export async function readCardNumber({ encoded, number }: Card): Promise<string | null> {
  return encoded ? await decryptAesGcm(encoded) : (number ?? null);
}
