import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderCashier, until } from '../../../../tests/support/unit/renderCashier';
import { sampleFormField, sampleMethod } from '../../../../tests/support/unit/samples';

const amount = sampleFormField({ name: 'amount', type: 'amount', label: 'Amount', validations: [] });

it.each([
  ['is the one that the form has', {}, 1, '150'],
  [
    'that is a list is a field of its own',
    { type: 'dropdown', items: [{ value: '7', text: 'Seven' }], value: '7' },
    2,
    '7',
  ],
  ['that is disabled is shown and sent as it came', { isDisabled: true, value: '99' }, 2, '99'],
])('[DEP-03] an amount that is asked for %s', async (_, field, boxes, sent) => {
  const { cashier, container, transport } = await renderCashier({
    answers: { 'deposit-create': { apiResponse: { depositId: 'd-1', data: {} } } },
  });
  await act(async () => {
    Object.assign(cashier.deposit, {
      method: sampleMethod({ cardViewType: 8 }),
      depositId: 'd-1',
      extraFields: [{ ...amount, ...field }],
    });
    cashier.deposit.amount.text = '100';
    cashier.router.navigate('/deposit/redirect');
  });
  await until(() => expect(container.querySelectorAll('[name=amount]')).toHaveLength(boxes));
  expect(screen.queryByText(/needs a little more/)).not.toBeNull();
  const [input] = screen.getAllByRole('textbox', { name: 'Amount' });
  await act(async () => {
    if (input) fireEvent.change(input, { target: { value: '150' } });
    fireEvent.click(container.querySelector('[type=submit]') as HTMLElement);
  });
  await until(() => expect(transport.sent('deposit-create')).toHaveLength(1));
  expect(transport.sent('deposit-create')).toMatchObject([
    { amount: 150, depositId: 'd-1', fields: { amount: sent } },
  ]);
});

it.each([
  ['100', { message: 'Multiples of 50' }, 'Multiples of 50'],
  ['100', { message: '' }, 'This amount is not offered. Please try another one.'],
  ['0.0000005', { regex: '^0\\.0000005$' }, null],
  ['150', { regex: '^\\d+\\.\\d{8}$' }, null, '150.00000000'],
])('[DEP-03] [FORM-04] an asked amount keeps its rule: %s, %j', async (text, rule, error, sent = text) => {
  const { cashier, container, transport } = await renderCashier({
    answers: { 'deposit-create': { apiResponse: { depositId: 'd-1', data: {} } } },
  });
  const validations = [{ regex: '^[1-9]\\d*50$', message: '', ...rule }];
  await act(async () => {
    cashier.user.currency = 'BTC';
    Object.assign(cashier.deposit, {
      method: sampleMethod({
        cardViewType: 8,
        currency: ['BTC'],
        amount_rules: { BTC: { min: 1e-7, max: 1000 } },
      }),
      depositId: 'd-1',
      extraFields: [{ ...amount, validations }],
    });
    cashier.deposit.amount.text = text;
    cashier.router.navigate('/deposit/redirect');
  });
  await until(() => expect(container.querySelector('[type=submit]')).toBeTruthy());
  await act(async () => {
    fireEvent.click(container.querySelector('[type=submit]') as HTMLElement);
  });
  if (error !== null) {
    await until(() => expect(screen.getAllByText(error).length).toBeGreaterThan(0));
    expect(transport.sent('deposit-create')).toEqual([]);
  } else {
    await until(() => expect(transport.sent('deposit-create')).toHaveLength(1));
    expect(transport.sent('deposit-create')).toMatchObject([{ amount: +text, fields: { amount: sent } }]);
  }
});

it('[FORM-01] [DEP-03] a triggered field asks for what follows from it, though the amount is still to be put right', async () => {
  const bank = sampleFormField({
    name: 'bank',
    type: 'dropdown',
    validations: [],
    isTriggered: true,
    items: [{ value: 'a', text: 'A' }],
  });
  const apiResponse = { isFieldsRequired: true, fields: [bank, sampleFormField()] };
  const { cashier, container, transport } = await renderCashier({
    answers: { 'deposit-create': { apiResponse } },
  });
  const validations = [{ regex: '50$', message: '' }];
  await act(async () => {
    Object.assign(cashier.deposit, {
      method: sampleMethod({ cardViewType: 8 }),
      depositId: 'd-1',
      extraFields: [{ ...amount, validations }, bank],
    });
    cashier.deposit.amount.text = '100';
    cashier.router.navigate('/deposit/redirect');
  });
  await until(() => expect(container.querySelector('select')).toBeTruthy());
  await act(async () => {
    fireEvent.change(container.querySelector('select') as HTMLElement, { target: { value: 'a' } });
  });
  await until(() => expect(container.querySelector('[name=document]')).toBeTruthy());
  expect(transport.sent('deposit-create')).toMatchObject([
    { amount: 100, fields: { bank: 'a' }, metadata: { triggeredBy: 'bank' } },
  ]);
});
