import { describe, expect, it, vi } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import { BASE, CREATE, INVOICE, openP2P, p2pAnswer, p2pMethod } from '../../../../tests/support/unit/openP2P';
import { prepareP2P } from '../../../../tests/support/unit/prepareP2P';
import { sampleFormField } from '../../../../tests/support/unit/samples';
import { followTransaction } from '../../../flows/deposit/complete/followTransaction';
import { askPending } from '../../../flows/deposit/pending/askPending';
import { openPendingDeposit } from '../../../flows/deposit/pending/openPendingDeposit';
import { pendingDeposits, pendingList } from '../../../flows/deposit/pending/pendingList';
import { markTold } from '../../../flows/shared/creation/tellCreated';
import { TransportError } from '../../../transport/TransportError';
import { p2pOf } from '../p2pOf';
import { enterP2P } from './enterP2P';

const COMPLETE = '/deposit/complete';
const STATUS = 'deposit-status';
const CHECK = 'deposit-check';
const UNKNOWN = refusal(404, 'banking.depositUnknown');
const WAITING = { depositId: 'd-1', status: 'waiting' };

describe('[API-04] [P2P-01] a page after a reload while a P2P deposit was being made', () => {
  /** A page is gone in the midst of it; the next one knows what it says of the deposit. */
  async function reload(answers: Parameters<typeof prepareP2P>[0]) {
    const gone = await openP2P(() => new Promise(() => {}));
    gone.submit();
    await gone.sending();
    const [kept] = pendingDeposits(gone.cashier);
    if (!kept) throw new Error('Nothing was kept');
    const page = await prepareP2P({ 'bank-get': { bank_type: 'humo' }, ...answers });
    const { cashier } = page;
    cashier.methods.list = [p2pMethod];
    await cashier.loadKinds();
    // Its code comes by a clock of its own.
    await import('./reopenP2P');
    const enter = async () => {
      cashier.deposit.method = p2pMethod;
      const { signal } = new AbortController();
      void enterP2P(cashier, p2pMethod, { signal, isReplacing: false });
      await vi.advanceTimersByTimeAsync(100);
    };
    vi.useFakeTimers({ now: Date.now() });
    return Object.assign(page, { kept, enter });
  }

  it('waits for it where the bank has not made it yet, opens it, and tells the host once', async () => {
    const { enter, kept, path, told, transport, cashier } = await reload({
      [STATUS]: UNKNOWN,
      [CHECK]: { exists: false },
    });
    await enter();
    expect(path()).toBe(COMPLETE);
    expect(cashier.transaction).toMatchObject({ depositId: null, requestId: kept.requestId, amount: 100 });
    const stop = followTransaction(cashier);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(transport.sent(STATUS)).toContainEqual({ requestId: kept.requestId });
    expect(path()).toBe(COMPLETE);
    transport.answer(STATUS, WAITING);
    transport.answer(CHECK, p2pAnswer({ exists: true }));
    await vi.advanceTimersByTimeAsync(10_000);
    stop();
    expect(path()).toBe(INVOICE);
    expect(told('onCreateTransaction')).toMatchObject([{ depositId: 'd-1', amount: 100, currency: 'MXN' }]);
    expect(pendingDeposits(cashier).map(({ depositId }) => depositId)).toEqual(['d-1']);
    expect(transport.sent(CREATE)).toEqual([]);
  });

  it.each([
    ['closed', 'CANCELED', 0],
    ['let stand', 'PAYED', 1],
  ])(
    '[P2P-03] [DEP-14] one whose cancel got lost, chosen before the list has asked: the host hears of it where the bank has %s it, %s: %i',
    async (_, status, times) => {
      const { kept, path, told, cashier } = await reload({
        [STATUS]: { depositId: 'd-1', status },
        [CHECK]: { exists: false },
      });
      void openPendingDeposit(cashier, { ...kept, cancelledOn: 'a page that has gone' });
      await vi.advanceTimersByTimeAsync(100);
      const stop = followTransaction(cashier);
      await vi.advanceTimersByTimeAsync(10_000);
      stop();
      expect(path()).toBe(COMPLETE);
      expect(cashier.transaction.status).toBe(times > 0 ? 'accepted' : 'mistaked');
      expect(told('onCreateTransaction')).toHaveLength(times);
    },
  );

  it('says that it is not made, before its form opens', async () => {
    const { enter, path, cashier } = await reload({ [STATUS]: UNKNOWN, [CHECK]: { exists: false } });
    await enter();
    const stop = followTransaction(cashier);
    await vi.advanceTimersByTimeAsync(45_000);
    expect(cashier.transaction.isNotCreated).toBe(true);
    stop();
    await enter();
    expect(path()).toBe(BASE);
  });

  it('opens its form where it can arrive no more, whatever the bank knows of requests', async () => {
    const { enter, path } = await reload({ [STATUS]: refusal(404), [CHECK]: { exists: false } });
    vi.setSystemTime(Date.now() + 61_000);
    await enter();
    expect(path()).toBe(BASE);
  });

  it('opens the form of another method', async () => {
    const { path, cashier } = await reload({ [STATUS]: UNKNOWN, [CHECK]: { exists: false } });
    const other = { ...p2pMethod, name: 'card_p2p_uz_uzcard' };
    await enterP2P(cashier, other, { signal: new AbortController().signal, isReplacing: false });
    expect(path()).toBe(BASE);
  });

  it.each([
    ['chosen on the list before that has asked for it', false],
    ['that the list has found', true],
  ])('opens one that the bank has made, and tells the host once: %s', async (_, isListed) => {
    const { enter, kept, path, told, cashier } = await reload({
      [STATUS]: WAITING,
      [CHECK]: p2pAnswer({ exists: true }),
    });
    if (isListed) await askPending(cashier, kept, cashier.signal);
    await enter();
    expect(path()).toBe(INVOICE);
    expect(told('onCreateTransaction')).toMatchObject([{ depositId: 'd-1', amount: 100 }]);
    expect(pendingDeposits(cashier)).toMatchObject([{ depositId: 'd-1' }]);
  });

  /** It has no such question, or none by a request's id. */
  const NO_REQUESTS = [
    ['refuses the question', refusal(400)],
    ['knows no such path', new TransportError('HTTP 404', { kind: 'refused', status: 404 })],
    ['names no deposit', { status: 'waiting' }],
  ] as const;

  it.each(NO_REQUESTS)(
    '[DEP-14] at a bank that knows no requestId and %s: opened, told once, on the list once, and the same sum later is another deposit',
    async (_, status) => {
      const { enter, kept, path, told, cashier } = await reload({
        [STATUS]: status,
        [CHECK]: p2pAnswer({ exists: true }),
      });
      cashier.deposit.intent = { requestId: kept.requestId ?? '', content: '' };
      await enter();
      expect(path()).toBe(INVOICE);
      await enter();
      expect(told('onCreateTransaction')).toMatchObject([{ depositId: 'd-1', amount: 100, currency: 'MXN' }]);
      expect(pendingDeposits(cashier)).toMatchObject([{ depositId: 'd-1' }]);
      expect(cashier.deposit.intent).toBeNull();
    },
  );

  it.each(NO_REQUESTS)(
    '[DEP-14] at a bank that knows no requestId and %s: of two lost ones it is that of its sum, not the later one',
    async (_, status) => {
      const { enter, kept, told, cashier } = await reload({
        [STATUS]: status,
        [CHECK]: p2pAnswer({ exists: true }),
      });
      pendingList.put(cashier, { ...kept, requestId: 'later', amount: 70 });
      await enter();
      await vi.advanceTimersByTimeAsync(100);
      expect(told('onCreateTransaction')).toMatchObject([{ depositId: 'd-1', amount: 100 }]);
      expect(
        pendingDeposits(cashier)
          .map(({ depositId, amount }) => [depositId, amount])
          .sort(),
      ).toEqual(
        [
          [null, 70],
          ['d-1', 100],
        ].sort(),
      );
    },
  );

  it.each(NO_REQUESTS)(
    '[DEP-14] at a bank that knows no requestId and %s: the list leads to its invoice too',
    async (_, status) => {
      const { kept, path, told, cashier } = await reload({
        [STATUS]: status,
        [CHECK]: p2pAnswer({ exists: true }),
      });
      void openPendingDeposit(cashier, kept);
      await vi.advanceTimersByTimeAsync(100);
      expect(path()).toBe(INVOICE);
      expect(told('onCreateTransaction')).toMatchObject([{ depositId: 'd-1', amount: 100 }]);
      expect(pendingDeposits(cashier)).toMatchObject([{ depositId: 'd-1' }]);
    },
  );

  it.each([{ status: 'CANCELED' }, { status: 'PAYED' }, { exists: false }])(
    '[DEP-14] an older one of which deposit-check says %o is not taken for it from the list',
    async given => {
      const { kept, path, told, cashier } = await reload({
        [STATUS]: refusal(400),
        [CHECK]: p2pAnswer({ exists: true, ...given }),
      });
      void openPendingDeposit(cashier, kept);
      await vi.advanceTimersByTimeAsync(100);
      expect(path()).toBe(COMPLETE);
      expect(told('onCreateTransaction')).toEqual([]);
      expect(pendingDeposits(cashier)).toMatchObject([{ depositId: null }]);
    },
  );

  it.each([
    ['the host knows of already', refusal(400), true],
    ['the bank says is not of that request', UNKNOWN, false],
    ['may not be of that request, as the question was lost', networkFailure(), false],
  ])('[DEP-14] one that %s is not told', async (_, status, isTold) => {
    const { enter, path, told, cashier } = await reload({
      [STATUS]: status,
      [CHECK]: p2pAnswer({ exists: true }),
    });
    if (isTold) markTold(cashier, { requestId: 'another', depositId: 'd-1' });
    await enter();
    expect(path()).toBe(INVOICE);
    expect(told('onCreateTransaction')).toEqual([]);
  });

  it('one that asks for fields leads to its form, from the list too', async () => {
    const { kept, path, cashier } = await reload({
      [STATUS]: WAITING,
      [CHECK]: p2pAnswer({ exists: true, isFieldsRequired: true, fields: [sampleFormField()] }),
    });
    void openPendingDeposit(cashier, kept);
    await vi.advanceTimersByTimeAsync(100);
    const stop = followTransaction(cashier);
    await vi.advanceTimersByTimeAsync(100);
    stop();
    expect(path()).toBe(BASE);
    expect(cashier.deposit).toMatchObject({ depositId: 'd-1', extraFields: [{ name: 'document' }] });
    // Its sum may be another one when it is sent again.
    expect(cashier.transaction.depositId).toBeNull();
    expect(pendingDeposits(cashier)).toEqual([]);
  });

  it('takes nobody away who has left its status before it was found', async () => {
    const { enter, path, transport, cashier } = await reload({
      [STATUS]: UNKNOWN,
      [CHECK]: { exists: false },
    });
    await enter();
    cashier.router.navigate('/deposit', { isReset: true });
    transport.answer(CHECK, p2pAnswer({ exists: true }));
    cashier.transaction.depositId = 'd-1';
    await vi.advanceTimersByTimeAsync(100);
    expect(path()).toBe('/deposit');
  });
});

describe.each([
  ['hours ahead of', 3],
  ['days ahead of', 50],
  ['hours behind', -3],
])('[P2P-04] on a device whose clock is %s the bank’s, after a reload', (_, hours) => {
  async function reload() {
    const created = new Date(Date.now() - hours * 60 * 60_000).toISOString();
    const { submit, done, cashier } = await openP2P(p2pAnswer({ created }));
    submit();
    await done();
    const page = await prepareP2P({
      [CHECK]: p2pAnswer({ exists: true, created }),
      'bank-get': { bank_type: 'humo' },
    });
    return { page, deadlineMs: p2pOf(cashier).invoice?.deadlineMs };
  }

  it('the countdown goes on', async () => {
    const { page, deadlineMs } = await reload();
    expect(deadlineMs).toBeGreaterThan(Date.now());
    await enterP2P(page.cashier, p2pMethod, { signal: new AbortController().signal, isReplacing: false });
    expect(p2pOf(page.cashier).invoice?.deadlineMs).toBe(deadlineMs);
  });

  it('[DEP-09] it is among the open ones', async () => {
    const { page } = await reload();
    expect(pendingDeposits(page.cashier)).toMatchObject([{ depositId: 'd-1' }]);
  });
});
