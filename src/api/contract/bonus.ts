import { boolean, type Describe, number, optional, string, union } from 'superstruct';
import { NumberStruct } from './number';
import { shape } from './shape';

/** An offer on a deposit (BON-01). `description` is HTML, to be sanitised. */
export interface Bonus {
  id: string | number;
  /** 'deposit' and 'freespin' are known; others are not offered. */
  type: string;
  title?: string;
  description?: string;
  /** `false`: it is shown, but cannot be chosen. */
  isEnabled?: boolean;
  /** When the offer ends: ISO time or epoch; a day without a time lasts until it has ended everywhere. */
  expiresAt?: string | number;
  imageUrl?: string;
  /** A few words beside the title. */
  badge?: string;
  /** Sums in major units of the player's currency; `percent` of the deposit, up to `maxAmount`. */
  depositBonusData?: { minDeposit?: number; percent?: number; maxAmount?: number };
  /** `minDeposit` in major units of the player's currency; `count`: how many spins. */
  freespinBonusData?: { minDeposit?: number; count?: number };
}

export const BonusStruct: Describe<Bonus> = shape({
  id: union([string(), number()]),
  type: string(),
  title: optional(string()),
  description: optional(string()),
  isEnabled: optional(boolean()),
  expiresAt: optional(union([string(), number()])),
  imageUrl: optional(string()),
  badge: optional(string()),
  depositBonusData: optional(
    shape({
      minDeposit: optional(NumberStruct),
      percent: optional(NumberStruct),
      maxAmount: optional(NumberStruct),
    }),
  ),
  freespinBonusData: optional(shape({ minDeposit: optional(NumberStruct), count: optional(NumberStruct) })),
}) as Describe<Bonus>;
