import { expect, it } from 'vitest';
import { isTransferEmpty, paymentCode, readTransfer } from './readTransfer';

const line = (value: string) => ({ label: 'Code', value, isCopyable: true });

it.each([
  ['requisites alone', { requisites: [line('7391')] }, false],
  ['a phone alone', { card: { phone: '+998901234567' } }, false],
  ['a card without anything to pay to', { card: { holder: 'Ada' } }, true],
  ['nothing', {}, true],
])('[DEP-12] %s to pay to', (_, data, isEmpty) => {
  expect(isTransferEmpty(readTransfer({ data }))).toBe(isEmpty);
});

it.each([
  [' 7391-2468 ', true],
  ['Pay to 73912468', false],
  ['73912468 until noon', false],
])('[DEP-13] the code for a counter is a whole line: %j', (value, isCode) => {
  const { requisites } = readTransfer({ data: { requisites: [line(value)] } });
  expect(paymentCode({ requisites })).toBe(isCode ? requisites[0] : undefined);
});
