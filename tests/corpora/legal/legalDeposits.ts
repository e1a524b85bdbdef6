import fc from 'fast-check';
import { type FieldRecipe, legalFormFields } from './legalFields';
import { legalHtml, legalText, maybe, unknownMembers } from './legalTexts';

/** One answer to a creating call, and what a player must be able to see of it. */
export interface LegalAnswer {
  /** apiResponse without its depositId. */
  response: Record<string, unknown>;
  /** What is asked for next, by the fields' names. */
  typed: Record<string, FieldRecipe>;
  /** Whether the deposit goes on with another creating call. */
  isStep: boolean;
  /** Without one of these on the screen nobody could pay. */
  payTo: string[];
}

const answer = (response: Record<string, unknown>, more: Partial<LegalAnswer> = {}): LegalAnswer => ({
  response,
  typed: {},
  isStep: false,
  payTo: [],
  ...more,
});

const minutes: fc.Arbitrary<number | null | undefined> = fc.constantFrom(
  undefined,
  null,
  0,
  1,
  15,
  0.5,
  90,
  4_320,
  1e9,
  1e13,
);
const digits = fc.constantFrom(
  '4242424242424242',
  '00000000000000000000001',
  '9860 1234 5678 9012',
  '1',
  424242,
);

const pageData = fc.record({
  amount: maybe(fc.constantFrom(100, 0.01, 1e12)),
  currency: maybe(fc.constantFrom('MXN', 'USD', 'btc', 'XYZ')),
  timeout_minutes: minutes,
  qrCode: maybe(fc.constantFrom('00020126580014br.gov.bcb.pix0136', 'q'.repeat(1900), 'é中文')),
  pixKey: maybe(fc.constantFrom('ana@mail.test', '+5511999999999', 'k'.repeat(77))),
  pixKeyType: maybe(fc.constantFrom('cpf', 'email', 'a type of tomorrow', 'constructor')),
  upiId: maybe(fc.constantFrom('shop@upi', `${'s'.repeat(60)}@upi`)),
  payeeName: maybe(legalText),
  accountNumber: maybe(digits),
  ifsc: maybe(fc.constant('HDFC0001234')),
  phone: maybe(fc.constant('+525512345678')),
  reference: maybe(fc.constantFrom<string | number>('REF-1', 12_345)),
  title: maybe(legalText),
  description: maybe(legalHtml),
  steps: maybe(fc.array(legalText, { maxLength: 4 })),
});

const PAGE_KEYS = ['qrCode', 'pixKey', 'upiId', 'accountNumber', 'ifsc', 'phone', 'reference'] as const;
const SHOWN_BY: Readonly<Record<string, readonly string[]>> = {
  pix: ['pixKey'],
  eazype: ['upiId', 'accountNumber'],
  OFFLINE: ['pixKey', 'upiId', 'phone', 'accountNumber'],
  'upi-qr': ['upiId'],
};
const textsOf = (data: object, names: readonly string[]): string[] =>
  Object.entries(data)
    .filter(([name, value]) => names.includes(name) && value !== null && value !== undefined)
    .map(([, value]) => String(value));

const page = fc
  .record({
    kind: fc.constantFrom('pix', 'eazype', 'OFFLINE', 'upi-qr'),
    isKind: fc.boolean(),
    data: pageData,
  })
  .map(({ kind, isKind, data }) =>
    answer(
      {
        ...(isKind && kind === 'OFFLINE' ? { pageKind: kind } : { pageId: kind, pageKind: 'CUSTOM_PAGE' }),
        data,
      },
      { payTo: textsOf(data, SHOWN_BY[kind] ?? []) },
    ),
  );

/** Data of a page, and no word of which. */
const pageless = pageData.map(data => answer({ data }, { payTo: textsOf(data, PAGE_KEYS.slice(0, 4)) }));

const card = fc.record({
  number: maybe(digits),
  phone: maybe(fc.constantFrom('+998901234567', 998901234567)),
  payment_system: maybe(legalText),
  holder: maybe(legalText),
  bank: maybe(legalText),
});
const requisites = fc.array(
  fc.record({ label: legalText, value: fc.oneof(legalText, digits), isCopyable: maybe(fc.boolean()) }),
  { maxLength: 5 },
);

const transfer = fc
  .record({
    card: maybe(card),
    requisites: maybe(requisites),
    qrCode: maybe(fc.constant('QR-TEXT')),
    timeout_minutes: minutes,
  })
  .map(data =>
    answer(
      { data },
      {
        payTo: [
          ...textsOf(data.card ?? {}, ['phone']),
          ...(data.requisites ?? []).map(({ value }) => String(value)),
        ],
      },
    ),
  );

const unified = fc
  .record({
    title: maybe(legalText),
    description: maybe(legalHtml),
    fields: legalFormFields,
    nextRoute: maybe(
      fc.constantFrom('complete', '/deposit/redirect/pix', 'host-to-host', 'nowhere', '/form', ''),
    ),
    timeout_minutes: minutes,
  })
  .map(({ fields, ...flow }) =>
    answer(
      { data: { unifiedFlow: { ...flow, fields: fields.fields } } },
      { typed: fields.typed, isStep: fields.fields.length > 0 },
    ),
  );

const moreFields = fc
  .tuple(legalFormFields, unknownMembers)
  .filter(([{ fields }]) => fields.length > 0)
  .map(([{ fields, typed }, more]) =>
    answer({ ...more, isFieldsRequired: true, fields }, { typed, isStep: true }),
  );

const offers = fc
  .uniqueArray(
    fc.record({
      id: fc.constantFrom<string | number>('o1', 'o2', 3, '4'),
      provider: legalText,
      amount: fc.constantFrom(0.00000001, 5, 99.999, 1e9, 0),
      currency: fc.constantFrom('BTC', 'USDT', 'usdc', 'XYZ'),
      rate: maybe(fc.constantFrom(17.2, 0, 1e-9)),
      fee: maybe(fc.constantFrom(0, 1.5, 1e9)),
      iconId: maybe(fc.constantFrom('visa', 'no-such-icon')),
    }),
    { selector: ({ id }) => String(id), maxLength: 4 },
  )
  .map(paymentMethodOffers => answer({ data: { paymentMethodOffers } }));

const wallet = fc
  .record({
    address: fc.constantFrom(
      'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
      `addr${'1'.repeat(400)}`,
      'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh',
    ),
    network: maybe(fc.constantFrom('TRON', 'BITCOIN', 'SOLANA', 'constructor')),
    currency: maybe(fc.constantFrom('USDT', 'btc', 'XYZ')),
    tag: maybe(fc.constantFrom<string | number>(679_867_694, 'memo-1', 'm'.repeat(100))),
    rate: maybe(fc.constantFrom(17.02, 1e-8, 65_432.1, 0)),
    minAmount: maybe(fc.constantFrom(5, 0.00000001, 0)),
    timeout_minutes: minutes,
  })
  .map(data => answer({ data: { wallet: data } }, { payTo: [data.address] }));

const redirect = fc
  .record({
    source: fc.constantFrom('https://pay.test/x', 'https://pay.test/x?a=1#b', 'https://платежи.test/п'),
    method: maybe(fc.constantFrom('GET', 'POST', 'get', 'post')),
    data: maybe(
      fc.constantFrom<Record<string, unknown>>(
        {},
        { a: 1, b: 'x y', c: null, d: true },
        { n: { deep: [1] } },
      ),
    ),
  })
  .map(response => answer(response));

const bare = fc.constantFrom(
  answer({ data: {} }),
  answer({}),
  answer({ pageId: 'a page of tomorrow', pageKind: 'CUSTOM_PAGE', data: { x: 1 } }),
  answer({ data: { card: {} } }),
  answer({ data: { requisites: [], paymentMethodOffers: [] } }),
  answer({ data: [], fields: null, isFieldsRequired: 0 }),
);

/** The answers to the creating calls of one deposit, in order: steps first, then what it comes to. */
export const legalAnswers: fc.Arbitrary<LegalAnswer[]> = fc
  .tuple(
    fc.oneof(
      { weight: 4, arbitrary: fc.constant([]) },
      moreFields.map(one => [one]),
      fc.tuple(moreFields, moreFields),
    ),
    fc.oneof(page, transfer, unified, offers, wallet, redirect, redirect, bare, pageless),
    fc.oneof(page, transfer, bare, redirect),
  )
  .map(([steps, last, after]) => (last.isStep ? [...steps, last, after] : [...steps, last]));

/** P2PResponse of a created deposit without its id. */
export const legalInvoice: fc.Arbitrary<LegalAnswer> = fc
  .record({
    card: card.map(one => (one.number || one.phone ? one : { ...one, number: '8600123456789012' })),
    payment_amount: fc.constantFrom(100, 0.01, 100_000_000, 1234.567),
    payment_currency: fc.constantFrom('UZS', 'kzt', 'MXN', 'XYZ'),
    timeout_minutes: fc.constantFrom(15, 0.5, 1_440, 1e7),
    status: maybe(fc.constantFrom<string | number>('waiting', 'NEW', 0, 'accepted', '')),
    passed: maybe(fc.constantFrom({ passedAmount: 10, passedCurrency: 'USD' })),
    unifiedFlow: fc.constant(undefined),
    isFieldsRequired: fc.constantFrom(undefined, false, null),
    fields: fc.constantFrom(undefined, [], null),
  })
  .map(({ passed, ...invoice }) =>
    answer({ ...invoice, ...passed }, { payTo: textsOf(invoice.card, ['phone']) }),
  );
