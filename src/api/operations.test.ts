import { readFileSync } from 'node:fs';
import type { Struct } from 'superstruct';
import { describe, expect, it } from 'vitest';
import {
  contractSamples,
  sampleBonus,
  sampleDepositResponse,
  sampleStatusPush,
  sampleVideoMethod,
} from '../../tests/support/unit/contractSamples';
import { sampleFormField } from '../../tests/support/unit/samples';
import { pathsOf, withUnknownFields, withWrongType } from '../../tests/support/unit/variations';
import { checkAnswer } from './checkAnswer';
import { BonusStruct } from './contract/bonus';
import { DepositApiResponseStruct } from './contract/deposit';
import { PaymentMethodStruct } from './contract/method';
import { DepositStatusPushStruct, WithdrawalStatusPushStruct } from './contract/transaction';
import { UserFieldsStruct } from './contract/user';
import { OPERATIONS } from './operations';

/** Rows of the contract's table of calls. */
const contractCalls = readFileSync('docs/contract.md', 'utf8')
  .split('\n')
  .map(line => /^\| (GET|POST) \| ([a-z0-9-]+) \|(.*)$/.exec(line))
  .filter(row => row !== null)
  .map(([, method, path, rest]) => ({ method, path, isOwn: rest?.includes("this project's own)") ?? false }));

/** API-04's list, and the asking calls of this project's own. */
const RETRIED = [
  'methods-payment-v3',
  'methods-country-selector-v2',
  'methods-withdrawal',
  'bank-get',
  'deposit-status',
  'withdrawal-status',
  'withdrawal-list',
];

interface Checked {
  name: string;
  struct: object;
  sample: unknown;
  /**
   * Paths below which anything goes: they are checked later, or one entry may be left out for the others. A
   * transaction may be a name as well.
   */
  open?: RegExp;
  /** Unknown fields that go further as they came; those below `open` do. */
  passing?: RegExp;
}

const OPEN: Readonly<Record<string, RegExp>> = {
  'methods-payment-v3': /^(methods\.|paymentSession|transaction($|\.(status|__unknown)$|\.data\.[^d]))/,
  'methods-withdrawal': /^(methods\.|transaction($|\.(status|__unknown)$|\.data\.[^d]))/,
  'sweepstake-boxes': /^\d+\.boxes\./,
  'deposit-create': /^apiResponse/,
  'deposit-prepare':
    /^data\.(links\.|fields\.\d+\.(label$|mask$|validations|isTriggered$|isAdvanced$|items\.))/,
  'deposit-check':
    /^card\.payment_system$|fields\.\d+\.(label$|mask$|validations|isTriggered$|isAdvanced$|items\.)/,
  'deposit-create-p2p':
    /^card\.payment_system$|fields\.\d+\.(label$|mask$|validations|isTriggered$|isAdvanced$|items\.)/,
  'deposit-create-sweepstake': /^apiResponse/,
  'external-deposit-continue': /^data\./,
  'sweepstake-recoup-sum': /^data\.status$/,
};

const answers: Checked[] = OPERATIONS.flatMap(({ path, answer }) =>
  answer
    ? [{ name: path, struct: answer, sample: contractSamples[path], ...(OPEN[path] && { open: OPEN[path] }) }]
    : [],
);

const parts: Checked[] = [
  {
    name: 'a payment method',
    struct: PaymentMethodStruct,
    sample: sampleVideoMethod,
    open: /^fields\.\d+\.(mask$|regex|placeholder_key$|values\.)/,
    passing: /./,
  },
  {
    name: 'a deposit response',
    struct: DepositApiResponseStruct,
    sample: sampleDepositResponse,
    // Not read, or a parameter of the payment page.
    open: /^data\.(card\.payment_system|unifiedFlow|paymentMethodOffers|card|requisites|wallet)$|requisites\.\d+\.[^v]|fields\.\d+\.(label$|mask$|validations|isTriggered$|isAdvanced$|items\.)/,
    // The data of a redirect.
    passing: /^data\.__unknown$/,
  },
  {
    name: 'a deposit response without an address',
    struct: DepositApiResponseStruct,
    sample: { data: sampleDepositResponse.data },
    open: /^data\.card\.payment_system$|requisites\.\d+\.[^v]|fields\.\d+\.(label$|mask$|validations|isTriggered$|isAdvanced$|items\.)/,
    passing: /^data\.__unknown$/,
  },
  { name: 'a bonus', struct: BonusStruct, sample: sampleBonus },
  { name: 'a deposit.status push', struct: DepositStatusPushStruct, sample: sampleStatusPush },
  {
    name: 'a withdrawal.status push',
    struct: WithdrawalStatusPushStruct,
    sample: { withdrawalId: 'w-1', status: 'accepted', message: 'Text', balance: 5 },
  },
  {
    name: 'a login.token push',
    struct: UserFieldsStruct,
    passing: /./,
    sample: {
      currency: 'MXN',
      country: 'mx',
      paymentGeo: 'MX',
      platform: 'ios',
      lang: 'es',
      token: 't',
      widgetViewType: 'main',
      balanceData: { primary: { amount: 1, currency: 'MXN' } },
    },
  },
];

const check = (value: unknown, struct: object) => checkAnswer(value, struct as Struct<unknown, unknown>);

describe('the table of calls', () => {
  it('[API-07] has every call of the contract, and no other', () => {
    const rows = OPERATIONS.map(({ method, path }) => `${method} ${path}`);
    expect(contractCalls.length).toBe(26);
    expect(rows.sort()).toEqual(contractCalls.map(({ method, path }) => `${method} ${path}`).sort());
  });

  it('[API-07] 21 calls are the specification’s', () => {
    expect(contractCalls.filter(({ path }) => !path?.startsWith('withdrawal-'))).toHaveLength(21);
  });

  it('[API-04] repeats the calls that only ask, and none that moves money', () => {
    const retried = OPERATIONS.filter(({ retryOn }) => retryOn).map(({ path }) => path);
    expect(retried.sort()).toEqual([...RETRIED].sort());
  });

  it('[USER-09] [API-04] makes no call that moves money again with another token, but for a code, which counts once', () => {
    const safe = OPERATIONS.filter(({ isSafe }) => isSafe).map(({ path }) => path);
    expect(safe.sort()).toEqual([
      'deposit-check',
      'deposit-limits',
      'payment-convert-v2',
      'session-start',
      'sweepstake-balance-get',
      'sweepstake-boxes',
      'sweepstake-recoup-sum',
      'withdrawal-confirm',
    ]);
  });

  it.each(answers)('[API-06] $name takes a full answer', ({ struct, sample }) => {
    expect(sample).toBeDefined();
    expect(check(sample, struct)).toEqual({ ok: true, value: sample });
  });

  it.each([...answers, ...parts])(
    '[API-06] $name may have unknown fields, and they are not taken for known ones of another answer',
    ({ struct, sample, open = /^$/, passing = open }) => {
      const result = check(withUnknownFields(sample), struct);
      expect(result.ok).toBe(true);
      const kept = pathsOf(result.value).map(path => path.join('.'));
      expect(kept.filter(path => path.endsWith('__unknown') && !passing.test(path))).toEqual([]);
    },
  );

  const strict = [...answers, ...parts]
    .map(one => ({ ...one, paths: pathsOf(one.sample).filter(path => !one.open?.test(path.join('.'))) }))
    .filter(({ paths }) => paths.length > 0);
  it.each(strict)(
    '[API-06] $name refuses a wrong type at any path, by name and not by value',
    ({ struct, sample, paths }) => {
      for (const path of paths) {
        const result = check(withWrongType(sample, path), struct);
        expect(result.ok, path.join('.')).toBe(false);
        if (result.ok) continue;
        expect(result.problem).toMatch(/ is not /);
        expect(result.problem).not.toContain('canary');
      }
    },
  );

  it.each(answers)('[API-06] $name refuses what is no answer at all', ({ name, struct, sample }) => {
    // Null is an empty list, and no deposit; so is an empty list.
    const empty = name === 'deposit-check' ? [] : [[], null];
    const broken = Array.isArray(sample) ? [{}] : empty;
    for (const answer of [undefined, '', 'text', 5, true, ...broken]) {
      expect(check(answer, struct).ok, JSON.stringify(answer)).toBe(false);
    }
  });

  const { data } = sampleDepositResponse;
  it.each([
    ['an id', { depositId: 123 }, { depositId: '123' }],
    ['the value of a requisite', { data: { requisites: [{ label: 'Sum', value: 500.5 }] } }, null],
    ['the tag of a wallet', { data: { wallet: { ...data.wallet, tag: 0 } } }, null],
    ['the value of a field', { fields: [{ ...sampleFormField(), value: 7 }] }, null],
  ])('[API-06] %s that comes as a number is read as its text', (_, given, read) => {
    const result = check(given, DepositApiResponseStruct);
    expect(result.ok).toBe(true);
    const texts = JSON.stringify(given).replace(/("(?:value|tag|depositId)":)([\d.]+)/g, '$1"$2"');
    expect(result.ok && result.value).toEqual(read ?? JSON.parse(texts));
  });

  it('[API-06] a number that is no longer exact is no id', () => {
    expect(check({ depositId: 2 ** 53 + 2 }, DepositApiResponseStruct).ok).toBe(false);
  });

  it('[METH-01] a method without its name or currencies is refused', () => {
    for (const field of ['name', 'currency']) {
      const broken = { ...sampleVideoMethod, [field]: undefined };
      expect(check(broken, PaymentMethodStruct)).toMatchObject({
        ok: false,
        problem: expect.stringContaining(field),
      });
    }
  });

  it('[METH-01] a method without category, texts, limits, fields or place has none of its own, and stands last', () => {
    const { category, text, amount_rules, fields, position, ...bare } = sampleVideoMethod;
    expect(check(bare, PaymentMethodStruct)).toMatchObject({
      ok: true,
      value: { category: '', text: {}, amount_rules: {}, fields: [], position: Number.MAX_SAFE_INTEGER },
    });
  });

  it('[METH-01] [API-06] the name of a method or of a field that is an exact number is read as its text', () => {
    const method = { ...sampleVideoMethod, name: 12, fields: [{ name: 7 }] };
    expect(check(method, PaymentMethodStruct)).toMatchObject({
      ok: true,
      value: { name: '12', fields: [{ name: '7' }] },
    });
  });

  it('[ROUTE-09] a transaction beside the methods loses no list, whatever is not read of it', () => {
    const transaction = { status: true, data: { depositId: 5, amount: '1.00', currency: 7, txid: {} } };
    const answer = OPERATIONS.find(({ path }) => path === 'methods-withdrawal')?.answer ?? {};
    expect(check({ methods: [], transaction }, answer)).toMatchObject({
      ok: true,
      value: { transaction: { data: { depositId: '5' } } },
    });
  });

  it('[METH-02] a view type comes as its number or as its name', () => {
    for (const cardViewType of [0, 20, 'india']) {
      expect(check({ ...sampleVideoMethod, cardViewType }, PaymentMethodStruct).ok).toBe(true);
    }
  });
});
