import { expect, it } from 'vitest';
import { isPaymentSeen } from './isPaymentSeen';

it.each([
  ['waiting', null, false],
  ['waiting', 0, false],
  ['accepted', null, true],
  ['accepted', 'ACCEPTED', true],
  ['accepted', 'PAYED', true],
  ['accepted', 'pending', false],
  ['accepted', 3, false],
  ['processed', 'settled', true],
  ['mistaked', 2, true],
] as const)('[DEP-05] [DEP-09] %s, told as %j: the payment is seen: %s', (status, serverStatus, isSeen) => {
  expect(isPaymentSeen({ status, serverStatus })).toBe(isSeen);
});
