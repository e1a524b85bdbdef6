import * as fields from '../fields';
import { cash, eMoney, method, payout } from '../kit';
import type { Country } from '../MethodSpec';

const BANKS = [
  ['bca', 'BCA'],
  ['bni', 'BNI'],
  ['bri', 'BRI'],
  ['mandiri', 'Mandiri'],
  ['permata', 'Permata'],
  ['cimb', 'CIMB Niaga'],
] as const;

export const id: Country = {
  code: 'ID',
  name: 'Indonesia',
  currency: 'IDR',
  language: 'id',
  methods: [
    method('qris_h2h', 'e-money', 'QRIS@qr', 'requisites', [10_000, 10_000_000], {
      isPopular: true,
      iconIds: ['qris'],
    }),
    ...BANKS.map(([bank, title]) =>
      method(`${bank}_h2h`, 'online-indonesian-banks-grouped', title, 'card', [50_000, 50_000_000], {
        isPopular: bank === 'bca',
        fields: [fields.fullName],
      }),
    ),
    ...BANKS.map(([bank, title]) =>
      method(`${bank}_va`, 'indonesia_va_grouped', `${title} VA`, 'requisites', [50_000, 50_000_000], {
        cardViewType: 9,
      }),
    ),
    method('dana', 'indonesia_dana_groupes_category', 'DANA', 'page', [10_000, 10_000_000], {
      isPopular: true,
    }),
    method('dana_qr', 'indonesia_dana_groupes_category', 'DANA QR', 'page', [10_000, 10_000_000]),
    eMoney('ovo', 'OVO', 'page', [10_000, 10_000_000], { fields: [fields.phone('62', 11)] }),
    eMoney('gopay', 'GoPay', 'page', [10_000, 10_000_000], { iconIds: ['gojek'] }),
    eMoney('linkaja', 'LinkAja', 'page', [10_000, 5_000_000]),
    cash('alfamart', 'cash_methods', 'Alfamart', [20_000, 2_500_000]),
    cash('indomaret', 'cash_methods', 'Indomaret', [20_000, 2_500_000]),
  ],
  withdrawals: [
    ...BANKS.map(([bank, title]) =>
      payout(
        bank,
        'online-indonesian-banks-grouped',
        title,
        [50_000, 100_000_000],
        [fields.accountNumber(), fields.fullName],
      ),
    ),
    payout('dana', 'indonesia_dana_groupes_category', 'DANA', [20_000, 10_000_000], [fields.phone('62', 11)]),
    payout('ovo', 'e-money', 'OVO', [20_000, 10_000_000], [fields.phone('62', 11)], {
      isCodeConfirmed: true,
    }),
  ],
};
