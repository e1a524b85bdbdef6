import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setUpBrowser } from '../../../../tests/support/unit/openSubmit';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { sampleFormField, sampleMethod } from '../../../../tests/support/unit/samples';
import type { PaymentMethod } from '../../../api/contract/method';
import type { Cashier } from '../../../state/Cashier';
import { MethodForm } from '../form/MethodForm';
import { pressed } from '../submit/depositPayload';
import { showEnd } from '../submit/followEnded';
import { keepAsked, openAsked } from './keptAsked';
import { pendingDeposits, pendingList } from './pendingList';

setUpBrowser();

interface Opened {
  method?: PaymentMethod;
  prepare?(cashier: Cashier): unknown;
}

/** Opens the form of a method, as by its tile, where a deposit of `asked` is left open. */
async function openForm(asked: PaymentMethod, { method = asked, prepare }: Opened = {}) {
  const { cashier } = await renderCashier(
    {
      prepare: ({ cashier }) => {
        const intent = pressed(cashier, { method: asked, amount: 100, fields: {} });
        keepAsked(cashier, intent, {
          depositId: 'd-1',
          fields: [sampleFormField({ name: 'otp', label: 'Code' })],
        });
        cashier.deposit.method = method;
        prepare?.(cashier);
      },
    },
    <MethodForm method={method} />,
  );
  return cashier;
}

it('[DEP-03] a method that is chosen by its tile goes on with its deposit that asks for fields, as by its row', async () => {
  const { deposit } = await openForm(sampleMethod());
  expect(screen.getByRole('textbox', { name: 'Code' })).toBeTruthy();
  expect(deposit).toMatchObject({
    depositId: 'd-1',
    extraFields: [{ name: 'otp' }],
    amount: { text: '100' },
  });
});

it.each<[string, PaymentMethod, Opened]>([
  [
    'after a refusal',
    sampleMethod(),
    { prepare: ({ deposit }) => deposit.refused.push(sampleMethod().name) },
  ],
  ['of another method', sampleMethod(), { method: sampleMethod({ name: 'another' }) }],
  ['in another region', sampleMethod(), { prepare: ({ methods }) => (methods.selectedCountry = 'BR') }],
  ['in another currency', sampleMethod(), { prepare: ({ user }) => (user.currency = 'USD') }],
  [
    'beside one on screen that asks by a further step',
    sampleMethod(),
    { prepare: ({ transaction }) => (transaction.depositId = 'd-1') },
  ],
  ['of a kind whose open deposit deposit-check knows', sampleMethod({ name: 'sbp_p2p' }), {}],
])('[DEP-03] the form of a new deposit %s is its own', async (_, asked, opened) => {
  const { deposit } = await openForm(asked, opened);
  expect(deposit).toMatchObject({ depositId: null, extraFields: [] });
});

it('[DEP-03] a form that goes on with a deposit goes on with that one', async () => {
  const { deposit } = await openForm(sampleMethod(), {
    prepare: ({ deposit }) => (deposit.depositId = 'd-2'),
  });
  expect(deposit).toMatchObject({ depositId: 'd-2', extraFields: [] });
});

it('[DEP-03] [HOST-04] one that is opened after a change of currency brings no sum: it would be another amount', async () => {
  const cashier = await openForm(sampleMethod({ name: 'another' }));
  const [kept] = pendingDeposits(cashier);
  cashier.user.currency = 'USD';
  Object.assign(cashier.deposit.amount, { text: '', chip: null });
  expect(kept && openAsked(cashier, kept, sampleMethod())).toBe(true);
  expect(cashier.deposit).toMatchObject({ depositId: 'd-1', amount: { text: '' } });
});

it('[DEP-03] [DEP-10] its end is told with its own sum, also where another tab has taken it off the list', async () => {
  const cashier = await openForm(sampleMethod());
  pendingList.drop(cashier, { depositId: 'd-1', requestId: null });
  const news = { status: 'processed' };
  showEnd(cashier, { method: sampleMethod(), amount: 900, fields: {} }, { depositId: 'd-1', news });
  expect(cashier.transaction).toMatchObject({ status: 'processed', amount: 100, currency: 'MXN' });
});
