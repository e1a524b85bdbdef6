import * as fields from '../fields';
import { cardMethod, method, payout } from '../kit';
import type { Country, MethodSpec } from '../MethodSpec';

const MANY = 200;
const CATEGORIES = [
  'e-money',
  'cash_methods',
  'crypto_vouchers',
  'online-thailand-banks-grouped',
  'qr',
  'card_method',
];

const numbered = (index: number): MethodSpec =>
  method(
    `method_${index + 1}`,
    CATEGORIES[index % CATEGORIES.length] ?? 'e-money',
    `Method ${index + 1}`,
    'direct',
    [5, 5_000],
    {
      isPopular: index % 40 === 0,
      fields: index % 3 === 0 ? [fields.email] : [],
    },
  );

/** XX has 200 methods, YY is a direct geo, ZZ has nothing. */
export const testGeos: Country[] = [
  {
    code: 'XX',
    name: 'Test: many methods',
    currency: 'USD',
    language: 'en',
    isHidden: true,
    methods: Array.from({ length: MANY }, (_, index) => numbered(index)),
    withdrawals: [payout('bank', 'bank_transfer', '@bankTransfer', [10, 5_000], [fields.iban])],
  },
  {
    code: 'YY',
    name: 'Test: direct geo',
    currency: 'USD',
    language: 'en',
    isHidden: true,
    isDirectGeo: true,
    methods: [cardMethod([10, 5_000])],
    withdrawals: [],
  },
  {
    code: 'ZZ',
    name: 'Test: no methods',
    currency: 'USD',
    language: 'en',
    isHidden: true,
    methods: [],
    withdrawals: [],
  },
];
