import { expect, it } from 'vitest';
import { createWithdrawal, type Withdrawal } from '../../../state/createWithdrawalState';
import { WITHDRAWAL_VIEWS, type WithdrawalStage, withdrawalStage } from './withdrawalView';

const made: Partial<Withdrawal> = { withdrawalId: 'wd-1' };
const sent = { name: 'sent', at: '2026-01-01T10:00:00Z' };
const created = { ...sent, name: 'created' };

it.each<[string, Partial<Withdrawal>, string]>([
  ['one that was never asked for', {}, 'waiting'],
  ['one that may not have been made is looked for', { requestId: 'r-1' }, 'checking'],
  ['one that was not made', { requestId: 'r-1', isNotCreated: true }, 'not-created'],
  ['one that waits', made, 'waiting'],
  [
    'one stopped by wrong codes, of which the bank has not said so yet,',
    { ...made, isCodeOver: true },
    'checking',
  ],
  ['one that went on all the same', { ...made, isCodeOver: true, status: 'accepted' }, 'accepted'],
  [
    'one whose code is asked for anew',
    { ...made, isCodeOver: true, code: { length: 6, resendAt: 0 } },
    'code',
  ],
  ['one whose sending is still to come', { ...made, steps: [created, { name: 'sent' }] }, 'waiting'],
  ['one that is accepted', { ...made, status: 'accepted' }, 'accepted'],
  [
    'one whose review the bank has listed and not done, as its timeline says,',
    { ...made, steps: [created, { name: 'review' }, { name: 'sent' }], status: 'accepted' },
    'waiting',
  ],
  [
    'one that is reviewed',
    { ...made, steps: [created, { ...sent, name: 'review' }, { name: 'sent' }], status: 'accepted' },
    'accepted',
  ],
  ['one that is sent', { ...made, steps: [{ name: 'created' }, sent] }, 'sent'],
  ['one that has ended', { ...made, steps: [sent], status: 'mistaked' }, 'mistaked'],
])('[WD-02] %s reads so', (_, facts, stage) => {
  expect(withdrawalStage({ ...createWithdrawal(), ...facts })).toBe(stage);
});

const STAGES = Object.keys(WITHDRAWAL_VIEWS) as WithdrawalStage[];

it('[WD-02] only what the server has confirmed looks like a success, and only what has failed can be tried again', () => {
  expect(STAGES.filter(stage => WITHDRAWAL_VIEWS[stage].kind === 'success')).toEqual(['processed']);
  expect(STAGES.filter(stage => WITHDRAWAL_VIEWS[stage].isRetryable).sort()).toEqual([
    'mistaked',
    'not-created',
  ]);
});
