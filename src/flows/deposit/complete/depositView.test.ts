import { describe, expect, it } from 'vitest';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { createTransactionState, type TransactionState } from '../../../state/createTransactionState';
import { DEPOSIT_VIEWS, type DepositStage, depositStage } from './depositView';

const rows: [given: Partial<TransactionState>, stage: DepositStage][] = [
  [{ depositId: null, requestId: 'r' }, 'checking'],
  [{ depositId: null, requestId: 'r', isNotCreated: true }, 'not-created'],
  [{ depositId: 'd', requestId: 'r', isConfirmed: true, isNotCreated: true }, 'waiting'],
  [{ depositId: 'd', requestId: 'r' }, 'checking'],
  [{ depositId: 'd', requestId: 'r', isWaitOver: true }, 'still-waiting'],
  [{ depositId: 'd', requestId: 'r', status: 'accepted' }, 'accepted'],
  [{ depositId: 'd', requestId: 'r', isAnswerLost: true }, 'no-details'],
  [{ depositId: null, requestId: 'r', isConfirmed: true }, 'waiting'],
  [{ depositId: null, requestId: 'r', isConfirmed: true, status: 'processed' }, 'processed'],
  [{ depositId: 'd' }, 'waiting'],
  [{ depositId: 'd', isAnswerLost: true }, 'no-details'],
  [{ depositId: 'd', isAnswerLost: true, cardViewType: 'pix' }, 'no-details'],
  [{ depositId: 'd', isAnswerLost: true, cardViewType: 1 }, 'checking'],
  [{ depositId: 'd', isAnswerLost: true, cardViewType: 'cardMultipleType' }, 'checking'],
  [{ depositId: 'd', isAnswerLost: true, cardViewType: 8 }, 'checking'],
  [{ depositId: 'd', isAnswerLost: true, isWaitOver: true }, 'still-waiting'],
  [{ depositId: 'd', isAnswerLost: true, status: 'accepted' }, 'accepted'],
  [{ depositId: 'd', isWaitOver: true }, 'still-waiting'],
  [{ depositId: 'd', status: 'accepted' }, 'accepted'],
  [{ depositId: 'd', status: 'accepted', isWaitOver: true }, 'still-waiting'],
  [{ depositId: 'd', status: 'processed', isWaitOver: true }, 'processed'],
  [{ depositId: 'd', status: 'mistaked', isWaitOver: true }, 'mistaked'],
];

const STAGES = Object.keys(DEPOSIT_VIEWS) as DepositStage[];

describe('[DEP-10] the stage of a transaction', () => {
  it.each(rows)('%j is %s', (given, stage) => {
    expect(depositStage({ ...createTransactionState(), ...given })).toBe(stage);
  });

  it('only what the server has confirmed looks like a success', () => {
    expect(STAGES.filter(stage => DEPOSIT_VIEWS[stage].kind === 'success')).toEqual(['processed']);
  });

  it('only what is settled as failed can be tried again', () => {
    expect(STAGES.filter(stage => DEPOSIT_VIEWS[stage].isRetryable).sort()).toEqual([
      'mistaked',
      'not-created',
    ]);
  });

  it.each(STAGES)('%s has its texts', async stage => {
    const { cashier } = await createTestCashier();
    const { title, text } = DEPOSIT_VIEWS[stage];
    expect([title, text].filter(id => !cashier.translator.has(id))).toEqual([]);
  });
});
