import { describe, expect, it } from 'vitest';
import { sampleMethod } from '../../../tests/support/unit/samples';
import { checkAnswer } from '../checkAnswer';
import { DepositApiResponseStruct } from './deposit';
import { PaymentMethodStruct } from './method';
import { DepositStatusPushStruct } from './transaction';

describe('[API-06] what servers write in ways of their own', () => {
  it('[METH-01] a method’s currencies and limits are those of the user’s currency', () => {
    const method = {
      ...sampleMethod(),
      currency: ['mxn', ' Usd'],
      amount_rules: { mxn: { min: 5, max: 9 } },
    };
    expect(checkAnswer(method, PaymentMethodStruct)).toMatchObject({
      ok: true,
      value: { currency: ['MXN', 'USD'], amount_rules: { MXN: { min: 5, max: 9 } } },
    });
  });

  it('[METH-01] a limit that is not there is none', () => {
    const method = { ...sampleMethod(), amount_rules: { MXN: { min: 5, max: null } } };
    expect(checkAnswer(method, PaymentMethodStruct)).toMatchObject({
      ok: true,
      value: { amount_rules: { MXN: { min: 5, max: 0 } } },
    });
  });

  it('[FORM-01] a list of fields that is not there is empty', () => {
    const method = { ...sampleMethod(), fields: null };
    expect(checkAnswer(method, PaymentMethodStruct)).toMatchObject({ ok: true, value: { fields: [] } });
    const created = { depositId: 7, data: { unifiedFlow: { title: 'More', fields: null } } };
    expect(checkAnswer(created, DepositApiResponseStruct)).toMatchObject({
      ok: true,
      value: { depositId: '7', data: { unifiedFlow: { fields: [] } } },
    });
  });

  it('[DEP-09] a push’s sum and balance', () => {
    const push = {
      depositId: 7,
      status: 1,
      amount: 5,
      currency: 'mxn',
      balance: { amount: 9, currency: 'mxn' },
    };
    expect(checkAnswer(push, DepositStatusPushStruct)).toMatchObject({
      ok: true,
      value: { depositId: '7', currency: 'MXN', balance: { amount: 9, currency: 'MXN' } },
    });
  });
});
