import { ownValue } from '../../lib/ownValue';
import { decimalsOf } from './currency';
import { roundToCurrency } from './roundToCurrency';

type AmountRange = { min: number; max: number };
type AmountRule = { min?: number | null; max?: number | null; minNonRus?: number | null };
export type AmountLimits = { min: number; max: number | null };

export type LimitSources = {
  /** The answer of deposit-limits; ignored when both are 0. */
  limits?: AmountRange | null;
  /** PaymentMethod.amount_rules, by currency. */
  rules?: Readonly<Record<string, AmountRule | undefined>> | null;
  currency: string;
  /** The user's country: minNonRus applies to all but ru. */
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

/** Rounds a limit up (1) or down (-1) to an amount that can be typed: a limit that is shown must be payable. */
export function inwards(value: number, way: 1 | -1, currency: string): number {
  const near = roundToCurrency(value, currency);
  return (near - value) * way < 0
    ? roundToCurrency(near + way * 10 ** -decimalsOf(currency), currency)
    : near;
}

/** Limits that contradict each other, or are all 0, do not count. */
const isRange = ({ min, max }: AmountRange): boolean => (max > 0 ? min <= max : min > 0);

/** FORM-05. `max` is null where there is no upper limit. */
export function resolveLimits(sources: LimitSources): AmountLimits {
  const { limits, isCrypto } = sources;
  const range = limits && isRange(limits) ? limits : ruleRange(sources);
  if (!isRange(range)) return { min: isCrypto ? CRYPTO_MIN : 0, max: null };
  const { currency } = sources;
  return {
    min: Math.max(inwards(range.min, 1, currency), 0),
    // 0 where nothing that can be typed is small enough: still a limit.
    max: range.max > 0 && Number.isFinite(range.max) ? inwards(range.max, -1, currency) : null,
  };
}
