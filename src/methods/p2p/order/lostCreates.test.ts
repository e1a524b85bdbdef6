import { expect, it, vi } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import { p2pAnswer, p2pMethod } from '../../../../tests/support/unit/openP2P';
import { prepareP2P } from '../../../../tests/support/unit/prepareP2P';
import { applyParentChanges } from '../../../app/changes/applyParentChanges';
import { keepIntent } from '../../../flows/deposit/pending/keepPending';
import { pendingList } from '../../../flows/deposit/pending/pendingList';
import { enterP2P } from './enterP2P';

it('[HOST-04] [DEP-14] nothing is asked or told of lost ones in the name of another player who has come', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { cashier, transports, transport, told } = await prepareP2P({
    'deposit-check': p2pAnswer({ exists: true }),
    'deposit-status': (data: unknown) =>
      Object(data).requestId === 'r-0'
        ? { depositId: 'd-0', status: 'waiting' }
        : refusal(404, 'banking.depositUnknown'),
    'bank-get': networkFailure(),
  });
  cashier.parent.userId = cashier.handle.parent.userId = 'ana';
  for (const requestId of ['r-0', 'r-1'])
    keepIntent(cashier, { method: p2pMethod, amount: 100, fields: {} }, { depositId: null, requestId });
  await enterP2P(cashier, p2pMethod, { signal: cashier.signal, isReplacing: false });
  await vi.advanceTimersByTimeAsync(1_000);
  const bob = { userId: 'bob', token: 'of-bob' };
  Object.assign(cashier.handle.parent, bob);
  applyParentChanges(cashier, bob);
  for (const one of [transport, ...transports])
    one.answer('deposit-status', { depositId: 'd-1', status: 'waiting' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(told('onCreateTransaction')).toEqual([]);
  expect(transports.flatMap(one => one.sent('deposit-status'))).toHaveLength(2);
  expect(pendingList.read(cashier)).toEqual([]);
});
