import { ownValue } from '../lib/ownValue';

export type AmountRange = { min: number; max: number };
export type AmountRule = { min?: number | null; max?: number | null; minNonRus?: number | null };
export type AmountLimits = { min: number; max: number | null };

export type LimitSources = {
  /** The answer of deposit-limits; ignored when both are 0. */
  limits?: AmountRange | null;
  /** PaymentMethod.amount_rules, by currency. */
  rules?: Readonly<Record<string, AmountRule | undefined>> | null;
  currency: string;
  /** The user's country: minNonRus is for all but ru. */
  country: string;
  isCrypto: boolean;
};

const RUSSIA = 'ru';
const CRYPTO_MIN = 1;

function ruleRange(sources: LimitSources): AmountRange {
  const { rules, currency, country } = sources;
  const rule = ownValue(rules, currency);
  const minNonRus = country.toLowerCase() === RUSSIA ? null : rule?.minNonRus;
  return { min: minNonRus || rule?.min || 0, max: rule?.max || 0 };
}

/** FORM-05. `max` is null where there is no upper limit. */
export function resolveLimits(sources: LimitSources): AmountLimits {
  const { limits, isCrypto } = sources;
  const hasLimits = limits && (limits.min !== 0 || limits.max !== 0);
  const { min, max } = hasLimits ? limits : ruleRange(sources);
  const hasRange = min !== 0 || max !== 0;
  if (!hasRange) return { min: isCrypto ? CRYPTO_MIN : 0, max: null };
  return { min, max: max > 0 ? max : null };
}
