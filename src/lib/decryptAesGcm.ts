interface EncodedText {
  encrypted: string;
  key: string;
  iv: string;
  tag: string;
}

type DecryptionProblem = 'no-secure-context' | 'failed';

const MESSAGES: Readonly<Record<DecryptionProblem, string>> = {
  'no-secure-context': 'Decryption needs a secure context (https)',
  failed: 'Decryption failed',
};

/** Says why a text could not be decrypted, and nothing of the text or its key. */
export class DecryptionError extends Error {
  override readonly name: string = 'DecryptionError';
  readonly problem: DecryptionProblem;

  constructor(problem: DecryptionProblem) {
    super(MESSAGES[problem]);
    this.problem = problem;
  }
}

/** AES-256-GCM by WebCrypto. Every part is base64, and the tag is separate from the text. */
export async function decryptAesGcm(
  { encrypted, key, iv, tag }: EncodedText,
  subtle: Pick<SubtleCrypto, 'importKey' | 'decrypt'> | null = globalThis.crypto?.subtle ?? null,
): Promise<string> {
  if (!subtle) throw new DecryptionError('no-secure-context');
  try {
    const imported = await subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['decrypt']);
    const data = bytesOf(encrypted, tag);
    const plain = await subtle.decrypt({ name: 'AES-GCM', iv: bytesOf(iv), tagLength: 128 }, imported, data);
    return new TextDecoder('utf-8', { fatal: true }).decode(plain);
  } catch {
    throw new DecryptionError('failed');
  }
}

const bytesOf = (...parts: string[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(parts.map(part => atob(part)).join(''), character => character.charCodeAt(0));
