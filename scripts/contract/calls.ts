/** What the documents say of each call beside its shapes; a test checks each example against the struct. */
interface CallText {
  summary: string;
  /** Makes or moves money: carries `requestId`, and the same id is answered as it was the first time. */
  isCreating?: boolean;
  /** Statuses that the call itself defines beside 2xx. */
  refusals?: Readonly<Record<string, string>>;
  request?: unknown;
  answer: unknown;
}

const method = {
  name: 'codi',
  category: 'bank_transfer',
  currency: ['MXN'],
  text: { en: 'CoDi', es: 'CoDi' },
  amount_rules: { MXN: { min: 50, max: 20000 } },
  fields: [{ name: 'phone', type: 'phone', regex: '^\\+52\\d{10}$', regex_error_key: 'phone' }],
  position: 10,
  cardViewType: 0,
  iconIds: ['codi'],
};
const requestId = '3f0c9a52-8f5e-4a3c-9d53-0b5f5f4f7c11';
const deposit = {
  requestId,
  amount: 500,
  currency: 'MXN',
  fields: { phone: '+525512345678' },
  isActivatedBonus: false,
  paymentType: 'codi',
  returnUrl: 'https://www.example',
  metadata: { isFromChip: false },
  abTestGroup: 'group_a',
};
const redirect = {
  apiResponse: { depositId: 'd-1001', source: 'https://pay.example/d-1001', method: 'GET', data: {} },
};
const upi = {
  upiId: 'merchant@upi',
  payeeName: 'Merchant',
  links: [{ app: 'phonepe', url: 'phonepe://pay' }],
};

export const CALLS: Readonly<Record<string, CallText>> = {
  'methods-payment-v3': {
    summary: 'The ways to deposit for a country and a currency',
    request: { country: 'MX', currency: 'MXN', abTestGroup: 'group_a' },
    answer: { methods: [method], isDirectGeo: false },
  },
  'methods-country-selector-v2': {
    summary: 'The regions that a player may choose',
    answer: [{ code: 'MX', name: 'Mexico' }],
  },
  'methods-withdrawal': {
    summary: 'The ways to withdraw for a country and a currency',
    request: { country: 'MX', currency: 'MXN' },
    answer: { methods: [{ ...method, name: 'spei', accountTypes: ['main'] }] },
  },
  'deposit-limits': {
    summary: "The player's limits for a method; both 0: the method's own count",
    request: { currency: 'MXN', paymentMethod: 'codi' },
    answer: { min: 50, max: 20000 },
  },
  'session-start': {
    summary: "Starts a payment session; pendingGroup is the method's category",
    request: { amount: 500, currency: 'MXN', pendingGroup: 'bank_transfer' },
    answer: {
      payment_session_id: 's-1',
    },
  },
  'deposit-create': {
    summary: 'Creates a deposit, or sends a further step of one (with its depositId)',
    isCreating: true,
    refusals: { 422: 'The deposit cannot be made: amount, field, method, captcha_required' },
    request: deposit,
    answer: redirect,
  },
  'deposit-complete': {
    summary: "The player's 'I have paid'",
    request: { depositId: 'd-1001', paymentMethod: 'codi' },
    answer: { status: 'accepted' },
  },
  'external-deposit-continue': {
    summary: 'Continues with an on-ramp offer: an error, or where to go',
    request: { depositId: 'd-1001', offerId: 'o-1' },
    answer: { source: 'https://onramp.example/d-1001', method: 'GET', data: {} },
  },
  'deposit-prepare': {
    summary: 'Prepares an Indian invoice: whom to pay by UPI',
    request: { paymentMethod: 'upi', requestId },
    answer: { depositId: 'd-1002', data: upi },
  },
  'bank-get': {
    summary: 'The bank of the card that a peer-to-peer deposit is paid to',
    request: { payment_method: 'p2p_card', bin: '400000' },
    answer: { bank_type: 'visa', number: '4000000000000077' },
  },
  'deposit-status': {
    summary: 'The status of a deposit, by its id or by the request that made it',
    refusals: { 404: 'There is no such deposit (banking.depositUnknown)' },
    request: { depositId: 'd-1001' },
    answer: { depositId: 'd-1001', status: 'processed' },
  },
  'deposit-cancel': {
    summary: 'Cancels a deposit; by requestId also where it arrives before the create',
    refusals: { 409: 'It is paid (banking.depositPaid), or closed (banking.depositClosed)' },
    request: { depositId: 'd-1001' },
    answer: { status: 'CANCELED' },
  },
  'deposit-check': {
    summary: 'Whether a peer-to-peer deposit is open',
    request: { paymentMethod: 'p2p_card', selectedCountry: 'KZ' },
    answer: { exists: false },
  },
  'deposit-create-p2p': {
    summary: 'Creates a peer-to-peer deposit',
    isCreating: true,
    refusals: { 422: 'The deposit cannot be made; captcha_required asks for one more try' },
    request: {
      requestId,
      amount: 10000,
      currency: 'KZT',
      fields: {},
      isActivatedBonus: false,
      paymentMethod: 'p2p_card',
      selectedCountry: 'KZ',
      metadata: { isFromChip: true },
    },
    answer: {
      exists: true,
      depositId: 'd-1003',
      card: { number: '4000000000000077', bank: 'Example Bank' },
      created: '2026-01-05T10:00:00.000Z',
      payment_amount: 10000,
      payment_currency: 'KZT',
      timeout_minutes: 15,
      status: 'waiting',
      passedAmount: 10000,
      passedCurrency: 'KZT',
    },
  },
  'session-form-on-close-modal': {
    summary: 'The player has left a peer-to-peer form while it was being sent',
    request: { paymentMethod: 'p2p_card', paymentMethodText: 'Card', userId: 'u-1' },
    answer: {},
  },
  'sweepstake-boxes': {
    summary: 'The coin packages',
    answer: [
      {
        boxes: [
          {
            id: 'b-1',
            price: 9.99,
            priceCurrencyCode: 'USD',
            currenciesList: [
              { currency: 'QSC', free: 10, main: 0 },
              { currency: 'QGC', free: 0, main: 50000 },
            ],
          },
        ],
      },
    ],
  },
  'sweepstake-balance-get': {
    summary: "The player's coins",
    answer: [{ currency: 'QSC', balance: 120.5 }],
  },
  'sweepstake-recoup-sum': {
    summary: 'The sum that must be played before it can be redeemed',
    request: { currency: 'QSC' },
    answer: { data: { status: 'ok', amount: 20.5 } },
  },
  'payment-convert-v2': {
    summary: 'Converts an amount',
    request: { amount: 100, from: 'QSC', to: 'USDT' },
    answer: { amount: 99.2 },
  },
  'deposit-create-sweepstake': {
    summary: 'Buys a coin package',
    isCreating: true,
    refusals: { 422: 'The package cannot be bought' },
    request: { ...deposit, amount: 9.99, currency: 'USD', paymentType: 'usdt', boxId: 'b-1' },
    answer: {
      apiResponse: {
        depositId: 'd-1004',
        data: { wallet: { address: 'TXexample', network: 'TRON', currency: 'USDT' } },
      },
    },
  },
  events: {
    summary: 'Timings of the widget: the ms from the list to the first press that deposits',
    request: [{ key: 'deposit_submit', timestamp: 1767600000000, value: 8400 }],
    answer: {},
  },
  'withdrawal-create': {
    summary: 'Creates a withdrawal; the amount is held at once',
    isCreating: true,
    refusals: { 422: 'The withdrawal cannot be made' },
    request: {
      requestId,
      amount: 1000,
      currency: 'MXN',
      paymentMethod: 'spei',
      accountType: 'main',
      fields: { clabe: '012345678901234567' },
    },
    answer: {
      withdrawalId: 'w-1001',
      status: 'waiting',
      confirmation: { type: 'code', length: 6, resendAfter: 60 },
    },
  },
  'withdrawal-confirm': {
    summary: 'Confirms a withdrawal by its code, or asks for another code',
    refusals: {
      422: 'The code is wrong (banking.codeWrong), for the last time (banking.codeAttemptsExceeded)',
      429: 'No other code now (banking.resendTooEarly), or at all (banking.resendLimit)',
    },
    request: { withdrawalId: 'w-1001', code: '123456' },
    answer: { withdrawalId: 'w-1001', status: 'accepted' },
  },
  'withdrawal-status': {
    summary: 'The status of a withdrawal, by its id or by the request that made it',
    refusals: { 404: 'There is no such withdrawal (banking.withdrawalUnknown)' },
    request: { withdrawalId: 'w-1001' },
    answer: {
      withdrawalId: 'w-1001',
      status: 'accepted',
      steps: [{ name: 'created', at: '2026-01-05T10:00:00.000Z' }],
    },
  },
  'withdrawal-list': {
    summary: 'The withdrawals that are under way',
    answer: [
      {
        withdrawalId: 'w-1001',
        amount: 1000,
        currency: 'MXN',
        paymentMethod: 'spei',
        status: 'accepted',
        created: '2026-01-05T10:00:00.000Z',
        isCancellable: true,
      },
    ],
  },
  'withdrawal-cancel': {
    summary: 'Cancels a withdrawal that has not been sent',
    refusals: { 409: 'It is sent (banking.withdrawalSent)' },
    request: { withdrawalId: 'w-1001' },
    answer: { status: 'CANCELED' },
  },
};

/** What the server says unasked, over the socket. */
export const PUSHES: Readonly<Record<string, { summary: string; component: string; example: unknown }>> = {
  'deposit.status': {
    summary: 'The status of a deposit has changed',
    component: 'DepositStatusPush',
    example: { depositId: 'd-1001', status: 'processed', balance: { amount: 5500, currency: 'MXN' } },
  },
  'withdrawal.status': {
    summary: 'The status of a withdrawal has changed',
    component: 'WithdrawalStatusPush',
    example: { withdrawalId: 'w-1001', status: 'processed', balance: { amount: 4500, currency: 'MXN' } },
  },
  'login.token': {
    summary: 'Parts of the user, such as the balance',
    component: 'UserFields',
    example: { currency: 'MXN', balanceData: { primary: { amount: 5000, currency: 'MXN' } } },
  },
};
