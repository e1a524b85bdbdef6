import * as fields from '../fields';
import { bankTransfer, cardMethod, eMoney, method, onramp, payout } from '../kit';
import type { Country } from '../MethodSpec';

const NIGERIAN_BANKS: Record<string, string> = {
  '044': 'Access Bank',
  '023': 'Citibank Nigeria',
  '050': 'Ecobank',
  '070': 'Fidelity Bank',
  '011': 'First Bank of Nigeria',
  '214': 'First City Monument Bank',
  '058': 'Guaranty Trust Bank',
  '030': 'Heritage Bank',
  '301': 'Jaiz Bank',
  '082': 'Keystone Bank',
  '50211': 'Kuda Bank',
  '999992': 'OPay',
  '999991': 'PalmPay',
  '50515': 'Moniepoint',
  '076': 'Polaris Bank',
  '221': 'Stanbic IBTC Bank',
  '068': 'Standard Chartered Bank',
  '232': 'Sterling Bank',
  '032': 'Union Bank of Nigeria',
  '033': 'United Bank For Africa',
  '215': 'Unity Bank',
  '035': 'Wema Bank',
  '057': 'Zenith Bank',
};

export const ng: Country = {
  code: 'NG',
  name: 'Nigeria',
  currency: 'NGN',
  language: 'en',
  methods: [
    bankTransfer('nigerian_bank_transfer', 'bank_transfer_nigeria', '@bankTransfer', [500, 1_000_000], {
      isPopular: true,
    }),
    bankTransfer('opay_transfer', 'bank_transfer_nigeria', 'OPay', [500, 500_000]),
    bankTransfer('palmpay_transfer', 'bank_transfer_nigeria', 'PalmPay', [500, 500_000]),
    method('card_verve', 'nigeria-cards-grouped', 'Verve@card', 'page', [500, 500_000], {
      cardViewType: 4,
      iconIds: ['verve'],
    }),
    method('card_paystack', 'nigeria-cards-grouped', 'Paystack@card', 'page', [500, 500_000], {
      iconIds: ['visa', 'mastercard'],
    }),
    cardMethod([500, 500_000]),
    eMoney('opay', 'OPay', 'page', [500, 300_000], { isPopular: true }),
    eMoney('ussd', 'USSD', 'requisites', [500, 100_000], { fields: [fields.choice('bank', NIGERIAN_BANKS)] }),
    eMoney('astropay', 'AstroPay', 'page-post', [1_000, 500_000]),
    onramp([10_000, 1_000_000]),
  ],
  withdrawals: [
    payout(
      'nigerian_bank_transfer',
      'bank_transfer_nigeria',
      '@bankTransfer',
      [1_000, 5_000_000],
      [fields.choice('bank', NIGERIAN_BANKS), fields.accountNumber('^\\d{10}$'), fields.fullName],
      { isPopular: true, cardViewType: 'bankTransfer' },
    ),
    payout('opay', 'e-money', 'OPay', [1_000, 500_000], [fields.phone('234', 10)], { isCodeConfirmed: true }),
  ],
};
