import { isCrypto } from '../core/money';
import type { AmountRule, PaymentMethod } from '../wire';
import { COUNTRIES } from './countries';
import { cryptoMethods, cryptoWithdrawals } from './crypto';
import type { Country, MethodSpec } from './MethodSpec';
import { convertLimit } from './rates';

export type Side = 'methods' | 'withdrawals';

const POSITION_STEP = 10;

export function findCountry(code: string): Country | undefined {
  return COUNTRIES.find(country => country.code === code.toUpperCase());
}

export function specsOf(country: Country, side: Side): MethodSpec[] {
  const own = country[side];
  if (own.length === 0) return [];
  return country.isHidden ? own : [...own, ...(side === 'methods' ? cryptoMethods() : cryptoWithdrawals())];
}

export function findSpec(country: Country, side: Side, name: string): MethodSpec | undefined {
  return specsOf(country, side).find(spec => spec.name === name);
}

export function ruleOf(spec: MethodSpec, country: Country, currency: string): AmountRule {
  const base = spec.isGlobal ? 'USD' : country.currency;
  const [min, max] = spec.limits;
  const minNonRus = spec.minNonRus;
  return {
    min: convertLimit(min, base, currency),
    max: convertLimit(max, base, currency),
    ...(minNonRus === undefined ? {} : { minNonRus: convertLimit(minNonRus, base, currency) }),
  };
}

/** The list of a country as the contract writes it. A region's methods also take the player's own currency. */
export function buildMethods(country: Country, side: Side, currency: string): PaymentMethod[] {
  return specsOf(country, side).map((spec, index) => {
    const {
      flow: _flow,
      limits: _limits,
      minNonRus: _minNonRus,
      dynamicLimits: _dynamicLimits,
      coin: _coin,
      networks: _networks,
      appLink: _appLink,
      hasHostilePattern: _hasHostilePattern,
      isCodeConfirmed: _isCodeConfirmed,
      isGlobal: _isGlobal,
      ...shown
    } = spec;
    const currencies = [...new Set([currency, ...(isCrypto(currency) ? [] : [country.currency])])];
    return {
      ...shown,
      currency: currencies,
      amount_rules: Object.fromEntries(currencies.map(code => [code, ruleOf(spec, country, code)])),
      fields: spec.fields ?? [],
      position: (index + 1) * POSITION_STEP,
    };
  });
}
