import * as fields from '../fields';
import { bankTransfer, cardMethod, cash, eMoney, method, onramp, p2p, payout } from '../kit';
import type { Country } from '../MethodSpec';

export const br: Country = {
  code: 'BR',
  name: 'Brazil',
  currency: 'BRL',
  language: 'pt',
  methods: [
    method('pix', 'e-money', 'Pix', 'pix', [10, 20_000], {
      cardViewType: 6,
      isPopular: true,
      fields: [fields.cpf],
      iconIds: ['pix'],
    }),
    method('pix_key', 'e-money', 'Pix@bankTransfer', 'pix', [10, 20_000], {
      cardViewType: 'pix',
      fields: [fields.pixKeyType, fields.pixKey],
      iconIds: ['pix'],
    }),
    method('pix_light', 'e-money', 'Pix Light', 'requisites', [10, 5_000], { iconIds: ['pix'] }),
    cardMethod([20, 10_000]),
    eMoney('picpay', 'PicPay', 'page', [10, 8_000], { isPopular: true }),
    eMoney('nubank', 'Nubank', 'page', [20, 10_000]),
    eMoney('mercado_pago', 'Mercado Pago', 'page', [20, 10_000], { iconIds: ['mercadopago'] }),
    eMoney('astropay', 'AstroPay', 'page-post', [20, 20_000], { fields: [fields.phone('55', 11)] }),
    cash('boleto', 'cash_methods', 'Boleto', [20, 5_000], { fields: [fields.cpf, fields.fullName] }),
    cash('loterica', 'cash_methods', 'Lotérica', [20, 2_000]),
    bankTransfer('ted_brl', 'bank_transfer', 'TED@bankTransfer', [50, 20_000]),
    p2p('p2p_market', 'p2p', '@p2pMarket', [50, 5_000], {
      fields: [{ name: 'amount', type: 'amount', regex: '^(50|100|200|500|1000|5000)$' }],
    }),
    onramp([50, 10_000]),
  ],
  withdrawals: [
    payout('pix', 'e-money', 'Pix', [20, 20_000], [fields.pixKeyType, fields.pixKey], {
      isPopular: true,
      iconIds: ['pix'],
    }),
    payout(
      'ted_brl',
      'bank_transfer',
      'TED@bankTransfer',
      [50, 50_000],
      [fields.accountNumber(), fields.cpf, fields.fullName],
      { cardViewType: 'bankTransfer' },
    ),
    payout('astropay', 'e-money', 'AstroPay', [20, 20_000], [fields.phone('55', 11)], {
      isCodeConfirmed: true,
    }),
  ],
};
