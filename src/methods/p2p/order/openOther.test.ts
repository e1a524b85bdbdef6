import { expect, it, vi } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import { deferred } from '../../../../tests/support/unit/deferred';
import { asked, BASE, CREATE, INVOICE, openP2P, p2pAnswer } from '../../../../tests/support/unit/openP2P';
import { pendingDeposits, pendingList } from '../../../flows/deposit/pending/pendingList';

const CHECK = 'deposit-check';
const LOST = () => new Promise(() => {});
const BANK = { 'bank-get': { bank_type: 'humo' } };

/** Two tabs with the form; the deposit of the first one is made. */
async function openTwo(options: Parameters<typeof openP2P>[1], first: unknown = p2pAnswer()) {
  const second = await openP2P(p2pAnswer({ depositId: 'd-2' }), options);
  const tab = await openP2P(first, { answers: { ...BANK, 'deposit-status': networkFailure() } });
  tab.submit();
  await (first === LOST ? tab.sending() : tab.done());
  return { ...second, first: tab };
}

it('[P2P-01] [DEP-01] a form that stands open in another tab leads to the deposit that was made meanwhile, and makes no second one', async () => {
  const { answers } = asked(p2pAnswer());
  const { submit, done, path, transport, cashier, told } = await openTwo({
    answers: { ...answers, ...BANK },
  });
  submit();
  await done();
  expect(path()).toBe(INVOICE);
  expect(cashier.transaction.depositId).toBe('d-1');
  expect(transport.sent(CREATE)).toEqual([]);
  expect(told('onCreateTransaction')).toEqual([]);
});

it('[P2P-01] [DEP-01] one that was made there just now is led to, also where a copy of the bank’s data knows of none', async () => {
  const unknown = refusal(404, 'banking.depositUnknown');
  const { submit, done, path, transport, cashier } = await openTwo({
    answers: { [CHECK]: unknown, ...BANK },
  });
  submit();
  await done();
  expect(path()).toBe('/deposit/complete');
  expect(cashier.transaction.depositId).toBe('d-1');
  expect(transport.sent(CREATE)).toEqual([]);
});

it.each([
  ['knows of none', refusal(404, 'banking.depositUnknown')],
  ['has closed it', { ...p2pAnswer({ status: 'AUTO_CANCELED' }), exists: true }],
])('[P2P-01] a deposit is made where the bank %s', async (_, answer) => {
  const { submit, done, transport, cashier } = await openTwo({ answers: { [CHECK]: answer, ...BANK } });
  const [first] = pendingDeposits(cashier);
  if (first) pendingList.put(cashier, { ...first, createdAt: new Date(Date.now() - 31_000).toISOString() });
  submit();
  await done();
  expect(transport.sent(CREATE)).toHaveLength(1);
  expect(cashier.transaction.depositId).toBe('d-2');
});

it('[P2P-01] [API-04] one whose answer is still awaited there is awaited here, too', async () => {
  const { submit, done, path, transport, cashier } = await openTwo(
    { answers: { [CHECK]: { exists: false }, 'deposit-status': networkFailure(), ...BANK } },
    LOST,
  );
  const [lost] = pendingDeposits(cashier);
  submit();
  await done();
  expect(path()).toBe('/deposit/complete');
  expect(cashier.transaction.requestId).toBe(lost?.requestId);
  expect(transport.sent(CREATE)).toEqual([]);
});

it('[P2P-01] [ERR-02] nothing is made where the bank cannot be asked', async () => {
  const { submit, done, path, transport, cashier } = await openTwo({
    answers: { [CHECK]: networkFailure(), ...BANK },
  });
  submit();
  await done();
  expect(path()).toBe(BASE);
  expect(transport.sent(CREATE)).toEqual([]);
  expect(cashier.notifications.list).toMatchObject([{ content: 'Network connection failed' }]);
});

it.each([
  ['knows the other', { ...p2pAnswer(), exists: true }],
  ['knows of none', { exists: false }],
])(
  '[P2P-01] [DEP-01] for a player who leaves while a bank that %s is asked nothing is made',
  async (_, answer) => {
    const check = deferred();
    const { submit, done, path, transport, cashier } = await openTwo({
      answers: { [CHECK]: () => check.promise, ...BANK },
    });
    const [first] = pendingDeposits(cashier);
    if (first) pendingList.put(cashier, { ...first, createdAt: new Date(Date.now() - 31_000).toISOString() });
    submit();
    await vi.waitFor(() => expect(transport.sent(CHECK)).toHaveLength(1));
    cashier.router.back();
    check.resolve(answer);
    await done();
    expect(path()).toBe('/deposit');
    expect(transport.sent(CREATE)).toEqual([]);
  },
);

it('[P2P-01] no question is asked where no deposit of the method is open', async () => {
  const { submit, done, transport } = await openP2P(p2pAnswer());
  submit();
  await done();
  expect(transport.sent(CHECK)).toEqual([]);
  expect(transport.sent(CREATE)).toHaveLength(1);
});
