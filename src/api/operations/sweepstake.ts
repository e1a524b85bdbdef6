import { coerce, type Describe, unknown, validate } from 'superstruct';
import { isSweepCoin } from '../../domain/sweepstake/isSweepstakeCoin';
import { isRecord } from '../../lib/isRecord';
import { DEPOSIT_DATA_NULL } from '../../spec/messages';
import { type DepositAnswer, DepositAnswerStruct, type DepositPayload } from '../contract/deposit';
import { listOf } from '../contract/listOf';
import { NumberStruct } from '../contract/number';
import { readableOf } from '../contract/readableOf';
import { shape } from '../contract/shape';
import { type RecoupSum, type SweepstakeBalance, SweepstakeBalanceStruct } from '../contract/sweepstake';
import type { Operation } from '../Operation';

/** Boxes are checked one by one: a broken one is left out, and so is an entry without boxes. */
export const sweepstakeBoxes: Operation<Record<string, never>, readonly { boxes: readonly unknown[] }[]> = {
  path: 'sweepstake-boxes',
  method: 'POST',
  answer: readableOf(shape({ boxes: listOf(unknown()) })),
  isSafe: true,
};

const isOfOther = (entry: unknown): boolean =>
  isRecord(entry) && typeof entry.currency === 'string' && !isSweepCoin(entry.currency);

/** Another coin's balance that cannot be read must not hide the sweep coins, which alone can be redeemed. */
const BalancesStruct: Describe<readonly SweepstakeBalance[]> = coerce(
  listOf(SweepstakeBalanceStruct),
  listOf(unknown()),
  entries =>
    entries.filter(
      entry => !isOfOther(entry) || !validate(entry, SweepstakeBalanceStruct, { coerce: true })[0],
    ),
);

export const sweepstakeBalanceGet: Operation<Record<string, never>, readonly SweepstakeBalance[]> = {
  path: 'sweepstake-balance-get',
  method: 'POST',
  answer: BalancesStruct,
  isSafe: true,
};

export const sweepstakeRecoupSum: Operation<{ currency: string }, RecoupSum> = {
  path: 'sweepstake-recoup-sum',
  method: 'POST',
  answer: shape({ data: shape({ status: unknown(), amount: NumberStruct }) }),
  isSafe: true,
};

export const paymentConvert: Operation<{ amount: number; from: string; to: string }, { amount: number }> = {
  path: 'payment-convert-v2',
  method: 'POST',
  answer: shape({ amount: NumberStruct }),
  isSafe: true,
};

export const depositCreateSweepstake: Operation<DepositPayload, DepositAnswer> = {
  path: 'deposit-create-sweepstake',
  method: 'POST',
  answer: DepositAnswerStruct,
  whenEmpty: DEPOSIT_DATA_NULL,
};
