import type { FormField } from '../../../src/api/contract/form';
import type { PaymentMethod } from '../../../src/api/contract/method';
import type { Box } from '../../../src/api/contract/sweepstake';
import type { PendingWithdrawal } from '../../../src/api/contract/withdrawal';
import type { CoinPackage } from '../../../src/domain/sweepstake/CoinPackage';
import type { PendingDeposit } from '../../../src/flows/deposit/pending/pendingList';
import type { HeldStep } from '../../../src/host/HoldEvent';

/** A Mexican wallet with an amount alone, as in the specification. */
export const sampleMethod = (overrides: Partial<PaymentMethod> = {}): PaymentMethod => ({
  name: 'mercado_pago',
  category: 'e-money',
  currency: ['MXN'],
  text: { en: 'Mercado Pago', es: 'Mercado Pago México' },
  amount_rules: { MXN: { min: 21, max: 20155 } },
  fields: [{ name: 'amount', regex: '.*' }],
  position: 1,
  ...overrides,
});

/** A card that satisfies Luhn; a secret of the tests: it must reach deposit-create alone. */
export const SAMPLE_PAN = '4242424242424242';

export const sampleCard = (overrides: Partial<PaymentMethod> = {}): PaymentMethod =>
  sampleMethod({
    name: 'card_mx',
    category: 'card_method',
    text: { en: 'Bank card' },
    cardViewType: 1,
    checkLuhn: true,
    fields: [
      { name: 'amount' },
      { name: 'card_number', regex: '^\\d{16}$', type: 'text' },
      { name: 'holder', regex: '^[A-Z ]{2,}$', type: 'text_uppercase' },
    ],
    ...overrides,
  });

export const sampleFormField = (overrides: Partial<FormField> = {}): FormField => ({
  name: 'document',
  type: 'text',
  label: 'Document number',
  validations: [{ regex: '^\\d{8,10}$', message: 'Eight to ten digits' }],
  ...overrides,
});

export const methodsAnswer = (...methods: PaymentMethod[]): { methods: PaymentMethod[] } => ({ methods });

/** One of `withdrawal-list`. */
export const samplePending = (overrides: Partial<PendingWithdrawal> = {}): PendingWithdrawal => ({
  withdrawalId: 'wd-1',
  amount: 50,
  currency: 'MXN',
  paymentMethod: 'spei',
  status: 'waiting',
  created: '2030-01-02T03:04:05Z',
  isCancellable: true,
  ...overrides,
});

/** A deposit of the list of open ones, made just now. */
export const sampleOpenDeposit = (overrides: Partial<PendingDeposit> = {}): PendingDeposit => ({
  depositId: 'd-1',
  requestId: null,
  paymentMethod: 'card',
  methodText: 'Bank card',
  amount: 500,
  currency: 'MXN',
  createdAt: new Date().toISOString(),
  ...overrides,
});

/** One of `sweepstake-boxes`; `overrides` may break it. */
export const sampleBox = (overrides: object = {}): Box => ({
  id: 'box-1',
  price: 9.99,
  priceCurrencyCode: 'USD',
  currenciesList: [
    { currency: 'GC', free: 0, main: 20_000 },
    { currency: 'SC', free: 10, main: 0 },
  ],
  ...overrides,
});

/** The same as the player chooses it. */
export const samplePackage = (overrides: Partial<CoinPackage> = {}): CoinPackage => ({
  id: 'box-1',
  price: 9.99,
  currency: 'USD',
  gcAmount: 20_000,
  scAmount: 10,
  isMostChosen: false,
  ...overrides,
});

/** A step as a host is asked about it. */
export const sampleHeldStep = {
  step: 'before-submit',
  action: 'deposit',
  paymentMethod: 'card',
  amount: 5,
  currency: 'EUR',
} as const satisfies HeldStep;
