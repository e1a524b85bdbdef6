import { countryOf } from './contenders';

const MARKS = [
  'visa',
  'mastercard',
  'oxxo',
  'spei',
  'paypal',
  'skrill',
  'neteller',
  'pix',
  'mercadopago',
  'upi',
];

/** The methods of a country, in the contract's shape. */
function methodsAnswer(country: unknown): unknown {
  const count = Number(Object.entries(countryOf).find(([, code]) => code === country)?.[0] ?? 0);
  return {
    methods: Array.from({ length: count }, (_, index) => ({
      name: `method_${index}`,
      category: 'e-money',
      currency: ['MXN'],
      text: { en: `Payment method ${index + 1}` },
      amount_rules: { MXN: { min: 50 + index, max: 20_000 + index } },
      fields: [{ name: 'amount' }],
      position: index,
      iconIds: [MARKS[index % MARKS.length]],
    })),
  };
}

/** What /paymentMethods of Adyen answers; SEPA has text fields of its own, the others lead to a redirect. */
export function adyenAnswer(count: number): unknown {
  return {
    paymentMethods: Array.from({ length: count }, (_, index) => ({
      name: `Payment method ${index + 1}`,
      type: index === 0 ? 'sepadirectdebit' : `redirect_${index}`,
    })),
  };
}

/** What else the widget asks for on its way to a form. */
export function answerOf(path: string, data: Record<string, unknown>): unknown {
  if (path === 'methods-payment-v3') return methodsAnswer(data['country']);
  if (path === 'deposit-create') return { apiResponse: { depositId: 'bench-1' } };
  if (path === 'deposit-complete' || path === 'deposit-status')
    return { depositId: 'bench-1', status: 'processed' };
  if (path === 'deposit-limits') return { min: 0, max: 0 };
  return {};
}
