import { createCipheriv, randomBytes, webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decryptAesGcm } from './decryptAesGcm';

const { subtle } = webcrypto;

function encode(plain: string) {
  const key = randomBytes(32);
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const encrypted = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  const parts = { encrypted, key, iv, tag: cipher.getAuthTag() };
  return {
    encrypted: parts.encrypted.toString('base64'),
    key: parts.key.toString('base64'),
    iv: parts.iv.toString('base64'),
    tag: parts.tag.toString('base64'),
  };
}

const problemOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error: Error) => error.message,
  );

describe('[DEP-12] decryption', () => {
  it.each(['8600123456789012', '', 'ключ 🔑'])('reads %j back', async plain => {
    expect(await decryptAesGcm(encode(plain), subtle)).toBe(plain);
  });

  const good = encode('8600123456789012');
  it.each([
    ['another key', { ...good, key: encode('').key }],
    ['a changed tag', { ...good, tag: encode('').tag }],
    ['a changed text', { ...good, encrypted: encode('8600123456789013').encrypted }],
    ['a key of a wrong length', { ...good, key: 'AAAA' }],
    ['no base64', { ...good, iv: '***' }],
    ['nothing', { encrypted: '', key: '', iv: '', tag: '' }],
  ])('with %s fails, and says nothing of the text or the key', async (_, encoded) => {
    expect(await problemOf(decryptAesGcm(encoded, subtle))).toBe('Decryption failed');
  });

  it('where the page is no secure context says so', async () => {
    expect(await problemOf(decryptAesGcm(good, null))).toBe('Decryption needs a secure context (https)');
  });
});
