import { describe, expect, it } from 'vitest';
import { sampleMethod } from '../../../tests/support/unit/samples';
import { checkAnswer } from '../checkAnswer';
import { countrySelector } from '../operations/countries';
import { DepositApiResponseStruct, DepositStatusAnswerStruct } from './deposit';
import { isPlainMethod } from './isPlainMethod';
import { PaymentMethodStruct } from './method';
import { BankStruct, P2PAnswerStruct } from './p2p';
import { DepositStatusPushStruct } from './transaction';
import { PendingWithdrawalStruct, WithdrawalAnswerStruct, WithdrawalStatusAnswerStruct } from './withdrawal';

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

  it.each([{ banner: { text: '+5%' } }, { securityRulesGroup: 3 }, { isInvestForbidden: 'RU' }])(
    '[METH-01] a method is not lost by what is not read of it: %j',
    part => {
      const method = { ...sampleMethod(), ...part };
      expect(checkAnswer(method, PaymentMethodStruct)).toEqual({ ok: true, value: method });
      expect(isPlainMethod(method)).toBe(true);
    },
  );

  it('[METH-06] [FORM-01] the number of a picture, and the text of a choice that is a number', () => {
    const values = [{ value: 100, text: 100 }];
    const method = { ...sampleMethod(), iconIds: [7], fields: [{ name: 'amount', values }] };
    expect(checkAnswer(method, PaymentMethodStruct)).toMatchObject({
      ok: true,
      value: { iconIds: ['7'], fields: [{ values: [{ value: '100', text: '100' }] }] },
    });
    const field = {
      name: 'sum',
      type: 'phone_with_prefix',
      label: 'Sum',
      items: [{ ...values[0], prefix: 52 }],
    };
    expect(checkAnswer({ fields: [field] }, DepositApiResponseStruct)).toMatchObject({
      ok: true,
      value: { fields: [{ items: [{ value: '100', text: '100', prefix: '52' }] }] },
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

  it.each([
    ['nothing', {}],
    ['empty parts', { title: '', description: '', fields: null, nextRoute: '', timeout_minutes: 0 }],
  ])('[DEP-05] a further form with %s in it is none', (_, unifiedFlow) => {
    const checked = checkAnswer({ depositId: '7', data: { unifiedFlow } }, DepositApiResponseStruct);
    expect(checked.ok && checked.value.data?.unifiedFlow).toBeUndefined();
  });

  it('[FORM-01] a field without type, label or the words of a rule loses no deposit', () => {
    const field = {
      name: 'otp',
      type: null,
      label: null,
      validations: [{ regex: '^\\d+$', message: null }],
      items: [{ value: 'a', text: null }],
    };
    expect(checkAnswer({ fields: [field, { name: 7 }] }, DepositApiResponseStruct)).toMatchObject({
      ok: true,
      value: {
        fields: [
          { type: '', label: '', validations: [{ message: '' }], items: [{ text: '' }] },
          { name: '7', type: '', label: '' },
        ],
      },
    });
    const method = { ...sampleMethod(), fields: [{ name: 'bank', values: [{ value: 1, text: null }] }] };
    expect(checkAnswer(method, PaymentMethodStruct)).toMatchObject({
      ok: true,
      value: { fields: [{ values: [{ value: '1', text: '' }] }] },
    });
  });

  it('[ONR-01] an offer that cannot be read hides none of the others; if none can, that is told', () => {
    const good = { id: 1, provider: 'Ramp', amount: 0.5, currency: 'btc' };
    const bad = { id: 'b', provider: 'Other', amount: null, currency: 'BTC' };
    const check = (...paymentMethodOffers: unknown[]) =>
      checkAnswer({ data: { paymentMethodOffers } }, DepositApiResponseStruct);
    expect(check(bad, good, null)).toEqual({
      ok: true,
      value: { data: { paymentMethodOffers: [{ ...good, id: '1', currency: 'BTC' }] } },
    });
    expect(check(bad)).toEqual({ ok: false, problem: 'data.paymentMethodOffers.0.amount is not number' });
    expect(check()).toMatchObject({ ok: true, value: { data: { paymentMethodOffers: [] } } });
  });

  it.each([
    ['2026-11-21T10:00:00Z', '2026-11-21T10:00:00Z'],
    ['2026-11-21T12:00:00+02:00', '2026-11-21T12:00:00+02:00'],
    ['2026-11-21 10:00:00', '2026-11-21T10:00:00Z'],
    ['2026-11-21T10:00', '2026-11-21T10:00Z'],
    [1_795_255_200_000, '2026-11-21T10:00:00.000Z'],
    [1_795_255_200, '2026-11-21T10:00:00.000Z'],
  ])('[P2P-04] the time %j', (created, read) => {
    expect(checkAnswer({ created }, P2PAnswerStruct)).toEqual({ ok: true, value: { created: read } });
  });

  it.each([
    ['a page', { pageId: 7, pageKind: 8 }, { pageId: '7', pageKind: '8' }],
    [
      'a bank and a line to pay to',
      { data: { card: { number: '1', bank: 44, holder: 5 }, requisites: [{ label: 1, value: 2 }] } },
      { data: { card: { bank: '44', holder: '5' }, requisites: [{ label: '1', value: '2' }] } },
    ],
    [
      'the picture of an offer',
      { data: { paymentMethodOffers: [{ id: 1, provider: 'A', amount: 1, currency: 'BTC', iconId: 5 }] } },
      { data: { paymentMethodOffers: [{ iconId: '5' }] } },
    ],
  ])('[DEP-05] the number of %s', (_, given, read) => {
    expect(checkAnswer(given, DepositApiResponseStruct)).toMatchObject({ ok: true, value: read });
  });

  it('[METH-05] a country that the server gives no name loses no list', () => {
    expect(
      checkAnswer([{ code: 'MX' }, { code: 'BR', name: 'Brazil' }], countrySelector.answer),
    ).toMatchObject({
      ok: true,
    });
  });

  it('[P2P-01] the number of a bank', () => {
    expect(checkAnswer({ bank_type: 44 }, BankStruct)).toEqual({ ok: true, value: { bank_type: '44' } });
  });

  it('[P2P-01] the number beside a bank’s name', () => {
    expect(checkAnswer({ bank_type: 'humo', number: 8_600_120_000_000_000 }, BankStruct)).toMatchObject({
      ok: true,
      value: { bank_type: 'humo', number: '8600120000000000' },
    });
  });

  it('[P2P-04] a time that is none is named', () => {
    expect(checkAnswer({ created: 9e99 }, P2PAnswerStruct)).toEqual({
      ok: false,
      problem: 'created is not string',
    });
  });

  it('[WD-02] a confirmation of which nothing but its kind is known, and a withdrawal that says less', () => {
    const answer = {
      withdrawalId: 5,
      status: 0,
      confirmation: { type: 'code', length: null, resendAfter: null },
    };
    expect(checkAnswer(answer, WithdrawalAnswerStruct)).toMatchObject({
      ok: true,
      value: { confirmation: { type: 'code', length: 0, resendAfter: 0 } },
    });
    const pending = {
      withdrawalId: 5,
      amount: 1,
      currency: 'mxn',
      paymentMethod: 'a',
      status: 0,
      created: 1_795_255_200,
    };
    expect(checkAnswer(pending, PendingWithdrawalStruct)).toMatchObject({
      ok: true,
      value: { currency: 'MXN', isCancellable: false, created: '2026-11-21T10:00:00.000Z' },
    });
  });

  it('[WD-02] an empty time is none: the step is not done', () => {
    const steps = [
      { name: 'created', at: 1_795_255_200 },
      { name: 'confirmed', at: '' },
    ];
    expect(checkAnswer({ status: 'waiting', steps }, WithdrawalStatusAnswerStruct)).toMatchObject({
      value: { steps: [{ at: '2026-11-21T10:00:00.000Z' }, { name: 'confirmed', at: undefined }] },
    });
  });

  it('[DEP-14] [P2P-02] an empty text is no id and no currency, and no cipher', () => {
    const none = { depositId: undefined };
    expect(checkAnswer({ depositId: '', status: 0 }, DepositStatusAnswerStruct)).toMatchObject({
      value: none,
    });
    expect(checkAnswer({ depositId: ' ' }, DepositApiResponseStruct)).toMatchObject({ value: none });
    const encoded = { encrypted: '', key: '', iv: '', tag: '' };
    const order = { depositId: '', payment_currency: '', passedCurrency: '', card: { number: '1', encoded } };
    expect(checkAnswer(order, P2PAnswerStruct)).toMatchObject({
      value: {
        ...none,
        payment_currency: undefined,
        passedCurrency: undefined,
        card: { number: '1', encoded: undefined },
      },
    });
    expect(checkAnswer({ depositId: '7', status: 1, currency: '' }, DepositStatusPushStruct)).toMatchObject({
      value: { depositId: '7', currency: undefined },
    });
  });

  it.each([0, '0', ' ', ''])('[DEP-09] [P2P-01] %j names no deposit and no withdrawal', id => {
    const answer = { depositId: id, withdrawalId: id, status: 'waiting' };
    const none = { value: { depositId: undefined } };
    expect(checkAnswer(answer, DepositStatusAnswerStruct)).toMatchObject(none);
    expect(checkAnswer(answer, DepositApiResponseStruct)).toMatchObject(none);
    expect(checkAnswer(answer, P2PAnswerStruct)).toMatchObject(none);
    expect(checkAnswer(answer, WithdrawalStatusAnswerStruct)).toMatchObject({
      value: { withdrawalId: undefined },
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
