import { describe, expect, it } from 'vitest';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { sampleMethod } from '../../../../tests/support/unit/samples';
import type { PaymentMethod } from '../../../api/contract/method';
import { reportInvalidForm } from '../../shared/form/reportInvalidForm';
import { bankFieldOf, networkOf, withdrawalFields } from './withdrawalFields';

const list = (name: string, length: number) => ({
  name,
  values: Array.from({ length }, (_, index) => ({ value: `${index}`, text: `${name} ${index}` })),
});

async function bankFieldIn(fields: PaymentMethod['fields'], category = 'bank_transfer_nigeria') {
  const { cashier } = await createTestCashier();
  const method = sampleMethod({ category, fields });
  return bankFieldOf(method, withdrawalFields(cashier, cashier.translator, method))?.name;
}

describe('the bank list of a Nigerian transfer', () => {
  it.each([
    ['a list of a few banks is', [{ name: 'account' }, list('bank', 3)], 'bank'],
    ['another long list beside it is not', [list('state', 37), list('bank_code', 24)], 'bank_code'],
    ['a short list beside it is not', [list('bank_account_type', 2), list('bank', 5)], 'bank'],
    ['a field without choices is not', [{ name: 'bank' }], undefined],
  ])('[ROUTE-01] [WD-01] %s on the screen of its own', async (_, fields, expected) => {
    expect(await bankFieldIn(fields)).toBe(expected);
  });

  it('[ROUTE-01] a bank list of another category is not', async () => {
    expect(await bankFieldIn([list('bank', 24)], 'bank_transfer')).toBeUndefined();
  });
});

it('[WD-01] a coin of one network holds its address to that network', () => {
  expect(networkOf(sampleMethod({ name: 'btc' }), [], {})).toBe('BITCOIN');
});

it.each([
  ['its value', { value: 'TRON', text: 'Fast' }, 'TRON'],
  ['its text', { value: 'n-1', text: 'TRON' }, 'TRON'],
  ['neither', { value: 'n-1', text: 'Fast' }, null],
])('[WD-01] the network that is chosen is known by %s', async (_, choice, network) => {
  const { cashier } = await createTestCashier();
  const method = sampleMethod({
    name: 'usdt',
    category: 'crypto',
    fields: [{ name: 'network', values: [choice] }],
  });
  const models = withdrawalFields(cashier, cashier.translator, method);
  expect(networkOf(method, models, { field_network: choice.value })).toBe(network);
});

it('[WD-01] the wallet of a method that is no coin keeps its own label', async () => {
  const { cashier } = await createTestCashier();
  const fields = [{ name: 'wallet' }];
  const labelIn = (category: string) =>
    withdrawalFields(cashier, cashier.translator, sampleMethod({ category, fields }))[0]?.label;
  expect(labelIn('crypto')).toBe('Wallet address');
  expect(labelIn('e-money')).toBe('Wallet');
});

it('[FORM-03] [WD-01] a form that is invalid tells the host of its wallet address, which has a rule of the widget’s own', async () => {
  const { cashier, told } = await createTestCashier();
  const method = sampleMethod({ category: 'crypto', fields: [{ name: 'wallet_address' }, { name: 'note' }] });
  const models = withdrawalFields(cashier, cashier.translator, method);
  reportInvalidForm(cashier, { isAmountValid: true, isFormValid: false, models });
  expect(told('onAnalyticsEvent').map(({ field }) => field)).toEqual(['wallet_address']);
});

it.each([
  ['btc_address', ['btc_address', 'memo'], 'btc_address'],
  ['addressTrc20', ['addressTrc20', 'home_address', 'email_address'], 'addressTrc20'],
  ['the one that is named after nothing else', ['address', 'owner_address'], 'address'],
  ['btc_wallet', ['btc_wallet', 'address_city', 'ip_address', 'player_address'], 'btc_wallet'],
  ['none, where two may be', ['btc_address', 'eth_address'], undefined],
])('[WD-01] the address of a coin is %s', async (_, names, expected) => {
  const { cashier } = await createTestCashier();
  const method = sampleMethod({ name: 'btc', category: 'crypto', fields: names.map(name => ({ name })) });
  const models = withdrawalFields(cashier, cashier.translator, method);
  const addresses = models.filter(({ isCryptoAddress }) => isCryptoAddress);
  expect(addresses.map(({ name }) => name)).toEqual(expected ? [expected] : []);
});
