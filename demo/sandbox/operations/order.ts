import type { Call } from '../core/Bank';
import { amountMinor, currencyOf, fieldsOf, optionalText, text } from '../core/input';
import { isLuhnValid } from '../core/luhn';
import { toMajor } from '../core/money';
import { Refusal } from '../core/Refusal';
import { findCountry, findSpec, ruleOf, type Side } from '../data/buildMethods';
import type { Country, MethodSpec } from '../data/MethodSpec';
import { findScenario, type Scenario } from '../scenarios';
import type { MethodField } from '../wire';

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
  const { dynamicLimits, limits } = order.spec;
  const spec = { ...order.spec, limits: dynamicLimits?.[1] ? dynamicLimits : limits };
  const { min: least, minNonRus = least, max } = ruleOf(spec, order.country, order.currency);
  const min = call.user.country === 'RU' ? least : minNonRus;
  const amount = toMajor(order.minor, order.currency);
  if (amount < min || amount > max) {
    throw new Refusal(
      422,
      `The amount must be from ${min} to ${max} ${order.currency}`,
      'banking.amountLimits',
    );
  }
}

const invalidField = (name: string): Refusal =>
  new Refusal(400, `Field '${name}' is not valid`, 'banking.paymentMethodRegex');

/** What a field's pattern is held against. */
function sentValue({ fields, minor, currency }: Order, { name, type }: MethodField): string {
  if (type === 'amount') return String(toMajor(minor, currency));
  return fields[name] ?? (name === 'pixKey' ? fields['numberId'] : undefined) ?? '';
}

/** What a mask puts between the characters is not part of the value. */
const fits = (regex: string, value: string): boolean =>
  [value, value.replace(/[\s()-]/g, '')].some(text => new RegExp(regex).test(text));

function checkFields(order: Order): void {
  const { spec, fields } = order;
  for (const field of spec.hasHostilePattern ? [] : (spec.fields ?? [])) {
    if (!field.regex || field.type === 'networks') continue;
    if (!fits(field.regex, sentValue(order, field))) throw invalidField(field.name);
  }
  const card = fields['card_number'];
  if (spec.checkLuhn && card !== undefined && !isLuhnValid(card)) throw invalidField('card_number');
}

/** Reads and checks what every creating call carries. Throws the refusal that fits. */
export function readOrder(call: Call, side: Side, methodField: string): Order {
  const country = countryOf(call);
  const spec = specOf(call, country, side, methodField);
  const currency = currencyOf(call);
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
