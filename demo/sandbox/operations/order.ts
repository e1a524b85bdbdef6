import type { Call } from '../core/Bank';
import { amountMinor, fieldsOf, optionalText, text } from '../core/input';
import { isLuhnValid } from '../core/luhn';
import { toMajor } from '../core/money';
import { Refusal } from '../core/Refusal';
import { findCountry, findSpec, ruleOf, type Side } from '../data/buildMethods';
import type { Country, MethodSpec } from '../data/MethodSpec';
import { findScenario, type Scenario } from '../scenarios';

export interface Order {
  country: Country;
  spec: MethodSpec;
  currency: string;
  minor: number;
  fields: Record<string, string>;
  scenario: Scenario | undefined;
}

export function countryOf(call: Call, name = 'selectedCountry'): Country {
  const code = optionalText(call, name) ?? call.user.country;
  const country = findCountry(code);
  if (!country) throw new Refusal(422, 'This country is not served', 'banking.countryUnknown');
  return country;
}

export function specOf(call: Call, country: Country, side: Side, field: string): MethodSpec {
  const name = text(call, field);
  const spec = findSpec(country, side, name);
  if (!spec) throw new Refusal(404, 'This method is not offered here', 'banking.methodUnknown');
  if (spec.isDisabled) throw new Refusal(422, spec.disabledReason ?? 'Maintenance', 'banking.methodDisabled');
  return spec;
}

function checkLimits(call: Call, order: Order): void {
  const rule = ruleOf(order.spec, order.country, order.currency);
  const [dynamicMin = 0, dynamicMax = 0] = order.spec.dynamicLimits ?? [];
  const isRussian = call.user.country === 'RU';
  const min = dynamicMax > 0 ? dynamicMin : isRussian ? rule.min : (rule.minNonRus ?? rule.min);
  const max = dynamicMax > 0 ? dynamicMax : rule.max;
  const amount = toMajor(order.minor, order.currency);
  if (amount < min || amount > max) {
    throw new Refusal(
      422,
      `The amount must be from ${min} to ${max} ${order.currency}`,
      'banking.amountLimits',
    );
  }
}

const FREE_TYPES: ReadonlySet<string> = new Set(['amount', 'networks']);

function checkFields(order: Order): void {
  for (const field of order.spec.fields ?? []) {
    const isAmount = field.type === 'amount';
    const sent = order.fields[field.name] ?? (field.name === 'pixKey' ? order.fields['numberId'] : undefined);
    const value = isAmount ? String(toMajor(order.minor, order.currency)) : (sent ?? '');
    if (!field.regex || order.spec.hasHostilePattern) continue;
    if (FREE_TYPES.has(field.type ?? '') && !isAmount) continue;
    const pattern = new RegExp(field.regex);
    // What a mask puts between the characters is not part of the value.
    if (!pattern.test(value) && !pattern.test(value.replace(/[\s()-]/g, ''))) {
      throw new Refusal(400, `Field '${field.name}' is not valid`, 'banking.paymentMethodRegex');
    }
  }
  const card = order.fields['card_number'];
  if (order.spec.checkLuhn && card !== undefined && !isLuhnValid(card)) {
    throw new Refusal(400, "Field 'card_number' is not valid", 'banking.paymentMethodRegex');
  }
}

/** Reads and checks what every creating call carries. Throws the refusal that fits. */
export function readOrder(call: Call, side: Side, methodField: string): Order {
  const country = countryOf(call);
  const spec = specOf(call, country, side, methodField);
  const currency = optionalText(call, 'currency') ?? call.user.currency;
  const minor = amountMinor(call, currency);
  const fields = fieldsOf(call);
  const order: Order = {
    country,
    spec,
    currency,
    minor,
    fields,
    scenario: findScenario(minor, currency, fields),
  };
  checkLimits(call, order);
  checkFields(order);
  return order;
}
