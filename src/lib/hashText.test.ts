import { describe, expect, it } from 'vitest';
import { hashText } from './hashText';

describe('hashText', () => {
  it('[SEC-01] marks a text without holding it', () => {
    expect(hashText('')).toBe('811c9dc5');
    expect(hashText('a')).toBe('e40c292c');
    expect(hashText('token-one')).not.toBe(hashText('token-two'));
  });
});
