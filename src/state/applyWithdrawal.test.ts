import { describe, expect, it } from 'vitest';
import { samplePending } from '../../tests/support/unit/samples';
import { applyWithdrawal, markConfirmed, receiveWithdrawal } from './applyWithdrawal';
import { createWithdrawal, type Withdrawal } from './createWithdrawalState';

const at = '2030-01-02T03:04:05Z';
const made = (fields: Partial<Withdrawal> = {}): Withdrawal => ({
  ...createWithdrawal(),
  withdrawalId: 'wd-1',
  ...fields,
});

describe('applyWithdrawal', () => {
  it('[WD-02] takes news of its own withdrawal only', () => {
    const current = made();
    applyWithdrawal(current, { withdrawalId: 'wd-2', status: 'mistaked' });
    expect(current.status).toBe('waiting');
    applyWithdrawal(current, { withdrawalId: 'wd-1', status: 'accepted' });
    expect(current.status).toBe('accepted');
  });

  it('[WD-02] never goes back, and keeps the words that came with the status', () => {
    const current = made();
    applyWithdrawal(current, { withdrawalId: 'wd-1', status: 'mistaked', message: 'The bank said no' });
    applyWithdrawal(current, { withdrawalId: 'wd-1', status: 'waiting', message: 'Late' });
    expect(current).toMatchObject({ status: 'mistaked', message: 'The bank said no' });
  });

  it('[WD-02] keeps the words while the status stands, and drops them with it', () => {
    const current = made();
    applyWithdrawal(current, { withdrawalId: 'wd-1', status: 'accepted', message: 'By Friday' });
    applyWithdrawal(current, { withdrawalId: 'wd-1', status: 'accepted' });
    expect(current.message).toBe('By Friday');
    applyWithdrawal(current, { withdrawalId: 'wd-1', status: 'processed' });
    expect(current).toMatchObject({ status: 'processed', message: null });
  });

  it('[WD-02] a step that is done stays done when an older answer comes late', () => {
    const current = made();
    const steps = [{ name: 'created', at }, { name: 'review', at }, { name: 'sent' }];
    applyWithdrawal(current, { withdrawalId: 'wd-1', status: 'accepted', steps });
    applyWithdrawal(current, {
      withdrawalId: 'wd-1',
      status: 'waiting',
      steps: [{ name: 'created', at }, { name: 'review' }, { name: 'sent' }],
    });
    expect(current.steps).toEqual(steps);
  });

  it('[WD-02] finds out by the steps that a code is wanted, and that it no longer is', () => {
    const current = made();
    const open = [{ name: 'created', at }, { name: 'confirmed' }, { name: 'review' }];
    applyWithdrawal(current, { withdrawalId: 'wd-1', status: 'waiting', steps: open });
    expect(current.code).toEqual({ length: 0, resendAt: 0 });
    markConfirmed(current);
    expect(current.code).toBeNull();
    applyWithdrawal(current, { withdrawalId: 'wd-1', status: 'waiting', steps: open });
    expect(current.code).toBeNull();
  });

  it('[WD-02] keeps it where the server tells no steps, or none of the code', () => {
    const code = { length: 6, resendAt: 1 };
    const current = made({ code, steps: [{ name: 'created', at: '2026-01-01T00:00:00Z' }] });
    for (const steps of [[], [{ name: 'created', at: '2026-01-01T00:00:00Z' }, { name: 'review' }]]) {
      applyWithdrawal(current, { withdrawalId: current.withdrawalId ?? '', status: 0, steps });
      expect(current.code).toEqual(code);
      expect(current.steps).not.toEqual([]);
    }
  });

  it('[WD-02] keeps a code that the server has asked for until it is known to be over', () => {
    const code = { length: 6, resendAt: 1 };
    const current = made({ code });
    applyWithdrawal(current, { withdrawalId: 'wd-1', status: 'waiting' });
    expect(current.code).toEqual(code);
    const steps = [{ name: 'created', at }, { name: 'confirmed', at }, { name: 'review' }];
    applyWithdrawal(current, { withdrawalId: 'wd-1', status: 'waiting', steps });
    expect(current.code).toBeNull();
    const other = made({ code });
    applyWithdrawal(other, { withdrawalId: 'wd-1', status: 'CANCELED' });
    expect(other).toMatchObject({ status: 'canceled', code: null });
  });

  it('[WD-02] after one wrong code too many none is asked for, even where the steps still list it', () => {
    const current = made({ isCodeOver: true });
    const steps = [{ name: 'created', at }, { name: 'confirmed' }, { name: 'review' }];
    applyWithdrawal(current, { withdrawalId: 'wd-1', status: 'waiting', steps });
    expect(current.code).toBeNull();
  });

  it('[WD-02] the wait for a new code goes on once the bank says that one is awaited', () => {
    const current = made({ code: { length: 0, resendAt: 5000, isMaybe: true } });
    const steps = [{ name: 'created', at }, { name: 'confirmed' }];
    applyWithdrawal(current, { withdrawalId: 'wd-1', status: 'waiting', steps });
    expect(current.code).toEqual({ length: 0, resendAt: 5000 });
  });

  it('[WD-02] a code that may be wanted is so until the steps say more', () => {
    const code = { length: 0, resendAt: 0, isMaybe: true } as const;
    const current = made({ code });
    applyWithdrawal(current, { withdrawalId: 'wd-1', status: 'waiting' });
    expect(current.code).toEqual(code);
    applyWithdrawal(current, { withdrawalId: 'wd-1', status: 'waiting', steps: [{ name: 'created', at }] });
    expect(current.code).toBeNull();
  });
});

describe('receiveWithdrawal', () => {
  const listed = (withdrawalId: string) => samplePending({ withdrawalId });

  it('[WD-02] an end that is told again, as by every poll, is known already', () => {
    const state = { current: made(), pending: [], ended: [], isListed: true };
    for (const status of ['processed', 'processed', 1])
      receiveWithdrawal(state, { withdrawalId: 'wd-2', status });
    expect(state.ended).toEqual(['wd-2']);
  });

  it('[WD-02] a row of the list does not go back with older news, and keeps why it ended', () => {
    const row = listed('wd-2');
    const state = { current: made(), pending: [row], ended: [], isListed: true };
    for (const [status, message] of [
      ['accepted', ''],
      ['waiting', ''],
      ['mistaked', 'Wrong network'],
      ['accepted', 'On its way'],
    ] as const)
      receiveWithdrawal(state, { withdrawalId: 'wd-2', status, message });
    expect(row).toMatchObject({ status: 'mistaked', message: 'Wrong network', isCancellable: false });
    receiveWithdrawal(state, { withdrawalId: 'wd-2', status: 'mistaked' });
    expect(row).toMatchObject({ message: 'Wrong network' });
    receiveWithdrawal(state, { withdrawalId: 'wd-2', status: 'processed' });
    expect(row).toMatchObject({ status: 'processed', message: undefined });
  });

  it('[WD-02] moves the pending ones on, and drops what is settled', () => {
    const state = { current: made(), pending: [listed('wd-1'), listed('wd-2')], ended: [], isListed: false };
    receiveWithdrawal(state, { withdrawalId: 'wd-2', status: 'accepted' });
    expect(state.pending.map(({ status }) => status)).toEqual(['waiting', 'accepted']);
    receiveWithdrawal(state, { withdrawalId: 'wd-9', status: 'processed' });
    expect(state.pending).toHaveLength(2);
    receiveWithdrawal(state, { withdrawalId: 'wd-1', status: 'processed' });
    expect(state.pending.map(({ withdrawalId }) => withdrawalId)).toEqual(['wd-2']);
    expect(state.current.status).toBe('processed');
  });
});
