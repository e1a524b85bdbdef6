import { expect, it, vi } from 'vitest';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { deferred } from '../../../../tests/support/unit/deferred';
import {
  methodsAnswer,
  sampleBox,
  sampleMethod,
  samplePackage,
} from '../../../../tests/support/unit/samples';
import { resetFlows } from '../../../app/changes/resetFlows';
import { boxesOf } from './boxesOf';
import { loadBoxes, refreshBoxes } from './loadBoxes';

const boxes = (id: string, price: number) => [{ boxes: [sampleBox({ id, price })] }];
const METHODS = methodsAnswer(sampleMethod({ name: 'btc', category: 'crypto', currency: ['QSC'] }));

const open = (answer: unknown) =>
  createTestCashier({
    user: { currency: 'QSC', widgetViewType: 'sweep' },
    answers: { 'methods-payment-v3': METHODS, 'sweepstake-boxes': answer },
  });

it.each([
  ['has another price: that is what is paid', 'small', { price: 12 }],
  ['is gone: none is chosen', 'other', null],
])('[SWP-01] packages that load again while one is chosen: it %s', async (_, id, chosen) => {
  const { cashier } = await open(boxes(id, 12));
  cashier.deposit.box = samplePackage({ id: 'small', price: 10 });
  cashier.deposit.depositId = 'd-1';
  await loadBoxes(cashier);
  // It asks for more fields with the price of then.
  expect(cashier.deposit.depositId).toBeNull();
  if (chosen) expect(cashier.deposit.box).toMatchObject(chosen);
  else expect(cashier.deposit.box).toBeNull();
});

it('[HOST-04] [SWP-01] packages that were asked for before a reset come too late', async () => {
  const late = deferred();
  const { cashier, transport } = await open(() => late.promise);
  const first = loadBoxes(cashier);
  await vi.waitFor(() => expect(transport.sent('sweepstake-boxes')).toHaveLength(1));
  resetFlows(cashier);
  transport.answer('sweepstake-boxes', boxes('new', 20));
  await loadBoxes(cashier);
  late.resolve(boxes('old', 10));
  await first;
  expect(boxesOf(cashier).list).toMatchObject([{ id: 'new', price: 20 }]);
});

it.each([
  ['null', null],
  ['an object without boxes', {}],
])('[API-06] [SWP-01] an entry that is %s does not hide the packages of the others', async (_, broken) => {
  const { cashier } = await open([broken, ...boxes('small', 10)]);
  await loadBoxes(cashier);
  expect(boxesOf(cashier).list).toMatchObject([{ id: 'small', price: 10 }]);
});

it('[SWP-01] on a later visit the packages are those of now, and what is chosen has its price of now', async () => {
  const { cashier, transport } = await open(boxes('small', 10));
  await loadBoxes(cashier);
  cashier.deposit.box = samplePackage({ id: 'small', price: 10 });
  const left = new AbortController();
  transport.answer('sweepstake-boxes', boxes('small', 12));
  await refreshBoxes(cashier, left.signal);
  expect(boxesOf(cashier).list).toMatchObject([{ id: 'small', price: 12 }]);
  expect(cashier.deposit.box).toMatchObject({ price: 12 });
  expect(cashier.router.current().path).toBe('/deposit');
  left.abort();
  transport.answer('sweepstake-boxes', boxes('small', 15));
  await refreshBoxes(cashier, left.signal);
  expect(cashier.deposit.box).toMatchObject({ price: 12 });
});

it('[SWP-01] [ROUTE-07] where none is left on a later visit, that is the Empty page, and all is loaded anew after it', async () => {
  const { cashier, transport } = await open(boxes('small', 10));
  await loadBoxes(cashier);
  transport.answer('sweepstake-boxes', []);
  await refreshBoxes(cashier, new AbortController().signal);
  expect(cashier.router.current().path).toBe('/empty');
  expect(cashier.methods.status).toBe('idle');
});

it('[ROUTE-07] of the methods it keeps those of crypto', async () => {
  const card = sampleMethod({ name: 'card', currency: ['QSC'] });
  const { cashier } = await createTestCashier({
    user: { currency: 'QSC', widgetViewType: 'sweep' },
    answers: {
      'methods-payment-v3': { methods: [card, ...METHODS.methods] },
      'sweepstake-boxes': boxes('small', 10),
    },
  });
  await loadBoxes(cashier);
  expect(cashier.methods.list).toMatchObject([{ name: 'btc' }]);
});
