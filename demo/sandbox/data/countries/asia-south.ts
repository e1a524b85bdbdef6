import * as fields from '../fields';
import { bankTransfer, cardMethod, eMoney, method, p2p, payout } from '../kit';
import type { Country } from '../MethodSpec';

export const bd: Country = {
  code: 'BD',
  name: 'Bangladesh',
  currency: 'BDT',
  language: 'bn',
  methods: [
    p2p('bkash_p2p', 'e-money', 'bKash', [200, 25_000], { isPopular: true, iconIds: ['bkash'] }),
    p2p('nagad_p2p', 'e-money', 'Nagad', [200, 25_000], { isPopular: true, iconIds: ['nagad'] }),
    eMoney('rocket', 'Rocket', 'page', [200, 25_000]),
    eMoney('upay', 'Upay', 'page', [200, 25_000]),
    bankTransfer('bd_bank', 'bank_transfer', '@bankTransfer', [1_000, 100_000]),
    cardMethod([500, 50_000]),
  ],
  withdrawals: [
    payout('bkash', 'e-money', 'bKash', [500, 25_000], [fields.phone('880', 10)], { isPopular: true }),
    payout('nagad', 'e-money', 'Nagad', [500, 25_000], [fields.phone('880', 10)], { isCodeConfirmed: true }),
  ],
};

export const pk: Country = {
  code: 'PK',
  name: 'Pakistan',
  currency: 'PKR',
  language: 'ur',
  methods: [
    eMoney('easypaisa_phone', 'Easypaisa', 'requisites', [200, 50_000], {
      isPopular: true,
      fields: [fields.phone('92', 10)],
    }),
    eMoney('jazzcash_phone', 'JazzCash', 'requisites', [200, 50_000], {
      isPopular: true,
      fields: [fields.phone('92', 10)],
    }),
    eMoney('sadapay', 'SadaPay', 'page', [500, 50_000]),
    bankTransfer('raast', 'bank_transfer', 'Raast@bankTransfer', [500, 200_000]),
    cardMethod([1_000, 200_000]),
  ],
  withdrawals: [
    payout('easypaisa_phone', 'e-money', 'Easypaisa', [500, 50_000], [fields.phone('92', 10)], {
      isPopular: true,
    }),
    payout('raast', 'bank_transfer', 'Raast@bankTransfer', [1_000, 500_000], [fields.iban, fields.fullName]),
  ],
};

export const np: Country = {
  code: 'NP',
  name: 'Nepal',
  currency: 'NPR',
  language: 'en',
  methods: [
    eMoney('esewa', 'eSewa', 'page', [100, 50_000], { isPopular: true }),
    eMoney('khalti', 'Khalti', 'page', [100, 50_000], { isPopular: true }),
    eMoney('imepay', 'IME Pay', 'page', [100, 50_000]),
    method('fonepay', 'e-money', 'Fonepay@qr', 'requisites', [100, 100_000]),
    bankTransfer('connectips', 'bank_transfer', 'connectIPS@bankTransfer', [500, 200_000]),
  ],
  withdrawals: [
    payout('esewa', 'e-money', 'eSewa', [500, 50_000], [fields.phone('977', 10)], { isPopular: true }),
  ],
};
