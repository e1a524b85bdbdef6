import { expect, it } from 'vitest';
import { pixFields } from './pixFields';

it('[FORM-12] a Pix key is sent as numberId where it is a cpf, as pixKey where it is anything else', () => {
  expect(pixFields({ pixKeyType: 'cpf', pixKey: '1', a: 'b' })).toEqual({
    pixKeyType: 'cpf',
    numberId: '1',
    a: 'b',
  });
  for (const pixKeyType of ['email', 'phone', 'random', ''])
    expect(pixFields({ pixKeyType, pixKey: 'a@b.c' })).toEqual({ pixKeyType, pixKey: 'a@b.c' });
  expect(pixFields({ numberId: '1' })).toEqual({ numberId: '1' });
});
