import { describe, expect, it } from 'vitest';
import { pixFieldName } from './pixFieldName';

describe('pixFieldName', () => {
  it('[FORM-12] cpf goes to numberId, any other key type to pixKey', () => {
    expect(['cpf', 'email', 'phone', 'random', ''].map(pixFieldName)).toEqual([
      'numberId',
      'pixKey',
      'pixKey',
      'pixKey',
      'pixKey',
    ]);
  });
});
