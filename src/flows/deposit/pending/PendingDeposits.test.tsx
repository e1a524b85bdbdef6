import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { sampleMethod, sampleOpenDeposit } from '../../../../tests/support/unit/samples';
import type { ParentData } from '../../../host/parentData';
import { startTransaction } from '../submit/startTransaction';
import { openPendingDeposit } from './openPendingDeposit';
import { PendingDeposits } from './PendingDeposits';
import { type PendingDeposit, pendingDeposits, pendingList } from './pendingList';

const PATH = 'deposit-status';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

const kept = (more: Partial<PendingDeposit>): PendingDeposit =>
  sampleOpenDeposit({ createdAt: new Date(Date.now() - 5 * 60_000).toISOString(), ...more });

async function renderList(answer: unknown, deposits = [kept({})], parent: Partial<ParentData> = {}) {
  const test = await renderCashier(
    {
      parent,
      answers: { [PATH]: answer },
      prepare: ({ cashier }) => {
        for (const deposit of deposits) pendingList.put(cashier, deposit);
      },
    },
    <PendingDeposits />,
  );
  const section = () => screen.queryByRole('region', { name: 'Not finished yet' });
  return Object.assign(test, { section, isKept: () => pendingDeposits(test.cashier).length > 0 });
}

type Rendered = Awaited<ReturnType<typeof renderList>>;

it.each([
  ['processed', { depositId: 'd-1', status: 'processed' }, {}, 'Deposit received'],
  ['processed, by a bank that does not repeat its id,', { status: 'processed' }, {}, 'Deposit received'],
  ['mistaked', { depositId: 'd-1', status: 2 }, {}, 'The deposit did not go through'],
  [
    'known not to exist',
    refusal(404, 'banking.depositUnknown'),
    { depositId: null, requestId: 'r-1' },
    'The deposit was not made',
  ],
])(
  '[DEP-09] one that is %s meanwhile says so: who does not read it may pay again',
  async (_, answer, ids, text) => {
    const { section, isKept, cashier } = await renderList(answer, [kept(ids)]);
    expect(await screen.findByRole('button', { name: /500 by/, description: new RegExp(text) })).toBeTruthy();
    expect(section()).toBeNull();
    expect(cashier.announcer.polite).toBe(text);
    // Whoever goes on at once has not read it.
    expect(isKept()).toBe(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(isKept()).toBe(false);
  },
);

it.each([
  ['processed', '/deposit/complete'],
  ['waiting', '/deposit/redirect/pix'],
])(
  '[DEP-09] one that is opened as %s leads to %s: an ended one is not to be paid, also where nothing answers any more',
  async (status, path) => {
    const screenOf = { answer: { pageId: 'pix', data: { pixKey: 'key' } }, path: '/deposit/redirect/pix' };
    const { cashier, transport, player } = await renderList({ depositId: 'd-1', status }, [kept(screenOf)]);
    if (status === 'processed') await screen.findByRole('button', { description: /^Deposit received/ });
    transport.answer(PATH, networkFailure());
    await player.click(screen.getByRole('button', { name: /500 by/ }));
    await waitFor(() => expect(cashier.router.current().path).toBe(path));
  },
);

it.each([
  [
    'a push',
    { message: 'Your bank said no.' },
    (test: Rendered, news: object) => test.transport.push('deposit.status', news),
  ],
  ['the status', { txid: '0xabc' }, (test: Rendered, news: object) => test.transport.answer(PATH, news)],
])(
  '[DEP-09] what %s has said of one that ended is shown when it is opened, also where nothing answers any more',
  async (_, more, say) => {
    const test = await renderList({ depositId: 'd-1', status: 'waiting' }, [kept({})], { transport: 'http' });
    say(test, { depositId: 'd-1', status: 'mistaked', ...more });
    await vi.advanceTimersByTimeAsync(30_000);
    await screen.findByRole('button', { description: /did not go through/ });
    test.transport.answer(PATH, networkFailure());
    await test.player.click(screen.getByRole('button', { name: /500 by/ }));
    await waitFor(() => expect(test.path()).toBe('/deposit/complete'));
    expect(test.cashier.transaction).toMatchObject({ status: 'mistaked', ...more });
  },
);

it('[DEP-09] what is said of another one does not end this one', async () => {
  const { transport, section } = await renderList({ depositId: 'd-2', status: 'processed' });
  await vi.waitFor(() => expect(transport.sent(PATH)).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(100);
  expect(section()?.textContent).not.toContain('Deposit received');
});

it('[DEP-09] money that did arrive is not left standing as failed', async () => {
  const { transport, cashier } = await renderList({ depositId: 'd-1', status: 'mistaked' });
  await screen.findByRole('button', { description: /did not go through/ });
  await vi.advanceTimersByTimeAsync(6000);
  transport.push('deposit.status', { depositId: 'd-1', status: 'processed' });
  await screen.findByRole('button', { description: /^Deposit received/ });
  expect(cashier.announcer.polite).toBe('Deposit received');
  transport.push('deposit.status', { depositId: 'd-1', status: 'mistaked' });
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.getByRole('button', { description: /^Deposit received/ })).toBeTruthy();
});

it('[DEP-09] over HTTP, where nothing is pushed, the list asks on by itself while the player is there', async () => {
  const { transport } = await renderList(networkFailure(), [kept({})], { transport: 'http' });
  await waitFor(() => expect(transport.sent(PATH)).toHaveLength(1));
  transport.answer(PATH, { depositId: 'd-1', status: 'processed' });
  await vi.advanceTimersByTimeAsync(29_000);
  expect(transport.sent(PATH)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  await screen.findByRole('button', { description: /^Deposit received/ });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(transport.sent(PATH)).toHaveLength(2);
});

it.each([
  ['a 404 without words that any router gives', refusal(404, undefined, 'HTTP 404')],
  [
    'a 404 with words that any router gives',
    refusal(404, undefined, 'Cannot GET /api/BANKING/deposit-status'),
  ],
  ['a refusal that says something else', refusal(403, 'banking.blocked')],
  [
    'what a copy of the bank’s data, which lags behind, says of one that was made just now,',
    refusal(404, 'banking.depositUnknown'),
    { createdAt: new Date(Date.now() - 20_000).toISOString() },
  ],
  [
    '[API-04] a failure of the server while nobody knows whether it was made',
    refusal(500),
    { depositId: null, requestId: 'r-1' },
  ],
])('[DEP-09] %s takes no deposit from the list', async (_, answer, made: Partial<PendingDeposit> = {}) => {
  const { section, isKept, transport } = await renderList(answer, [kept(made)]);
  await waitFor(() => expect(transport.sent(PATH)).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(100);
  expect(section()).not.toBeNull();
  expect(isKept()).toBe(true);
});

it('[API-04] one that was kept under a clock that is set back since is found not to be made', async () => {
  const ids = { depositId: null, requestId: 'r-1' };
  const createdAt = new Date(Date.now() + 3_600_000).toISOString();
  await vi.advanceTimersByTimeAsync(61_000);
  await renderList(refusal(404, 'banking.depositUnknown'), [kept({ ...ids, createdAt })]);
  expect(await screen.findByRole('button', { description: /was not made/ })).toBeTruthy();
});

it.each([
  ['by a code of its own', refusal(404, 'deposit_not_found')],
  ['by its code alone', refusal(404, 'banking.depositUnknown', 'HTTP 404')],
])('[DEP-09] one that the server, %s, no longer knows by its id goes without a word', async (_, answer) => {
  const { section, isKept } = await renderList(answer);
  await waitFor(() => expect(section()).toBeNull());
  expect(screen.queryByRole('button')).toBeNull();
  expect(isKept()).toBe(false);
});

it.each([
  ['its push', networkFailure()],
  ['the question on a return', { depositId: 'd-1', status: 'waiting' }],
])('[DEP-09] %s tells its end while the list is open', async (way, first) => {
  const { section, transport } = await renderList(first);
  await waitFor(() => expect(transport.sent(PATH)).toHaveLength(1));
  expect(section()).not.toBeNull();
  const end = { depositId: 'd-1', status: 'processed' };
  transport.push('deposit.status', { ...end, depositId: 'another' });
  transport.answer(PATH, end);
  if (way === 'its push') transport.push('deposit.status', end);
  else window.dispatchEvent(new Event('online'));
  await screen.findByRole('button', { description: /^Deposit received/ });
  expect(section()).toBeNull();
});

it.each([
  ['', -30_000],
  [', nor is it on a new page after the clock was set back', 3_600_000],
])(
  '[API-04] one whose request may still arrive is not called not made: who read it would pay twice%s',
  async (_, sinceMs) => {
    const createdAt = new Date(Date.now() + sinceMs).toISOString();
    const lost = kept({ depositId: null, requestId: 'r-1', createdAt });
    const { section, transport } = await renderList(refusal(404, 'banking.depositUnknown'), [lost]);
    await waitFor(() => expect(transport.sent(PATH)).toEqual([{ requestId: 'r-1' }]));
    await vi.advanceTimersByTimeAsync(0);
    expect(section()).not.toBeNull();
    expect(screen.queryByText('The deposit was not made')).toBeNull();
  },
);

const denied = (ageMs: number) =>
  kept({
    depositId: null,
    requestId: 'r-1',
    isDenied: true,
    createdAt: new Date(Date.now() - ageMs).toISOString(),
  });

it('[API-04] one of which the player has read that it was not made is listed if it has arrived after all', async () => {
  const { section, transport, told, cashier } = await renderList(
    refusal(404, 'banking.depositUnknown'),
    [denied(3000)],
    { transport: 'http' },
  );
  await waitFor(() => expect(transport.sent(PATH)).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(0);
  expect(section()).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  transport.answer(PATH, { depositId: 'd-9', status: 'waiting' });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await screen.findByRole('button', { name: /500 by/ })).toBeTruthy();
  expect(section()).not.toBeNull();
  expect(told('onCreateTransaction')).toMatchObject([{ depositId: 'd-9' }]);
  // The next list need not wait for an answer again.
  expect(pendingDeposits(cashier).map(({ isDenied }) => isDenied)).toEqual([undefined]);
});

it('[API-04] once it can no longer arrive it goes without another word', async () => {
  const { isKept, cashier } = await renderList(refusal(404, 'banking.depositUnknown'), [denied(90_000)]);
  await waitFor(() => expect(isKept()).toBe(false));
  expect(screen.queryByRole('button')).toBeNull();
  expect(cashier.announcer.polite).toBe('');
});

it.each(['waiting', 'mistaked'])(
  '[DEP-14] one that is named by the answer, as %s, is kept by its id, and the host hears of it',
  async status => {
    const answer = ({ requestId }: { requestId: string }) =>
      requestId === 'r-1' ? { depositId: 'd-9', status } : networkFailure();
    const { cashier, told } = await renderList(answer, [
      kept({ depositId: null, requestId: 'r-1' }),
      kept({ depositId: null, requestId: 'r-2', amount: 70 }),
    ]);
    await waitFor(() =>
      expect(pendingDeposits(cashier)).toMatchObject([
        { depositId: 'd-9', requestId: 'r-1', amount: 500 },
        { depositId: null, requestId: 'r-2', amount: 70 },
      ]),
    );
    expect(told('onCreateTransaction')).toMatchObject([{ depositId: 'd-9', amount: 500 }]);
  },
);

it('[DEP-09] a push tells the end of one that the list has only just learnt the id of', async () => {
  const ids = { depositId: null, requestId: 'r-1' };
  const { cashier, transport, player } = await renderList({ depositId: 'd-9', status: 'waiting' }, [
    kept(ids),
  ]);
  await waitFor(() => expect(pendingDeposits(cashier)).toMatchObject([{ depositId: 'd-9' }]));
  transport.push('deposit.status', { depositId: 'd-9', status: 'mistaked', message: 'Your bank said no.' });
  await player.click(await screen.findByRole('button', { description: /did not go through/ }));
  await waitFor(() => expect(cashier.transaction).toMatchObject({ message: 'Your bank said no.' }));
});

it('[API-04] one of which nobody knew whether it was made has ended: the same once more is another deposit', async () => {
  const ids = { depositId: null, requestId: 'r-1' };
  const { cashier, told } = await renderList({ status: 'processed' }, [kept(ids)]);
  cashier.deposit.intent = { requestId: 'r-1', content: '{}' };
  await screen.findByRole('button', { description: /Deposit received/ });
  expect(cashier.deposit.intent).toBeNull();
  // Nor does a host hear of one without an id.
  expect(told('onCreateTransaction')).toEqual([]);
});

it('[API-04] one that the server has made without naming it is never called not made, also after a reload', async () => {
  const { cashier: before } = await createTestCashier();
  const intent = { method: sampleMethod(), amount: 500, fields: {} };
  startTransaction(before, intent, { requestId: 'r-1', isConfirmed: true });
  const [stored] = pendingDeposits(before);
  const { transport, section, cashier } = await renderList(refusal(404, 'banking.depositUnknown'), [
    kept({ ...stored, createdAt: kept({}).createdAt }),
  ]);
  await waitFor(() => expect(transport.sent(PATH)).toEqual([{ requestId: 'r-1' }]));
  await vi.advanceTimersByTimeAsync(0);
  expect(section()).toBeTruthy();
  const [one] = pendingDeposits(cashier);
  if (one) await openPendingDeposit(cashier, one);
  expect(cashier.transaction).toMatchObject({ requestId: 'r-1', isConfirmed: true });
});
