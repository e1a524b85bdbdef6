import type { Card } from '../../../api/contract/card';
import { decryptAesGcm } from '../../../lib/decryptAesGcm';

/** A card's number, decrypted if necessary; `null` if it has none. Rejects with a DecryptionError. */
export async function readCardNumber({ encoded, number }: Card): Promise<string | null> {
  return encoded ? await decryptAesGcm(encoded) : (number ?? null);
}
