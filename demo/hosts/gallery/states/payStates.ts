import { created, list } from '../fixtures';
import type { GalleryState, Step } from '../GalleryState';
import { answer, click, field, never, part, type } from '../moves';

const TRON = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE';
const TON = 'EQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p4q2';
const UPI = {
  upiId: 'sandbox.cashier@okbank',
  payeeName: 'Sandbox Cashier',
  qrCode: 'upi://pay?pa=sandbox.cashier@okbank&pn=Sandbox%20Cashier&cu=INR',
};
const timed = { amount: 500, currency: 'MXN', timeout_minutes: 30 };
const requisites = [
  { label: 'Bank', value: 'Sandbox Bank' },
  { label: 'Beneficiary', value: 'Cashier Sandbox Ltd', isCopyable: true },
  { label: 'CLABE', value: '646180123456789012', isCopyable: true },
  { label: 'Reference', value: '8F3A21C9', isCopyable: true },
];
const openFirst = click(part('method'));
const submit = click(part('submit'));
const pay = (amount: string, ...more: Step[]): readonly Step[] => [
  openFirst,
  type(part('amount-input'), amount),
  ...more,
  submit,
];
const one = (country: string, name: string) => ({ 'methods-payment-v3': list(country, name) });
/** A wallet without fields of its own: whatever the answer asks for comes next. */
const wallet = (apiResponse: object) => ({
  ...one('MX', 'mercado_pago'),
  'deposit-create': created(apiResponse),
});
const p2p = { 'methods-payment-v3': list('UZ', 'card_p2p_uz_humo', 'card_p2p_uz_uzcard') };
const order = (more: object) =>
  answer(() => ({
    depositId: 'p2p-8f3a21c9',
    card: {
      number: '8600123456781234',
      payment_system: 'humo',
      holder: 'IVAN SANDBOX',
      bank: 'Sandbox Humo Bank',
    },
    created: new Date().toISOString(),
    payment_amount: 650_000,
    payment_currency: 'UZS',
    timeout_minutes: 15,
    passedAmount: 50,
    passedCurrency: 'USD',
    ...more,
  }));
const invoice = { ...one('UZ', 'card_p2p_uz_humo'), 'deposit-create-p2p': order({}) };
const coin = (name: string, wallet_: object) => ({
  ...one('MX', name),
  'deposit-create': created({ data: { wallet: wallet_ } }),
});
const bitcoin = {
  address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  network: 'BITCOIN',
  currency: 'BTC',
  rate: 1_950_000.12345678,
  minAmount: 0.00015,
  timeout_minutes: 60,
};
const offers = ['NorthPay', 'CoinGate', 'Simplex'].map((provider, index) => ({
  id: provider.toLowerCase(),
  provider,
  amount: 57.31 - index / 3,
  currency: 'USDT',
  rate: 17.02 + index / 10,
  fee: 19 + index * 9,
}));
const onramp = (list_: unknown[]) => ({
  ...one('MX', 'onramp_card'),
  'deposit-create': created({ data: { paymentMethodOffers: list_ } }),
});
const unified = {
  title: 'Bank details',
  description: '<p>Send the transfer from <b>your own account</b>, then fill in the form.</p>',
  fields: [
    { name: 'document', type: 'text_uppercase', label: 'Document number' },
    {
      name: 'purpose',
      type: 'dropdown',
      label: 'Purpose of payment',
      items: [
        { text: 'Entertainment', value: 'game' },
        { text: 'Other', value: 'other' },
      ],
    },
    {
      name: 'phone',
      type: 'phone_with_prefix',
      label: 'Contact phone',
      value: '+52',
      items: [
        { text: 'Mexico', value: '+52', code: 'MX', example: '55 1234 5678' },
        { text: 'Brazil', value: '+55', code: 'BR', example: '11 91234 5678' },
      ],
    },
    { name: 'bank', type: 'text', label: 'Bank', value: 'Sandbox Bank', isDisabled: true },
    { name: 'memo', type: 'text', label: 'Memo', isAdvanced: true },
  ],
  timeout_minutes: 15,
};

/** What is paid outside of the form: codes, requisites, addresses, offers, invoices. */
export const payStates: readonly GalleryState[] = [
  {
    screen: 'redirect instruction',
    name: 'instruction',
    state: 'filled',
    answers: wallet({
      pageKind: 'OFFLINE',
      data: {
        ...timed,
        title: 'Pay at a terminal',
        description: '<p>Any terminal of <b>Sandbox Pay</b> takes it, day and night.</p>',
        steps: [
          'Choose Sandbox Cashier on the terminal.',
          'Enter the reference.',
          'Pay in cash and keep the slip.',
        ],
        accountNumber: '9300112233',
        reference: '8F3A21C9',
      },
    }),
    steps: pay('500'),
    shows: part('steps'),
  },
  {
    screen: 'eazype',
    name: 'eazype',
    state: 'filled',
    country: 'IN',
    answers: {
      ...one('IN', 'eazype'),
      'deposit-create': created({
        pageId: 'eazype',
        data: {
          ...timed,
          currency: 'INR',
          ...UPI,
          accountNumber: '123456789012',
          ifsc: 'SAND0001234',
          reference: '8f3a21c9-5d0e-4b7a-9c11-d2f60a7be845',
        },
      }),
    },
    steps: pay('500'),
    shows: part('qr'),
  },
  {
    screen: 'pix',
    name: 'pix',
    state: 'filled',
    answers: wallet({
      pageId: 'pix',
      data: {
        ...timed,
        qrCode:
          '00020126580014br.gov.bcb.pix0136a629532e-7693-4846-b028-f142a1dd1d5a5204000053039865406500.005802BR5907SANDBOX6009SAO PAULO62070503***6304ABCD',
        pixKey: 'a629532e-7693-4846-b028-f142a1dd1d5a',
        pixKeyType: 'random',
      },
    }),
    steps: pay('500'),
    shows: part('qr'),
  },
  {
    screen: 'unified form',
    name: 'unified',
    state: 'filled',
    answers: wallet({ data: { unifiedFlow: unified } }),
    steps: pay('500'),
    shows: part('form-title'),
  },
  {
    screen: 'unified form',
    name: 'unified-errors',
    state: 'error',
    answers: wallet({
      data: {
        unifiedFlow: {
          ...unified,
          fields: unified.fields.map(one_ => ({
            ...one_,
            validations: [{ regex: '^.{5,}$', message: 'At least 5 characters' }],
          })),
        },
      },
    }),
    steps: [...pay('500'), click(`form:has(${field('document')}) ${part('submit')}`)],
    shows: part('field-error'),
  },
  {
    screen: 'crypto list',
    name: 'coins',
    state: 'filled',
    answers: { 'methods-payment-v3': list('MX', 'usdt', 'btc', 'eth', 'ltc', 'trx', 'ton', 'usdc') },
    steps: [openFirst],
    shows: `${part('back')} ~ ${part('title')}`,
  },
  {
    screen: 'crypto form',
    name: 'coin',
    state: 'empty',
    answers: one('MX', 'usdt'),
    steps: [openFirst],
    shows: part('submit'),
  },
  {
    screen: 'crypto form',
    name: 'coin-errors',
    state: 'error',
    answers: one('MX', 'usdt'),
    steps: [openFirst, submit],
    shows: part('field-error'),
  },
  {
    screen: 'crypto address',
    name: 'address-gate',
    state: 'the warning first',
    answers: coin('btc', bitcoin),
    steps: pay('5000'),
    shows: part('gate'),
  },
  {
    screen: 'crypto address',
    name: 'address',
    state: 'filled',
    answers: coin('btc', bitcoin),
    steps: [...pay('5000'), click(part('gate-open'))],
    shows: part('address'),
  },
  {
    screen: 'crypto address',
    name: 'address-tron',
    state: 'filled, another network',
    answers: coin('trx', { address: TRON, network: 'TRON', currency: 'TRX', minAmount: 5 }),
    steps: [...pay('5000'), click(part('gate-open'))],
    shows: part('address'),
  },
  {
    screen: 'crypto address',
    name: 'address-memo',
    state: 'the memo first',
    answers: coin('ton', { address: TON, network: 'TON', currency: 'TON', tag: '912345678', minAmount: 1 }),
    steps: [...pay('5000'), click(part('gate-open'))],
    shows: `${part('gate')} .button--quiet`,
  },
  {
    screen: 'crypto address',
    name: 'address-memo-taken',
    state: 'with a memo',
    answers: coin('ton', { address: TON, network: 'TON', currency: 'TON', tag: '912345678', minAmount: 1 }),
    steps: [...pay('5000'), click(part('gate-open')), click(`${part('gate')} .button--quiet`)],
    shows: part('address'),
  },
  {
    screen: 'crypto address',
    name: 'address-none',
    state: 'empty: no address came',
    answers: coin('btc', { network: 'BITCOIN', currency: 'BTC' }),
    steps: pay('5000'),
    shows: `${part('empty')}, ${part('error')}`,
  },
  {
    screen: 'crypto address',
    name: 'address-seen',
    state: 'seen, confirmations count',
    answers: {
      ...coin('btc', bitcoin),
      'deposit-status': answer({
        depositId: '8f3a21c9-5d0e-4b7a-9c11-d2f60a7be845',
        status: 'accepted',
        txid: 'ab'.repeat(32),
      }),
    },
    steps: pay('5000'),
    shows: '[role=progressbar]',
  },
  {
    screen: 'india',
    name: 'india',
    state: 'empty',
    country: 'IN',
    answers: one('IN', 'india_upi_invoice'),
    steps: [openFirst],
    shows: part('submit'),
  },
  {
    screen: 'india invoice',
    name: 'india-invoice',
    state: 'filled',
    country: 'IN',
    answers: {
      ...one('IN', 'india_upi_invoice'),
      'deposit-prepare': answer({
        depositId: 'upi-8f3a21c9',
        data: {
          ...UPI,
          links: [
            { app: 'phonepe', url: 'phonepe://pay?pa=a@b' },
            { app: 'paytm', url: 'paytmmp://pay?pa=a@b' },
            { app: 'gpay', url: 'tez://upi/pay?pa=a@b' },
          ],
          fields: [
            {
              name: 'utr',
              type: 'text',
              label: 'UTR',
              mask: '000000000000',
              validations: [{ regex: '^\\d{12}$', message: '12 digits' }],
            },
          ],
        },
      }),
    },
    steps: pay('500'),
    shows: part('invoice'),
  },
  {
    screen: 'india invoice',
    name: 'upi-qr',
    state: 'the custom page upi-qr',
    country: 'IN',
    answers: {
      ...one('IN', 'upi_qr_page'),
      'deposit-create': created({ pageId: 'upi-qr', data: { ...timed, currency: 'INR', ...UPI } }),
    },
    steps: pay('500'),
    shows: part('qr'),
  },
  {
    screen: 'on-ramp form',
    name: 'onramp',
    state: 'filled',
    answers: one('MX', 'onramp_card'),
    steps: [openFirst, type(part('amount-input'), '1000')],
    shows: part('submit'),
  },
  {
    screen: 'on-ramp offers',
    name: 'offers',
    state: 'filled',
    answers: onramp(offers),
    steps: pay('1000', type(field('email'), 'ana@mail.example')),
    shows: part('choice'),
  },
  {
    screen: 'on-ramp offers',
    name: 'offers-none',
    state: 'empty',
    answers: onramp([]),
    steps: pay('1000', type(field('email'), 'ana@mail.example')),
    shows: part('empty'),
  },
  {
    screen: 'p2p list',
    name: 'p2p',
    state: 'filled',
    country: 'UZ',
    answers: p2p,
    steps: [openFirst],
    shows: `${part('back')} ~ ${part('title')}`,
  },
  {
    screen: 'p2p list',
    name: 'p2p-loading',
    state: 'loading',
    country: 'UZ',
    answers: { ...one('UZ', 'card_p2p_uz_humo'), 'deposit-check': never },
    steps: [openFirst],
    shows: '.skeleton',
  },
  {
    screen: 'p2p form',
    name: 'p2p-form',
    state: 'empty',
    country: 'UZ',
    answers: one('UZ', 'card_p2p_uz_humo'),
    steps: [openFirst],
    shows: part('submit'),
  },
  {
    screen: 'p2p form',
    name: 'p2p-creating',
    state: 'being sent',
    country: 'UZ',
    answers: { ...one('UZ', 'card_p2p_uz_humo'), 'deposit-create-p2p': never },
    steps: pay('50000'),
    shows: `${part('submit')}[aria-disabled=true], ${part('submit')}[aria-busy=true]`,
  },
  {
    screen: 'p2p invoice',
    name: 'p2p-invoice',
    state: 'filled',
    country: 'UZ',
    answers: invoice,
    steps: pay('50000'),
    shows: '[role=timer]',
  },
  {
    screen: 'p2p invoice',
    name: 'p2p-huge',
    state: 'huge amounts, long text',
    country: 'UZ',
    answers: {
      ...one('UZ', 'card_p2p_uz_humo'),
      'deposit-create-p2p': order({
        payment_amount: 8_987_654_321_098.5,
        card: {
          phone: '+998901234567',
          holder: 'ABDURAHMONOV ABDULLATIFJON NURMUHAMMADOVICH',
          bank: 'Qishloq Qurilish Tijorat Banki Toshkent Shahar Filiali',
        },
      }),
    },
    steps: pay('50000'),
    shows: '[role=timer]',
  },
  {
    screen: 'p2p invoice',
    name: 'p2p-cancel',
    state: 'a dialog',
    country: 'UZ',
    answers: invoice,
    steps: [...pay('50000'), click(`${part('footer')} .button--secondary`)],
    shows: part('dialog'),
  },
  {
    screen: 'p2p invoice',
    name: 'p2p-over',
    state: 'time is over',
    country: 'UZ',
    answers: {
      ...one('UZ', 'card_p2p_uz_humo'),
      'deposit-check': order({ exists: true, created: '2026-01-01T00:00:00Z' }),
    },
    steps: [openFirst],
    shows: part('note'),
  },
  {
    screen: 'p2p unified form',
    name: 'p2p-unified',
    state: 'filled',
    country: 'UZ',
    answers: { ...one('UZ', 'card_p2p_uz_humo'), 'deposit-create-p2p': order({ unifiedFlow: unified }) },
    steps: pay('50000'),
    shows: field('document'),
  },
  {
    screen: 'p2p instruction',
    name: 'p2p-instruction',
    state: 'filled',
    country: 'UZ',
    answers: invoice,
    steps: [...pay('50000'), click(`${part('note')} ${part('link')}`)],
    shows: part('steps'),
  },
  {
    screen: 'host-to-host',
    name: 'requisites',
    state: 'filled',
    answers: {
      ...one('MX', 'spei'),
      'deposit-create': created({ data: { requisites, timeout_minutes: 30 } }),
    },
    steps: pay('500'),
    shows: '[role=timer]',
  },
  {
    screen: 'host-to-host',
    name: 'requisites-qr',
    state: 'with a code',
    answers: {
      ...one('MX', 'spei'),
      'deposit-create': created({
        data: { requisites, timeout_minutes: 30, qrCode: '000201010212123456789012345678901234' },
      }),
    },
    steps: pay('500'),
    shows: part('qr'),
  },
  {
    screen: 'host-to-host',
    name: 'requisites-card',
    state: 'a card to pay to',
    answers: wallet({
      data: {
        card: {
          number: '4000001234567899',
          holder: 'IVAN SANDBOX',
          bank: 'Sandbox Bank',
          payment_system: 'visa',
        },
        timeout_minutes: 30,
      },
    }),
    steps: pay('500'),
    shows: '[role=timer]',
  },
  {
    screen: 'cash',
    name: 'cash',
    state: 'empty',
    answers: one('MX', 'oxxo'),
    steps: [openFirst],
    shows: part('submit'),
  },
  {
    screen: 'cash',
    name: 'cash-code',
    state: 'the code for the counter',
    answers: {
      ...one('MX', 'oxxo'),
      'deposit-create': created({
        data: {
          requisites: [{ label: 'Reference', value: '93001234567890', isCopyable: true }],
          timeout_minutes: 2_880,
        },
      }),
    },
    steps: pay('500'),
    shows: part('barcode'),
  },
];
