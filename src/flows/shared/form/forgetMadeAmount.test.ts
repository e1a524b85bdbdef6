import { expect, it } from 'vitest';
import { sampleMethod } from '../../../../tests/support/unit/samples';
import { noAmount } from '../../../state/TypedAmount';
import { forgetMadeAmount } from './forgetMadeAmount';

const [card, spei] = ['card', 'spei'].map(name => sampleMethod({ name }));

it.each([
  ['the amount that was paid', card, '500', ''],
  ['it as well where its form is closed', null, '500.00', ''],
  ['no amount that was typed since', card, '501', '501'],
  ['nor the same one that was typed into another form', spei, '500', '500'],
])('[FORM-13] [DEP-01] a payment empties %s', (_, method = null, text, left) => {
  const form = { method, amount: { ...noAmount(), text } };
  forgetMadeAmount(form, { method: sampleMethod({ name: 'card' }), amount: 500, currency: 'MXN' });
  expect(form.amount.text).toBe(left);
});
