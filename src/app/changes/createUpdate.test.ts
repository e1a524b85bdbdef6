import { expect, it, vi } from 'vitest';
import { createTestCashier } from '../../../tests/support/unit/createTestCashier';
import { events } from '../../api/operations/events';
import { applyParentChanges } from './applyParentChanges';
import { createUpdate } from './createUpdate';

vi.mock('./applyParentChanges', () => ({ applyParentChanges: vi.fn() }));

it('[HOST-04] changes that follow each other before their code is there are applied together, in their order', async () => {
  const { cashier } = await createTestCashier();
  const update = createUpdate(cashier);
  update({ theme: 'light', locale: 'es' });
  update({ theme: 'dark' });
  await vi.waitFor(() => expect(applyParentChanges).toHaveBeenCalled());
  update({ theme: 'auto' });
  await vi.waitFor(() => expect(applyParentChanges).toHaveBeenCalledTimes(2));
  expect(vi.mocked(applyParentChanges).mock.calls).toEqual([
    [cashier, { theme: 'light', locale: 'es' }, { theme: 'dark' }],
    [cashier, { theme: 'auto' }],
  ]);
});

it('[HOST-04] no call leaves before the host’s word is applied: the payment under way keeps its player', async () => {
  const tokens: string[] = [];
  const { cashier } = await createTestCashier({
    parent: { token: 'of-ana' },
    answers: {
      events: () => {
        tokens.push(cashier.handle.parent.token);
        return {};
      },
    },
  });
  const { parent } = cashier.handle;
  // As of another player, who waits for the payment.
  vi.mocked(applyParentChanges).mockImplementationOnce(() => Object.assign(parent, { token: 'of-ana' }));
  const update = createUpdate(cashier);
  Object.assign(parent, { token: 'of-bob' });
  update({ token: 'of-bob' });
  await cashier.client.run(events, []);
  expect(tokens).toEqual(['of-ana']);
});

it('[HOST-04] a call that has waited is not sent over the connection of the player who has come', async () => {
  const { cashier, transports } = await createTestCashier();
  vi.mocked(applyParentChanges).mockImplementationOnce(() => cashier.reconnect());
  createUpdate(cashier)({ userId: 'bob' });
  await cashier.client.run(events, []);
  expect(transports.map(({ isClosed, sent }) => [isClosed, sent('events').length])).toEqual([
    [true, 1],
    [false, 0],
  ]);
});

it('[HOST-05] a call that has waited opens no connection once the widget is gone', async () => {
  const { cashier, transports } = await createTestCashier();
  createUpdate(cashier)({ token: 'other' });
  const call = cashier.client.run(events, []);
  cashier.dispose();
  await call;
  expect(transports).toHaveLength(1);
});

it('[HOST-04] [USER-09] a push that comes before the host’s word is applied is received after it, and only over its connection', async () => {
  const { cashier, transport } = await createTestCashier({ parent: { user: { id: 'ana' } } });
  await import('../push/receivePush');
  const seen: unknown[] = [];
  vi.mocked(applyParentChanges).mockImplementationOnce(() => seen.push(cashier.parent.user));
  createUpdate(cashier)({ theme: 'dark' });
  transport.push('login.token', { country: 'br' });
  await vi.waitFor(() => expect(cashier.user.country).toBe('br'));
  expect(seen).toEqual([{ id: 'ana' }]);

  vi.mocked(applyParentChanges).mockImplementationOnce(() => cashier.reconnect());
  createUpdate(cashier)({ userId: 'bob' });
  transport.push('login.token', { country: 'mx' });
  await cashier.updating;
  await new Promise(resolve => setTimeout(resolve));
  expect(cashier.user.country).toBe('br');
});
