import * as fields from '../fields';
import { cardMethod, cardPayout, cash, eMoney, p2p, payout } from '../kit';
import type { Country } from '../MethodSpec';

export const ua: Country = {
  code: 'UA',
  name: 'Ukraine',
  currency: 'UAH',
  language: 'uk',
  methods: [
    cardMethod([100, 29_999]),
    p2p('card_p2p_ua_privat', 'p2p_methods_ukraine', 'PrivatBank', [200, 29_999], {
      isPopular: true,
      iconIds: ['privat24'],
    }),
    p2p('card_p2p_ua_mono', 'p2p_methods_ukraine', 'monobank', [200, 29_999], {
      isPopular: true,
      iconIds: ['monobank'],
    }),
    p2p('card_p2p_ua_pumb', 'p2p_methods_ukraine', 'PUMB', [200, 29_999], { iconIds: ['pumb'] }),
    cash('easypay_ua', 'cash_methods_ukraine', 'EasyPay', [100, 14_999]),
    cash('ibox_ua', 'cash_methods_ukraine', 'iBox', [100, 14_999]),
    eMoney('googlepay_ua', 'Google Pay', 'direct', [100, 29_999], { cardViewType: 2, iconIds: ['gpay'] }),
    eMoney('applepay_ua', 'Apple Pay', 'direct', [100, 29_999], { cardViewType: 2, iconIds: ['applepay'] }),
  ],
  withdrawals: [
    cardPayout([200, 29_999]),
    payout('iban_ua', 'bank_transfer', 'IBAN@bankTransfer', [500, 100_000], [fields.iban, fields.fullName], {
      cardViewType: 'bankTransfer',
    }),
  ],
};
