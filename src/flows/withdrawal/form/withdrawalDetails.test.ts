import { expect, it } from 'vitest';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { sampleMethod } from '../../../../tests/support/unit/samples';
import { maskedDetails, withdrawalDetails } from './withdrawalDetails';
import { withdrawalFields } from './withdrawalFields';

it('[WD-01] the review names choices, masks cards, and shows accounts and a coin’s address whole; the withdrawal masks accounts too', async () => {
  // No prefix of a phone is known there.
  const { cashier } = await createTestCashier({ user: { paymentGeo: 'ZZ' } });
  const asked = [
    {
      name: 'bank',
      values: [
        { value: '7', text: 'First' },
        { value: '9', text: 'Other' },
      ],
    },
    { name: 'card_number' },
    { name: 'account_no', placeholder_key: 'Account number' },
    { name: 'account_name' },
    { name: 'pixKey' },
    { name: 'password' },
    { name: 'recipient', type: 'phone' },
    { name: 'address' },
    { name: 'holder' },
    { name: 'note' },
    { name: 'terminal', type: 'hidden' },
  ];
  const method = sampleMethod({ category: 'crypto', fields: asked });
  const models = withdrawalFields(cashier, cashier.translator, method);
  const fields = {
    bank: '9',
    card_number: '4242424242424242',
    account_no: '123456',
    account_name: 'Ada Obi',
    pixKey: '529.982.247-25',
    password: 'long-enough-to-show-an-end',
    recipient: '+5215512345678',
    address: 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj',
    holder: 'ANA',
    note: '',
    terminal: 't-1',
  };
  const shown = withdrawalDetails(models, fields);
  expect(shown.map(({ id, value, kind }) => [id.replace('field_', ''), value, kind])).toEqual([
    ['bank', 'Other', 'text'],
    ['card_number', '•••• 4242', 'code'],
    ['account_no', '123456', 'account'],
    ['account_name', 'Ada Obi', 'text'],
    ['pixKey', '529.982.247-25', 'account'],
    ['password', '••••', 'code'],
    ['recipient', '+5215512345678', 'account'],
    ['address', fields.address, 'address'],
    ['holder', 'ANA', 'text'],
  ]);
  const masked = maskedDetails(shown).filter(({ kind }, index) => kind !== shown[index]?.kind);
  expect(masked.map(({ value, kind }) => [value, kind])).toEqual([
    ['•••• 56', 'code'],
    ['•••• 4725', 'code'],
    ['•••• 5678', 'code'],
  ]);
});
