import type { Call } from './Bank';
import { isRecord } from './json';
import { toMinor } from './money';
import { Refusal } from './Refusal';

const MAX_TEXT = 2_000;

export function optionalText(call: Call, name: string): string | undefined {
  const value = call.input[name];
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string' || value.length > MAX_TEXT) {
    throw new Refusal(422, `'${name}' must be a text`, 'banking.badRequest');
  }
  return value;
}

export function text(call: Call, name: string): string {
  const value = optionalText(call, name);
  if (value === undefined) throw new Refusal(422, `'${name}' is missing`, 'banking.badRequest');
  return value;
}

const CURRENCY = /^[A-Z][A-Z0-9]{1,9}$/;

/** The call's currency, or else the player's own. */
export function currencyOf(call: Call): string {
  const currency = optionalText(call, 'currency') ?? call.user.currency;
  if (!CURRENCY.test(currency)) throw new Refusal(422, 'No such currency', 'banking.currencyUnknown');
  return currency;
}

/** The amount in minor units of the currency. */
export function amountMinor(call: Call, currency: string): number {
  const minor = toMinor(call.input['amount'], currency);
  if (minor === undefined || minor <= 0) {
    throw new Refusal(422, `'amount' must be a positive amount of ${currency}`, 'banking.amountInvalid');
  }
  return minor;
}

/** {[field name]: string}; anything else in it is refused. */
export function fieldsOf(call: Call): Record<string, string> {
  const value = call.input['fields'] ?? {};
  if (typeof value !== 'object' || Array.isArray(value)) {
    throw new Refusal(422, "'fields' must be an object", 'banking.badRequest');
  }
  for (const [name, entry] of Object.entries(value)) {
    if (typeof entry !== 'string' || entry.length > MAX_TEXT) {
      throw new Refusal(422, `field '${name}' must be a text`, 'banking.badRequest');
    }
  }
  return value as Record<string, string>;
}

export function metadataOf(call: Call): Record<string, unknown> {
  const value = call.input['metadata'];
  return isRecord(value) ? value : {};
}
