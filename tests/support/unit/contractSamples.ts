import { sampleCard, sampleFormField } from './samples';

const encoded = { encrypted: 'ZQ==', key: 'a2V5', iv: 'aXY=', tag: 'dGFn' };
const card = {
  encoded,
  number: '4242424242424242',
  phone: '+77010000000',
  payment_system: 'visa',
  holder: 'A HOLDER',
  bank: 'Bank',
};
const field = sampleFormField({
  alias: 'doc',
  mask: '00000000',
  value: '1',
  items: [{ text: 'One', value: '1' }],
  isHidden: false,
  isTriggered: false,
  isDisabled: false,
  isAdvanced: true,
});
const unifiedFlow = {
  title: 'Title',
  description: '<p>Text</p>',
  fields: [field],
  nextRoute: '/deposit/complete',
  timeout_minutes: 15,
};
const transaction = {
  status: 'waiting',
  data: { depositId: 'd-1', amount: 1, currency: 'MXN', txid: 'tx' },
};
const paymentSession = {
  payment_session_id: 's-1',
};
const p2p = {
  exists: true,
  depositId: 'd-1',
  card,
  created: '2026-01-01T00:00:00Z',
  payment_amount: 100,
  payment_currency: 'KZT',
  timeout_minutes: 15,
  status: 'waiting',
  unifiedFlow,
  isFieldsRequired: false,
  fields: [field],
  passedAmount: 10,
  passedCurrency: 'USD',
};

export const sampleDepositResponse = {
  isFieldsRequired: false,
  source: 'https://pay.test/',
  method: 'POST',
  pageId: 'pix',
  depositId: 'd-1',
  fields: [field],
  data: {
    unifiedFlow,
    paymentMethodOffers: [
      { id: 'o', provider: 'P', amount: 1, currency: 'USD', rate: 2, fee: 0.1, iconId: 'p' },
    ],
    card,
    requisites: [{ label: 'Account', value: '1', isCopyable: true }],
    wallet: { address: 'a', network: 'TRON', currency: 'USDT', tag: 't', rate: 1, minAmount: 5 },
  },
};

export const sampleBonus = {
  id: 7,
  type: 'deposit',
  title: 'Title',
  description: '<b>Text</b>',
  isEnabled: true,
  expiresAt: '2026-01-01T00:00:00Z',
  imageUrl: 'https://site.test/a.png',
  badge: 'new',
  depositBonusData: { minDeposit: 10, percent: 100, maxAmount: 500 },
  freespinBonusData: { minDeposit: 5, count: 20 },
};

export const sampleVideoMethod = sampleCard({
  isPopular: true,
  isPreparationRequired: false,
  iconIds: ['visa'],
  video_guide_url: { es_MX: { redesign: 'https://video.test/' } },
  isDisabled: false,
  disabledReason: 'Soon',
});

export const sampleStatusPush = {
  depositId: 'd-1',
  status: 1,
  txid: 'tx',
  amount: 1,
  currency: 'MXN',
  message: 'Text',
  balance: { amount: 1, currency: 'MXN' },
};

/** A full answer of every call of the contract that has one, by its path. */
export const contractSamples: Readonly<Record<string, unknown>> = {
  'methods-payment-v3': { methods: [sampleVideoMethod], isDirectGeo: false, transaction, paymentSession },
  'methods-country-selector-v2': [{ code: 'MX', name: 'México' }],
  'methods-withdrawal': { methods: [sampleVideoMethod], isDirectGeo: false, transaction },
  'deposit-limits': { min: 1, max: 2 },
  'session-start': paymentSession,
  'deposit-create': { apiResponse: sampleDepositResponse },
  'deposit-complete': { status: 'waiting' },
  'external-deposit-continue': { source: 'https://pay.test/', method: 'GET', data: { a: 1 } },
  'deposit-prepare': {
    depositId: 'd-1',
    pageId: 'upi-qr',
    data: {
      upiId: 'a@upi',
      payeeName: 'Payee',
      links: [{ app: 'paytm', url: 'paytmmp://x' }],
      fields: [field],
    },
  },
  'bank-get': { bank_type: 'b', encoded, number: '1' },
  'deposit-status': { depositId: 'd-1', status: 1, txid: 'tx' },
  'deposit-check': p2p,
  'deposit-create-p2p': p2p,
  'sweepstake-boxes': [
    {
      boxes: [
        {
          id: 'b',
          price: 5,
          priceCurrencyCode: 'USD',
          currenciesList: [{ currency: 'SC', free: 5, main: 0 }],
        },
      ],
    },
  ],
  'sweepstake-balance-get': [{ currency: 'SC', balance: 1 }],
  'sweepstake-recoup-sum': { data: { status: 'ok', amount: 1 } },
  'payment-convert-v2': { amount: 1 },
  'deposit-create-sweepstake': { apiResponse: sampleDepositResponse },
  'withdrawal-create': {
    withdrawalId: 'w-1',
    status: 'waiting',
    confirmation: { type: 'code', length: 6, resendAfter: 30 },
  },
  'withdrawal-confirm': { withdrawalId: 'w-1', status: 'accepted' },
  'withdrawal-status': {
    withdrawalId: 'w-1',
    status: 'accepted',
    steps: [{ name: 'sent', at: '2026-01-01T00:00:00Z' }],
  },
  'withdrawal-list': [
    {
      withdrawalId: 'w-1',
      amount: 1,
      currency: 'MXN',
      paymentMethod: 'card',
      status: 0,
      created: '2026-01-01T00:00:00Z',
      isCancellable: true,
    },
  ],
  'withdrawal-cancel': { status: 'canceled' },
};
