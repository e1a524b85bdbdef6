import { optional, type } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { sampleMethod } from '../../../tests/support/unit/samples';
import { readPageData } from '../../flows/deposit/pages/readPageData';
import { checkAnswer } from '../checkAnswer';
import { paymentConvert, sweepstakeRecoupSum } from '../operations/sweepstake';
import { BonusStruct } from './bonus';
import { DepositApiResponseStruct, DepositLimitsStruct } from './deposit';
import { PaymentMethodStruct } from './method';
import { NumberStruct } from './number';
import { P2PAnswerStruct } from './p2p';
import { BoxStruct, SweepstakeBalanceStruct } from './sweepstake';
import { DepositStatusPushStruct } from './transaction';
import { UserFieldsStruct } from './user';
import { PendingWithdrawalStruct, WithdrawalAnswerStruct } from './withdrawal';

describe('[API-06] numbers that a server writes as texts', () => {
  it.each([
    ['7', 7],
    ['20155.50', 20155.5],
    ['-3', -3],
    ['.5', 0.5],
    ['0.1', 0.1],
    ['', undefined],
  ])('%j is read as %j', (amount, read) => {
    const Answer = type({ amount: optional(NumberStruct) });
    expect(checkAnswer({ amount }, Answer)).toEqual({ ok: true, value: { amount: read } });
  });

  it.each(['abc', '5 USD', '1,000.00', '1.000,00', '1e3', '0x10', '5.', '-', '.', ' ', 'NaN', 'Infinity'])(
    '%j is no number',
    amount => {
      expect(checkAnswer({ amount }, paymentConvert.answer)).toEqual({
        ok: false,
        problem: 'amount is not number',
      });
    },
  );

  it('an empty text is no sum where one is needed', () => {
    expect(checkAnswer({ amount: '' }, paymentConvert.answer).ok).toBe(false);
  });

  it('[METH-01] a method is not lost by them, nor by a picture that is none', () => {
    const method = {
      ...sampleMethod(),
      category: 5,
      position: '7',
      iconIds: [null, 'visa'],
      currency: ['mxn'],
      amount_rules: { mxn: { min: '5', max: '20155', minNonRus: '10.5' }, usd: { min: '1', max: '' } },
    };
    expect(checkAnswer(method, PaymentMethodStruct)).toMatchObject({
      ok: true,
      value: {
        category: '5',
        position: 7,
        iconIds: ['visa'],
        amount_rules: { MXN: { min: 5, max: 20155, minNonRus: 10.5 }, USD: { min: 1, max: 0 } },
      },
    });
    expect(checkAnswer({ ...method, position: '' }, PaymentMethodStruct)).toMatchObject({
      value: { position: Number.MAX_SAFE_INTEGER },
    });
    expect(checkAnswer({ ...method, position: 'first' }, PaymentMethodStruct).ok).toBe(false);
  });

  it.each([
    [
      { min: '5', max: '10' },
      { min: 5, max: 10 },
    ],
    [{ min: '5' }, { min: 5, max: 0 }],
    [
      { min: '', max: '500' },
      { min: 0, max: 500 },
    ],
    [
      { max: '10', min: null },
      { min: 0, max: 10 },
    ],
  ])('[AMT-01] limits of a method: %j', (limits, read) => {
    expect(checkAnswer(limits, DepositLimitsStruct)).toEqual({ ok: true, value: read });
  });

  it('[P2P-04] an invoice', () => {
    const invoice = { depositId: 123, payment_amount: '100.50', timeout_minutes: '15', passedAmount: '100' };
    expect(checkAnswer(invoice, P2PAnswerStruct)).toEqual({
      ok: true,
      value: { depositId: '123', payment_amount: 100.5, timeout_minutes: 15, passedAmount: 100 },
    });
  });

  it('[CRY-03] [ONR-01] a wallet, and each of the offers', () => {
    const offer = { id: 1, provider: 'Ramp', currency: 'BTC' };
    const data = {
      wallet: { address: 'a', rate: '0.5', minAmount: '0.001', timeout_minutes: '' },
      paymentMethodOffers: [
        { ...offer, amount: '0.5', rate: '2', fee: '1.5' },
        { ...offer, id: '2', amount: 0.4 },
      ],
    };
    expect(checkAnswer({ data }, DepositApiResponseStruct)).toMatchObject({
      ok: true,
      value: {
        data: {
          wallet: { rate: 0.5, minAmount: 0.001, timeout_minutes: undefined },
          paymentMethodOffers: [{ id: '1', amount: 0.5, rate: 2, fee: 1.5 }, { amount: 0.4 }],
        },
      },
    });
  });

  it('[DEP-05] the time and the amount of a page', () => {
    const page: object = { timeout_minutes: '15', amount: '600.50' };
    expect(readPageData({ data: page })).toMatchObject({ timeoutMinutes: 15, amount: 600.5 });
    for (const text of ['soon', '1e3', '0x10']) {
      const odd: object = { timeout_minutes: text, amount: text };
      expect(readPageData({ data: odd })).toMatchObject({ timeoutMinutes: null, amount: null });
    }
  });

  it('[BON-01] a bonus', () => {
    const bonus = {
      id: 1,
      type: 'deposit',
      depositBonusData: { minDeposit: '10', percent: '50', maxAmount: '1000.00' },
      freespinBonusData: { minDeposit: '5', count: '20' },
    };
    expect(checkAnswer(bonus, BonusStruct)).toMatchObject({
      ok: true,
      value: {
        depositBonusData: { minDeposit: 10, percent: 50, maxAmount: 1000 },
        freespinBonusData: { minDeposit: 5, count: 20 },
      },
    });
  });

  it('[SWP-01] packages and coins', () => {
    const box = {
      id: '7',
      price: '19.99',
      priceCurrencyCode: 'usd',
      currenciesList: [{ currency: 'SC', free: '20', main: '' }],
    };
    expect(checkAnswer(box, BoxStruct)).toMatchObject({
      ok: true,
      value: { id: '7', price: 19.99, currenciesList: [{ free: 20, main: 0 }] },
    });
    const balance = { currency: 'SC', balance: '100.50' };
    expect(checkAnswer(balance, SweepstakeBalanceStruct)).toMatchObject({ value: { balance: 100.5 } });
    expect(checkAnswer({ data: { amount: '0' } }, sweepstakeRecoupSum.answer)).toMatchObject({
      value: { data: { amount: 0 } },
    });
  });

  it.each([
    ['100.50', 100.5],
    [
      { amount: '100.50', currency: 'MXN' },
      { amount: 100.5, currency: 'MXN' },
    ],
    [{ primary: { amount: '100.50', currency: 'MXN' } }, { amount: 100.5, currency: 'MXN' }],
  ])('[DEP-09] a push with the balance %j', (balance, read) => {
    const push = { depositId: 7, status: '1', amount: '5', balance };
    expect(checkAnswer(push, DepositStatusPushStruct)).toEqual({
      ok: true,
      value: { depositId: '7', status: '1', amount: 5, balance: read },
    });
  });

  it('[DEP-10] the balance of a user', () => {
    const balanceData = { primary: { amount: '100.50', currency: 'mxn' } };
    expect(checkAnswer({ balanceData }, UserFieldsStruct)).toMatchObject({
      value: { balanceData: { primary: { amount: 100.5, currency: 'MXN' } } },
    });
  });

  it('[WD-02] a withdrawal', () => {
    const confirmation = { length: '6', resendAfter: '30' };
    expect(checkAnswer({ withdrawalId: 5, status: '0', confirmation }, WithdrawalAnswerStruct)).toMatchObject(
      { value: { confirmation: { length: 6, resendAfter: 30 } } },
    );
    const pending = {
      withdrawalId: 5,
      amount: '100.50',
      currency: 'MXN',
      paymentMethod: 'a',
      status: 0,
      created: '2026-11-21T10:00:00Z',
    };
    expect(checkAnswer(pending, PendingWithdrawalStruct)).toMatchObject({ value: { amount: 100.5 } });
  });
});
