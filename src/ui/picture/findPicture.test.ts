import { expect, it } from 'vitest';
import { findPicture } from './findPicture';

const visa = () => ({ text: 'VISA' });
const mercadopago = () => ({ text: 'MP' });
const m10 = () => ({ text: 'm10' });

it.each([
  [['visa'], visa],
  [['VISA'], visa],
  [['mercado_pago'], mercadopago],
  [['mercado-pago-cash'], mercadopago],
  [['visa_mastercard_h2h'], visa],
  [['zzz', 'm10'], m10],
  [['constructor'], undefined],
  [['zzz'], undefined],
  [[], undefined],
])('[METH-06] finds the picture of %j', (ids, picture) =>
  expect(findPicture({ visa, mercadopago, m10 }, ids)).toBe(picture),
);
