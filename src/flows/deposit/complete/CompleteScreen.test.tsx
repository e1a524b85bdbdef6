import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { networkFailure } from '../../../../tests/support/unit/createFakeTransport';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { sampleMethod } from '../../../../tests/support/unit/samples';
import { receivePush } from '../../../app/push/receivePush';
import { SUPPORT_BUTTON_METHODS } from '../../../spec/methodLists';
import { startTransaction } from '../submit/startTransaction';
import { CompleteScreen } from './CompleteScreen';

describe('[DEP-10] a deposit that waits on a page elsewhere', () => {
  it.each([
    ['pending', 1, 'It can take a few minutes. This page updates by itself.'],
    ['accepted', 0, 'Your balance will be updated in a moment.'],
  ])(
    'offers its page again and promises no balance until the payment is seen: told as %s',
    async (status, count, text) => {
      await renderCashier(
        {
          parent: { transport: 'http' },
          answers: { 'deposit-status': { status } },
          prepare: ({ cashier }) => {
            startTransaction(
              cashier,
              { method: sampleMethod(), amount: 5, fields: {} },
              { depositId: 'd-1' },
            );
            cashier.transaction.redirect = { url: 'https://pay.example/x', method: 'GET', data: {} };
          },
        },
        <CompleteScreen />,
      );
      await screen.findByRole('heading', { name: 'Payment accepted' });
      expect(screen.queryAllByRole('button', { name: 'Open the payment page again' })).toHaveLength(count);
      screen.getByText(text);
    },
  );

  it.each([
    ['opened', 'card', 1],
    ['blocked', 'card', 0],
    // The host opens an app.
    ['opened', 'phone_pe', 0],
  ] as const)('speaks of the opened window only where one was: %s, by %s', async (popUps, name, count) => {
    await renderCashier(
      {
        answers: { 'deposit-status': { status: 'waiting' } },
        prepare: ({ cashier }) => {
          startTransaction(
            cashier,
            { method: sampleMethod({ name }), amount: 5, fields: {} },
            { depositId: 'd-1' },
          );
          cashier.transaction.redirect = { url: 'https://pay.example/x', method: 'GET', data: {} };
          cashier.deposit.popUps = popUps;
        },
      },
      <CompleteScreen />,
    );
    expect(screen.queryAllByText(/in the opened window/)).toHaveLength(count);
  });
});

const CLOSE = 'Back to the game';
const ANOTHER = 'Make another deposit';
const PAGE = 'Open the payment page again';
it.each([
  ['one that may exist is not paid again', { depositId: null, isConfirmed: false }, [CLOSE]],
  ['one whose further step may have arrived', { isConfirmed: false }, [CLOSE]],
  [
    'one that was not made',
    { depositId: null, isConfirmed: false, isNotCreated: true },
    ['Try another method'],
  ],
  ['one that waits', {}, [CLOSE, ANOTHER]],
  ['one that waits on its page', { redirect: true }, [PAGE, CLOSE, ANOTHER]],
  ['one that waits for long may be paid already', { redirect: true, isWaitOver: true }, [CLOSE, ANOTHER]],
  ['one that is paid', { redirect: true, status: 'processed' }, [CLOSE, ANOTHER]],
  ['one that has failed', { status: 'mistaked' }, ['Try another method']],
])(
  '[DEP-10] [API-04] ways on: %s',
  async (_, { redirect, ...given }: object & { redirect?: boolean }, names) => {
    await renderCashier(
      {
        answers: { 'deposit-status': networkFailure() },
        prepare: ({ cashier }) => {
          const ids = { depositId: 'd-1', requestId: 'r-1', isConfirmed: true };
          startTransaction(cashier, { method: sampleMethod(), amount: 5, fields: {} }, ids);
          Object.assign(cashier.transaction, given);
          if (redirect)
            cashier.transaction.redirect = { url: 'https://pay.example/x', method: 'GET', data: {} };
        },
      },
      <CompleteScreen />,
    );
    const shown = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(shown.filter(name => [CLOSE, ANOTHER, PAGE, 'Try another method'].includes(name ?? ''))).toEqual(
      names,
    );
  },
);

it.each([
  ['d-1', 'Deposit ID', { depositId: 'd-1' }],
  [null, 'Reference', {}],
])('[DEP-10] %s: what support can find it by, to copy and to send', async (depositId, label, sent) => {
  const { player, told } = await renderCashier(
    {
      answers: { 'deposit-status': networkFailure() },
      prepare: ({ cashier }) => {
        const method = sampleMethod({ name: SUPPORT_BUTTON_METHODS[0] });
        const ids = { depositId, requestId: 'r-1', isConfirmed: true };
        startTransaction(cashier, { method, amount: 5, fields: {} }, ids);
      },
    },
    <CompleteScreen />,
  );
  expect(screen.getByText(label).closest('div')?.textContent).toContain(depositId ?? 'r-1');
  await player.click(screen.getByRole('button', { name: 'Contact support' }));
  expect(told('onSupport')).toEqual([
    { messageType: 'onSupport', paymentMethod: SUPPORT_BUTTON_METHODS[0], ...sent },
  ]);
});

it('[DEP-10] [I18N-02] why it was refused is read in the direction of the bank’s own words', async () => {
  const message = 'تم تجاوز الحد اليومي 500 MXN';
  await renderCashier(
    {
      parent: { transport: 'http' },
      answers: { 'deposit-status': { status: 'mistaked' } },
      prepare: ({ cashier }) => {
        startTransaction(cashier, { method: sampleMethod(), amount: 5, fields: {} }, { depositId: 'd-1' });
        Object.assign(cashier.transaction, { status: 'mistaked', message });
      },
    },
    <CompleteScreen />,
  );
  expect(screen.getByText(message).dir).toBe('auto');
});

it.each([
  ['MXN', '100'],
  ['UZS', ''],
])('[DEP-10] another try takes over the amount of %s: %j', async (currency, text) => {
  const { cashier, player } = await renderCashier(
    {
      answers: { 'deposit-status': { status: 'mistaked' } },
      prepare: ({ cashier: made }) => {
        made.methods.list = [sampleMethod(), sampleMethod({ name: 'other', text: { en: 'Other' } })];
        const intent = { method: sampleMethod(), amount: 100, fields: {}, currency };
        startTransaction(made, intent, { depositId: 'd-1' });
      },
    },
    <CompleteScreen />,
  );
  for (const name of ['Try Mercado Pago again', 'Other']) {
    await player.click(await screen.findByRole('button', { name }));
    expect(cashier.deposit.amount.text).toBe(text);
  }
});

it.each([
  ['Try Mercado Pago again', 'mistaked', true],
  ['Try another method', 'mistaked', true],
  ['Make another deposit', 'processed', false],
])(
  '[DEP-10] [FORM-13] %s, after it was %s: what was typed for it is there: %s',
  async (name, status, isThere) => {
    const form = { values: { iban: 'TR33' }, depositId: null, asked: [] };
    const { cashier, player } = await renderCashier(
      {
        answers: { 'deposit-status': { status } },
        prepare: ({ cashier: made }) => {
          made.methods.list = [sampleMethod()];
          const intent = { method: sampleMethod(), amount: 100, fields: {} };
          made.deposit.typed.forms.set(intent.method.name, form);
          startTransaction(made, intent, { depositId: 'd-1' });
          // A further step of the same deposit.
          startTransaction(made, intent, { depositId: 'd-1' });
        },
      },
      <CompleteScreen />,
    );
    await player.click(await screen.findByRole('button', { name }));
    expect(cashier.deposit.typed.forms.get(sampleMethod().name)).toEqual(isThere ? form : undefined);
    expect(cashier.deposit.amount.text).toBe(isThere ? '100' : '');
  },
);

it.each([
  ['99.996', 99.996, 1],
  ['100', 99.99999999999999, 0],
])(
  '[DEP-10] [USER-07] $%s is what was credited, with every decimal; a floating-point remainder is none',
  async (shown, amount, count) => {
    await renderCashier(
      {
        answers: { 'deposit-status': { status: 'processed' } },
        prepare: ({ cashier }) => {
          startTransaction(
            cashier,
            { method: sampleMethod(), amount: 100, fields: {} },
            { depositId: 'd-1' },
          );
          const received = { amount, currency: 'MXN' };
          Object.assign(cashier.transaction, { status: 'processed', received });
        },
      },
      <CompleteScreen />,
    );
    screen.getByText(`$${shown}`);
    expect(screen.queryAllByText(`$${shown} arrived instead of $100.`, { exact: false })).toHaveLength(count);
    expect(screen.queryAllByText(/arrived instead/)).toHaveLength(count);
  },
);

describe('[DEP-10] what was credited in another currency is the figure', () => {
  const credited = (amount: number, currency: string, isCrypto = false) =>
    renderCashier(
      {
        answers: { 'deposit-status': { status: 'processed' } },
        prepare: ({ cashier }) => {
          startTransaction(
            cashier,
            { method: sampleMethod(), amount: 500, fields: {} },
            { depositId: 'd-1' },
          );
          if (isCrypto) cashier.transaction.answer = { data: { wallet: { address: 'a' } } };
          const push = { depositId: 'd-1', status: 'processed', amount, currency };
          receivePush(cashier, { type: 'deposit.status', data: push });
        },
      },
      <CompleteScreen />,
    );

  it('and it says that it is not what was asked for', async () => {
    await credited(25.5, 'USD');
    screen.getByText('USD 25.50');
    expect(screen.getByText('USD 25.50 arrived instead of $500.', { exact: false })).toBeTruthy();
  });

  it('but of coins it does not say that they differ from an amount of money', async () => {
    await credited(29.5, 'USDT', true);
    screen.getByText('29.5 USDT');
    expect(screen.queryByText(/arrived instead/)).toBeNull();
  });
});
