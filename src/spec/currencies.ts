/** Currency table: specification section 3, USER-06. */
export type CurrencyEntry = {
  /** The code itself where it is not given. */
  readonly symbol?: string;
  /** Two where they are not given. */
  readonly decimals?: number;
  readonly isCrypto?: true;
};

export const DEFAULT_DECIMALS = 2;

/** USER-04: the first is always shown and sent as the second. */
export const GOLD_COIN_CODE = 'QGC';
export const SWEEP_COIN_CODE = 'QSC';

/** What boxes, limits and some servers call sweep coins outside their account. */
export const SWEEP_COIN_ALIAS = 'SC';

/** Every way that servers name the two coins, that of the accounts first. */
export const GOLD_CODES: readonly string[] = [GOLD_COIN_CODE, 'GC'];
export const SWEEP_CODES: readonly string[] = [SWEEP_COIN_CODE, SWEEP_COIN_ALIAS];

/** Symbols and ISO 4217 decimals are ours: the engines' own differ from each other. */
export const CURRENCIES: Readonly<Record<string, CurrencyEntry>> = {
  AED: {},
  ALL: { symbol: 'L' },
  AMD: { symbol: '֏' },
  AOA: { symbol: 'Kz' },
  ARS: { symbol: '$' },
  AUD: { symbol: '$' },
  AZN: { symbol: '₼' },
  BAM: { symbol: 'KM' },
  BDT: { symbol: '৳' },
  BGN: { symbol: 'лв.' },
  BHD: { symbol: 'BD', decimals: 3 },
  BOB: { symbol: 'Bs' },
  BRL: { symbol: 'R$' },
  BYN: { symbol: 'Br' },
  CAD: { symbol: '$' },
  CDF: { symbol: 'FC' },
  CHF: {},
  CLP: { symbol: '$', decimals: 0 },
  CNY: { symbol: '¥' },
  COP: { symbol: '$' },
  CRC: { symbol: '₡' },
  CZK: { symbol: 'Kč' },
  DKK: { symbol: 'kr' },
  DOP: { symbol: '$' },
  DZD: { symbol: 'DA' },
  EGP: { symbol: 'E£' },
  ETB: { symbol: 'Br' },
  EUR: { symbol: '€' },
  GBP: { symbol: '£' },
  GEL: { symbol: '₾' },
  GHS: { symbol: 'GH₵' },
  GNF: { symbol: 'FG', decimals: 0 },
  GTQ: { symbol: 'Q' },
  HKD: { symbol: '$' },
  HNL: { symbol: 'L' },
  HUF: { symbol: 'Ft' },
  IDR: { symbol: 'Rp' },
  ILS: { symbol: '₪' },
  INR: { symbol: '₹' },
  IQD: { decimals: 3 },
  IRR: {},
  JOD: { symbol: 'JD', decimals: 3 },
  JPY: { symbol: '¥', decimals: 0 },
  KES: { symbol: 'KSh' },
  KGS: { symbol: 'сом' },
  KHR: { symbol: '៛' },
  KRW: { symbol: '₩', decimals: 0 },
  KWD: { symbol: 'KD', decimals: 3 },
  KZT: { symbol: '₸' },
  LAK: { symbol: '₭' },
  LKR: { symbol: 'Rs' },
  MAD: { symbol: 'DH' },
  MDL: { symbol: 'L' },
  MMK: { symbol: 'K' },
  MNT: { symbol: '₮' },
  MXN: { symbol: '$' },
  MYR: { symbol: 'RM' },
  MZN: { symbol: 'MTn' },
  NGN: { symbol: '₦' },
  NOK: { symbol: 'kr' },
  NPR: { symbol: 'Rs' },
  NZD: { symbol: '$' },
  OMR: { decimals: 3 },
  PAB: { symbol: 'B/.' },
  PEN: { symbol: 'S/' },
  PHP: { symbol: '₱' },
  PKR: { symbol: 'Rs' },
  PLN: { symbol: 'zł' },
  PYG: { symbol: '₲', decimals: 0 },
  QAR: { symbol: 'QR' },
  RON: { symbol: 'lei' },
  RSD: {},
  RUB: { symbol: '₽' },
  RWF: { symbol: 'RF', decimals: 0 },
  SAR: {},
  SEK: { symbol: 'kr' },
  SGD: { symbol: '$' },
  THB: { symbol: '฿' },
  TJS: { symbol: 'SM' },
  TMT: { symbol: 'm' },
  TND: { symbol: 'DT', decimals: 3 },
  TRY: { symbol: '₺' },
  TWD: { symbol: '$' },
  TZS: { symbol: 'TSh' },
  UAH: { symbol: '₴' },
  UGX: { symbol: 'USh', decimals: 0 },
  USD: { symbol: '$' },
  UYU: { symbol: '$' },
  UZS: { symbol: "so'm" },
  VND: { symbol: '₫', decimals: 0 },
  XAF: { symbol: 'FCFA', decimals: 0 },
  XOF: { symbol: 'CFA', decimals: 0 },
  ZAR: { symbol: 'R' },
  ZMW: { symbol: 'ZK' },
  QGC: { symbol: 'GC' },
  QSC: { symbol: 'SC' },
  BTC: { decimals: 8, isCrypto: true },
  ETH: { decimals: 8, isCrypto: true },
  LTC: { decimals: 8, isCrypto: true },
  USDT: { decimals: 8, isCrypto: true },
  TRX: { decimals: 8, isCrypto: true },
  USDC: { decimals: 8, isCrypto: true },
  TON: { decimals: 8, isCrypto: true },
};
