import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import { deferred } from '../../../../tests/support/unit/deferred';
import { openFollow, STATUS_PATH, WAITING } from '../../../../tests/support/unit/openFollow';
import { stubLocks } from '../../../../tests/support/unit/stubLocks';
import { playerKey } from '../../../domain/player/playerKey';
import { rememberAnswered } from '../../shared/creation/isNotMade';
import { markTold } from '../../shared/creation/tellCreated';
import { keepPending } from '../pending/keepPending';
import { pendingDeposits, pendingList } from '../pending/pendingList';
import { depositStage } from './depositView';
import { followTransaction } from './followTransaction';

describe('[API-04] following what may not exist', () => {
  const ids = { depositId: null, requestId: 'r-1' };

  it('asks by the request’s id, and by the deposit’s once it is known', async () => {
    const { passed, transport, cashier, told } = await openFollow(WAITING, { ids });
    await passed(2000);
    expect(told('onCreateTransaction')).toMatchObject([{ depositId: 'd-1' }]);
    expect(transport.sent(STATUS_PATH)).toEqual([{ requestId: 'r-1' }, { depositId: 'd-1' }]);
    expect(cashier.transaction.depositId).toBe('d-1');
  });

  it('[DEP-05] once it is found, says that where to pay did not come; not of one that was answered', async () => {
    const { passed, cashier, transport } = await openFollow(networkFailure(), { ids });
    await passed(0);
    expect(depositStage(cashier.transaction)).toBe('checking');
    transport.answer(STATUS_PATH, WAITING);
    await passed(2000);
    expect(depositStage(cashier.transaction)).toBe('no-details');

    const confirmed = await openFollow(WAITING, { ids: { ...ids, isConfirmed: true } });
    await confirmed.passed(0);
    expect(confirmed.cashier.transaction.depositId).toBe('d-1');
    expect(depositStage(confirmed.cashier.transaction)).toBe('waiting');
  });

  it.each([
    ['is over once it is there: the same once more is another deposit', 'r-1', undefined],
    ['of another stays', 'r-2', 'r-2'],
  ])('its intent %s', async (_, requestId, left) => {
    const { passed, cashier, transport } = await openFollow(networkFailure(), { ids });
    cashier.deposit.intent = { requestId, content: '{}' };
    await passed(0);
    expect(cashier.deposit.intent).toMatchObject({ requestId });
    transport.answer(STATUS_PATH, WAITING);
    await passed(2000);
    expect(cashier.deposit.intent?.requestId).toBe(left);
  });

  it('learns that nothing was made', async () => {
    const { passed, cashier } = await openFollow(refusal(404, 'banking.depositUnknown'), { ids });
    await passed(0);
    expect(cashier.transaction.isNotCreated).toBe(true);
  });

  it('does not say so for a 404 without words', async () => {
    const { passed, cashier } = await openFollow(refusal(404, undefined, 'HTTP 404'), { ids });
    await passed(60_000);
    expect(cashier.transaction.isNotCreated).toBe(false);
  });

  it('says so for a 404 without words once the server has found another by its request', async () => {
    const { passed, cashier, transport } = await openFollow(WAITING, { ids });
    await passed(0);
    transport.answer(STATUS_PATH, refusal(404, undefined, 'HTTP 404'));
    Object.assign(cashier.transaction, { depositId: null, requestId: 'r-2', isConfirmed: false });
    await passed(60_000);
    expect(cashier.transaction.isNotCreated).toBe(true);
  });

  it('one that the server confirms without a name is over once it is settled', async () => {
    const { passed, cashier, transport } = await openFollow({ status: 'processed' }, { ids });
    await passed(60_000);
    expect(cashier.transaction).toMatchObject({ depositId: null, isConfirmed: true, status: 'processed' });
    expect(transport.sent(STATUS_PATH)).toHaveLength(1);
  });

  it('an answer need not repeat the id that it was asked by', async () => {
    const { passed, cashier } = await openFollow({ status: 'processed' });
    await passed(0);
    expect(cashier.transaction).toMatchObject({ depositId: 'd-1', status: 'processed' });
  });

  it('does not say so while the request may still arrive', async () => {
    const createdAt = new Date().toISOString();
    const { passed, cashier } = await openFollow(refusal(404, 'banking.depositUnknown'), {
      ids: { ...ids, createdAt },
    });
    await passed(20_000);
    expect(cashier.transaction.isNotCreated).toBe(false);
    await passed(40_000);
    expect(cashier.transaction.isNotCreated).toBe(true);
  });

  it('nor does a clock that is set back keep it open for longer than the page is young', async () => {
    const createdAt = new Date(Date.now() + 3_600_000).toISOString();
    const { passed, cashier } = await openFollow(refusal(404, 'banking.depositUnknown'), {
      ids: { ...ids, createdAt },
    });
    await passed(0);
    expect(cashier.transaction.isNotCreated).toBe(false);
    await passed(40_000);
    expect(cashier.transaction.isNotCreated).toBe(true);
  });

  it('one that another has taken the place of says nothing of that one', async () => {
    const old = deferred();
    const { passed, transport, cashier } = await openFollow(
      ({ requestId }: { requestId: string }) => (requestId === 'r-0' ? old.promise : refusal(404)),
      { ids },
    );
    rememberAnswered(cashier, 'deposit', 'r-0');
    await passed(0);
    expect(transport.sent(STATUS_PATH)).toEqual([{ requestId: 'r-1' }, { requestId: 'r-0' }]);
    cashier.transaction.requestId = 'r-2';
    transport.answer(STATUS_PATH, networkFailure());
    old.resolve(WAITING);
    await passed(0);
    expect(cashier.transaction.isNotCreated).toBe(false);
  });

  it('[HOST-04] the server is not asked about what it has answered another player', async () => {
    const { passed, transport, cashier } = await openFollow(refusal(404), { ids });
    rememberAnswered(cashier, 'deposit', 'r-0');
    cashier.parent.userId = 'bob';
    await passed(0);
    expect(transport.sent(STATUS_PATH)).toEqual([{ requestId: 'r-1' }]);
    expect(cashier.transaction.isNotCreated).toBe(true);
  });

  it('one that arrives late after all is kept like any other', async () => {
    const createdAt = new Date(Date.now() - 60_000).toISOString();
    const { passed, transport, cashier } = await openFollow(refusal(404, 'banking.depositUnknown'), {
      ids: { ...ids, createdAt },
    });
    cashier.router.navigate('/deposit/complete');
    keepPending(cashier);
    await passed(0);
    expect(pendingDeposits(cashier)).toEqual([]);
    transport.answer(STATUS_PATH, WAITING);
    await passed(2000);
    expect(cashier.transaction).toMatchObject({ depositId: 'd-1', isNotCreated: false });
    expect(pendingDeposits(cashier)).toMatchObject([{ depositId: 'd-1' }]);
  });

  it('a deposit that is known is not lost by a 404', async () => {
    const { passed, cashier } = await openFollow(refusal(404));
    await passed(0);
    expect(cashier.transaction).toMatchObject({ isNotCreated: false, status: 'waiting' });
  });

  const unknown = refusal(404, 'banking.depositUnknown');

  it.each([
    ['twice in a row', [unknown, unknown], 'mistaked'],
    ['once', [unknown, WAITING, unknown, WAITING], 'waiting'],
    ['twice, with no answer between', [unknown, networkFailure(), unknown, WAITING], 'waiting'],
  ])('[DEP-10] one that the bank does not know, as it says %s: %j', async (_, answers, status) => {
    const { passed, cashier, transport } = await openFollow(WAITING, {
      ids: { depositId: 'd-1', createdAt: '2020-01-01T00:00:00Z' },
    });
    await passed(0);
    transport.answer(STATUS_PATH, ...answers);
    await passed(60_000);
    expect(cashier.transaction.status).toBe(status);
  });

  it('[DEP-10] of one that was made just now that says nothing: a copy of the bank’s data may lag behind', async () => {
    vi.useFakeTimers();
    const { passed, cashier } = await openFollow(unknown, {
      ids: { depositId: 'd-1', createdAt: new Date().toISOString() },
    });
    await passed(25_000);
    expect(cashier.transaction.status).toBe('waiting');
    await passed(15_000);
    expect(cashier.transaction.status).toBe('mistaked');
  });

  it('[DEP-14] what another page is still making is left to that page: it hears where to pay, and tells its host', async () => {
    const held = stubLocks();
    const createdAt = new Date().toISOString();
    const { end, passed, transport, cashier, told } = await openFollow(networkFailure(), {
      ids: { ...ids, createdAt },
    });
    end();
    const before = await passed(0);
    held.add(playerKey('deposit', cashier.parent));
    keepPending(cashier);
    onTestFinished(followTransaction(cashier));
    expect(await passed(9000)).toBe(before);
    expect(depositStage(cashier.transaction)).toBe('checking');
    // It is answered there.
    held.clear();
    transport.answer(STATUS_PATH, WAITING);
    markTold(cashier, { requestId: 'r-1', depositId: 'd-1' });
    const screen = { path: '/deposit/host-to-host', answer: { data: { requisites: [{ value: '1' }] } } };
    const [kept] = pendingDeposits(cashier);
    if (kept) pendingList.put(cashier, { ...kept, depositId: 'd-1', isConfirmed: true, ...screen });
    await passed(9000);
    expect(told('onCreateTransaction')).toEqual([]);
    expect(depositStage(cashier.transaction)).toBe('waiting');
    expect(pendingDeposits(cashier)).toMatchObject([{ depositId: 'd-1', ...screen }]);
    expect(pendingDeposits(cashier)[0]).not.toHaveProperty('isAnswerLost');
  });
});
