import * as fields from '../fields';
import { bankTransfer, cardMethod, cardPayout, cash, eMoney, method, onramp, p2p, payout } from '../kit';
import type { Country } from '../MethodSpec';

const amountOnly = [{ name: 'amount', type: 'amount', regex: '^[\\s\\S]*$' }];

/** A file plays in the widget; any other address is a page of its own. */
const guide = (redesign: string): Record<string, { redesign: string }> =>
  Object.fromEntries(['en_mx', 'es_mx', 'ar_mx'].map(key => [key, { redesign }]));

export const mx: Country = {
  code: 'MX',
  name: 'Mexico',
  currency: 'MXN',
  language: 'es',
  methods: [
    cardMethod([50, 20_000]),
    bankTransfer('spei', 'bank_transfer', 'SPEI@bankTransfer', [21, 20_155], {
      isPopular: true,
      cardViewType: 9,
    }),
    cash('oxxo', 'cash_methods', 'OXXO', [50, 10_000], { isPopular: true, banner: '+5%' }),
    cash('oxxo_pay', 'cash_methods', 'OXXO Pay', [50, 10_000], { iconIds: ['oxxo'] }),
    cash('seven_eleven', 'cash_methods', '7-Eleven', [50, 5_000]),
    cash('walmart', 'cash_methods', 'Walmart@cash', [50, 8_000]),
    // FORM-05's method: one amount field that accepts anything.
    eMoney('mercado_pago', 'Mercado Pago', 'page', [21, 20_155], {
      iconIds: ['mercadopago'],
      fields: amountOnly,
      dynamicLimits: [0, 0],
      video_guide_url: guide('/guides/mercado-pago.webm'),
    }),
    eMoney('mercado_pago_h2h', 'Mercado Pago CLABE', 'requisites', [21, 20_155], {
      iconIds: ['mercadopago'],
    }),
    eMoney('mercadopago_short_2', 'Mercado Pago Express', 'card', [50, 15_000], { iconIds: ['mercadopago'] }),
    eMoney('astropay', 'AstroPay', 'page-post', [100, 50_000], {
      iconIds: ['astropay'],
      fields: [fields.phone('52', 10)],
      video_guide_url: guide('https://video.example/astropay'),
    }),
    method('codi', 'qr', 'CoDi@qr', 'pix', [50, 8_000], { dynamicLimits: [100, 8_000], iconIds: ['codi'] }),
    method('virtual_card', 'virtual', '@virtualCard', 'page', [100, 10_000], {
      cardViewType: 8,
      fields: [fields.email],
      iconIds: ['no-such-icon'],
    }),
    method('card_wallet', 'card_method', 'Apple Pay', 'direct', [50, 20_000], {
      cardViewType: 2,
      iconIds: ['applepay'],
    }),
    method('card_multiple', 'card_method', 'Débito / Crédito', 'page', [50, 20_000], {
      cardViewType: 4,
      iconIds: ['visa', 'mastercard', 'amex'],
      fields: [fields.choice('card_type', { debit: 'Débito', credit: 'Crédito' }), fields.cardNumber],
      isInvestForbidden: true,
    }),
    p2p('p2p_market', 'p2p', '@p2pMarket', [100, 10_000], {
      fields: [{ name: 'amount', type: 'amount', regex: '^(100|200|500|1000|2000|5000|10000)$' }],
      iconIds: ['p2p'],
    }),
    onramp([300, 30_000]),
    method('unified_bank', 'bank_transfer', 'BBVA', 'unified', [100, 20_000], { iconIds: ['bbva', 'bank'] }),
    method('hostile_pattern', 'e-money', 'Todito Cash', 'direct', [50, 5_000], {
      hasHostilePattern: true,
      video_guide_url: { en_mx: { redesign: 'javascript:window.__sandboxHacked = 5' } },
      fields: [
        {
          name: 'voucher',
          type: 'text',
          regex: '^(([a-z0-9])+.)+[A-Z]([a-z0-9])+$',
          placeholder_key: 'fields.voucher',
        },
      ],
    }),
    method('express_transfer', 'e-money', '@maintenance', 'page', [50, 5_000], {
      isDisabled: true,
      disabledReason: 'The bank is in maintenance until 06:00.',
    }),
  ],
  withdrawals: [
    payout('spei', 'bank_transfer', 'SPEI@bankTransfer', [100, 50_000], [fields.clabe, fields.fullName], {
      isPopular: true,
    }),
    cardPayout([200, 30_000], { isCodeConfirmed: true }),
    payout('astropay', 'e-money', 'AstroPay', [100, 50_000], [fields.phone('52', 10)]),
    payout('oxxo_cash', 'cash_methods', 'OXXO@cash', [100, 5_000], [fields.fullName, fields.birthDate], {
      cardViewType: 20,
    }),
    payout('mercado_pago', 'e-money', 'Mercado Pago', [100, 20_155], [fields.email], {
      iconIds: ['mercadopago'],
    }),
    // Not listed by the widget: ROUTE-06 leaves only some view types.
    payout('virtual_card', 'virtual', '@virtualCard', [100, 10_000], [fields.email], { cardViewType: 8 }),
  ],
};
