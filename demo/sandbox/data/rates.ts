/** Units of each currency for one US dollar: fixed, so that every run gives the same limits and offers. */
export const PER_USD: Readonly<Record<string, number>> = {
  USD: 1,
  EUR: 0.92,
  MXN: 18,
  BRL: 5.4,
  INR: 84,
  NGN: 1550,
  GHS: 15,
  KES: 129,
  IDR: 16000,
  MYR: 4.4,
  THB: 34,
  VND: 25400,
  PHP: 58,
  KHR: 4100,
  KRW: 1380,
  BDT: 120,
  PKR: 278,
  NPR: 134,
  COP: 4200,
  PEN: 3.75,
  CLP: 950,
  ARS: 1050,
  RUB: 95,
  UAH: 41,
  KZT: 510,
  KGS: 87,
  UZS: 12700,
  TJS: 10.9,
  AZN: 1.7,
  GEL: 2.75,
  TRY: 34,
  EGP: 49,
  JPY: 150,
  CRC: 510,
  GNF: 8600,
  QSC: 1,
  QGC: 1000,
  SC: 1,
  GC: 1000,
  USDT: 1,
  USDC: 1,
  BTC: 0.000015625,
  ETH: 0.0004,
  LTC: 0.0125,
  TRX: 6.25,
  TON: 0.2,
};

function rateOf(currency: string): number {
  return PER_USD[currency] ?? 1;
}

export function convert(amount: number, from: string, to: string): number {
  return (amount / rateOf(from)) * rateOf(to);
}

/** A limit in another currency, with two leading digits: 21 MXN reads as 1.2 USD and 1.6 million reads as itself. */
export function convertLimit(amount: number, from: string, to: string): number {
  return from === to ? amount : Number(convert(amount, from, to).toPrecision(2));
}
