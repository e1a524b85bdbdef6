import type { MethodField, PaymentMethod } from '../wire';

/** What this server does after a creation: the shape of the answer and who settles the deposit. */
export type Flow =
  | 'direct' // settles by itself
  | 'page' // a payment page by GET
  | 'page-post' // a payment page by a posted form
  | 'app' // an app link, opened by the host; settles by itself
  | 'requisites'
  | 'card'
  | 'crypto'
  | 'pix'
  | 'eazype'
  | 'upi-qr'
  | 'offline' // paid outside, by instructions
  | 'cash'
  | 'unified'
  | 'offers'
  | 'prepare'
  | 'p2p';

/** A method as the country tables write it: limits in the country's own currency. */
export interface MethodSpec extends Omit<PaymentMethod, 'currency' | 'amount_rules' | 'position' | 'fields'> {
  flow: Flow;
  limits: readonly [min: number, max: number];
  minNonRus?: number;
  fields?: MethodField[];
  /** What deposit-limits answers where it differs from the rules. */
  dynamicLimits?: readonly [min: number, max: number];
  /** Crypto: the coin and the networks it travels on. */
  coin?: string;
  networks?: string[];
  appLink?: string;
  /** A pattern that this server itself must not run. */
  hasHostilePattern?: boolean;
  isCodeConfirmed?: boolean;
  /** Redeems or pays in the coin whatever the country. */
  isGlobal?: boolean;
}

export interface Country {
  code: string;
  name: string;
  currency: string;
  /** The language of its demo player. */
  language: string;
  methods: MethodSpec[];
  withdrawals: MethodSpec[];
  isDirectGeo?: boolean;
  /** Not offered in the country selector. */
  isHidden?: boolean;
}
