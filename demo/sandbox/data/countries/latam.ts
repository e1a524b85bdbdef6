import * as fields from '../fields';
import { bankTransfer, cardMethod, cash, eMoney, method, payout } from '../kit';
import type { Country } from '../MethodSpec';

type Pair = readonly [name: string, title: string];

const COLOMBIAN: readonly Pair[] = [
  ['bancolombia', 'Bancolombia'],
  ['davivienda', 'Davivienda'],
  ['banco_bogota', 'Banco de Bogotá'],
  ['nequi_bank', 'Nequi'],
];
const ECUADORIAN: readonly Pair[] = [
  ['pichincha', 'Banco Pichincha'],
  ['guayaquil', 'Banco Guayaquil'],
  ['pacifico', 'Banco del Pacífico'],
  ['produbanco', 'Produbanco'],
];

export const ec: Country = {
  code: 'EC',
  name: 'Ecuador',
  currency: 'USD',
  language: 'es',
  methods: [
    cardMethod([10, 5_000]),
    ...ECUADORIAN.map(([name, title]) =>
      method(name, 'online_banks_ecuador_grouped', title, 'page', [10, 3_000], {
        fields: [fields.documentId],
      }),
    ),
    cash('western_union_ec', 'ecuador_cash_grouped', 'Western Union', [10, 1_000], { isPopular: true }),
    cash('facilito', 'ecuador_cash_grouped', 'Facilito', [5, 1_000]),
    cash('mi_vecino', 'ecuador_cash_grouped', 'Mi Vecino', [5, 1_000]),
    eMoney('de_una', 'De Una', 'page', [5, 1_000]),
    eMoney('astropay', 'AstroPay', 'page-post', [10, 5_000]),
  ],
  withdrawals: ECUADORIAN.map(([name, title]) =>
    payout(
      name,
      'online_banks_ecuador_grouped',
      title,
      [20, 5_000],
      [fields.accountNumber('^\\d{10}$'), fields.documentId, fields.fullName],
    ),
  ),
};

export const co: Country = {
  code: 'CO',
  name: 'Colombia',
  currency: 'COP',
  language: 'es',
  methods: [
    method('pse', 'bank_transfer', 'PSE', 'page', [20_000, 20_000_000], { isPopular: true }),
    eMoney('nequi', 'Nequi', 'page', [10_000, 5_000_000], {
      isPopular: true,
      fields: [fields.phone('57', 10)],
    }),
    eMoney('daviplata', 'DaviPlata', 'page', [10_000, 5_000_000]),
    ...COLOMBIAN.map(([name, title]) => method(name, 'colombian_banks', title, 'page', [20_000, 20_000_000])),
    cash('efecty', 'cash_methods', 'Efecty', [20_000, 6_000_000]),
    cash('baloto', 'cash_methods', 'Baloto', [20_000, 3_000_000]),
    cardMethod([40_000, 10_000_000]),
  ],
  withdrawals: [
    ...COLOMBIAN.map(([name, title]) =>
      payout(
        name,
        'colombian_banks',
        title,
        [40_000, 40_000_000],
        [
          fields.choice('account_kind', { savings: 'Ahorros', current: 'Corriente' }),
          fields.accountNumber(),
          fields.documentId,
        ],
      ),
    ),
    payout('nequi', 'e-money', 'Nequi', [20_000, 5_000_000], [fields.phone('57', 10)], {
      isCodeConfirmed: true,
    }),
  ],
};

export const pe: Country = {
  code: 'PE',
  name: 'Peru',
  currency: 'PEN',
  language: 'es',
  methods: [
    eMoney('yape', 'Yape', 'page', [10, 2_000], { isPopular: true }),
    eMoney('plin', 'Plin', 'page', [10, 2_000]),
    cash('pago_efectivo', 'cash_methods', 'PagoEfectivo', [10, 5_000], { isPopular: true }),
    cash('kasnet', 'cash_methods', 'KasNet', [10, 2_000]),
    bankTransfer('bcp', 'bank_transfer', 'BCP', [20, 20_000]),
    bankTransfer('interbank', 'bank_transfer', 'Interbank', [20, 20_000]),
    cardMethod([20, 10_000]),
  ],
  withdrawals: [
    payout('bcp', 'bank_transfer', 'BCP', [50, 20_000], [fields.accountNumber(), fields.documentId]),
    payout(
      'interbank',
      'bank_transfer',
      'Interbank',
      [50, 20_000],
      [fields.accountNumber(), fields.documentId],
    ),
  ],
};

export const cl: Country = {
  code: 'CL',
  name: 'Chile',
  currency: 'CLP',
  language: 'es',
  methods: [
    method('red_compra_bank_payments', 'bank_transfer', 'Redcompra', 'app', [5_000, 2_000_000], {
      isPopular: true,
      iconIds: ['redcompra'],
    }),
    method('webpay', 'card_method', 'Webpay', 'page-post', [5_000, 2_000_000], { isPopular: true }),
    method('khipu', 'bank_transfer', 'Khipu', 'page', [5_000, 5_000_000]),
    eMoney('mach', 'MACH', 'page', [5_000, 1_000_000]),
    cash('servipag', 'cash_methods', 'Servipag', [5_000, 500_000]),
    cash('multicaja', 'cash_methods', 'Klap', [5_000, 500_000]),
    cardMethod([5_000, 2_000_000]),
  ],
  withdrawals: [
    payout(
      'cl_bank',
      'bank_transfer',
      '@bankTransfer',
      [10_000, 5_000_000],
      [fields.accountNumber(), fields.documentId],
    ),
  ],
};

export const ar: Country = {
  code: 'AR',
  name: 'Argentina',
  currency: 'ARS',
  language: 'es',
  methods: [
    eMoney('mercado_pago_h2h', 'Mercado Pago CVU', 'requisites', [2_000, 1_000_000], {
      isPopular: true,
      iconIds: ['mercadopago'],
    }),
    eMoney('mercadopago_short_2', 'Mercado Pago Express', 'card', [2_000, 1_000_000], {
      iconIds: ['mercadopago'],
    }),
    eMoney('uala', 'Ualá', 'page', [2_000, 500_000]),
    cash('rapipago', 'cash_methods', 'Rapipago', [2_000, 300_000]),
    cash('pago_facil', 'cash_methods', 'Pago Fácil', [2_000, 300_000]),
    bankTransfer('cbu', 'bank_transfer', 'CBU@bankTransfer', [5_000, 5_000_000]),
    cardMethod([5_000, 1_000_000], { iconIds: ['visa', 'mastercard', 'naranja'] }),
  ],
  withdrawals: [
    payout(
      'cbu',
      'bank_transfer',
      'CBU@bankTransfer',
      [5_000, 5_000_000],
      [fields.accountNumber('^\\d{22}$'), fields.fullName],
    ),
  ],
};

export const cr: Country = {
  code: 'CR',
  name: 'Costa Rica',
  currency: 'CRC',
  language: 'es',
  methods: [
    eMoney('sinpe_movil', 'SINPE Móvil', 'requisites', [2_000, 1_000_000], {
      isPopular: true,
      fields: [fields.phone('506', 8)],
    }),
    bankTransfer('sinpe', 'bank_transfer', 'SINPE@bankTransfer', [5_000, 5_000_000]),
    cardMethod([5_000, 2_000_000]),
  ],
  withdrawals: [payout('sinpe_movil', 'e-money', 'SINPE Móvil', [5_000, 500_000], [fields.phone('506', 8)])],
};
