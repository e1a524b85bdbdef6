import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleCard, sampleMethod } from '../../../tests/support/unit/samples';
import { checkAnswer, dropNulls } from '../checkAnswer';
import { isPlainMethod } from './isPlainMethod';
import { PaymentMethodStruct } from './method';

const whole = {
  ...sampleCard(),
  currency: ['MXN', 'EUR'],
  text: { en: 'Card', es: 'Tarjeta' },
  amount_rules: { EUR: { min: 1, max: 2 }, MXN: { min: 1, max: 2, minNonRus: 1 } },
  fields: [
    { name: 'holder' },
    {
      name: 'bank',
      category: 'c',
      mask: '00',
      regex: '.',
      regex_error_key: 'k',
      placeholder_key: 'k',
      type: 'dropdown',
      values: [{ value: '1', text: 'One' }],
    },
  ],
  banner: 'b',
  isInvestForbidden: false,
  isPopular: true,
  isPreparationRequired: true,
  securityRulesGroup: 'g',
  iconIds: ['visa', 'mastercard'],
  video_guide_url: { en_MX: { redesign: 'https://video.example' } },
  isDisabled: false,
  disabledReason: 'r',
  accountTypes: ['main'],
};

type Path = (string | number)[];

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))];
}

function put(value: unknown, [key, ...rest]: Path, other: unknown): unknown {
  if (key === undefined) return other;
  const copy = Array.isArray(value) ? [...value] : { ...Object(value) };
  Reflect.set(copy, key, put(Reflect.get(Object(value), key), rest, other));
  return copy;
}

const others = [
  undefined,
  null,
  0,
  1,
  Number.NaN,
  '',
  'text',
  ' USD',
  'usd',
  true,
  [],
  [null],
  ['a'],
  {},
  { a: 1 },
  { en: null },
  { mxn: { min: 1, max: 2 } },
];

describe('[API-06] isPlainMethod', () => {
  it('takes whole and ordinary methods', () => {
    for (const method of [sampleMethod(), sampleCard(), whole]) expect(isPlainMethod(method)).toBe(true);
  });

  it('never takes what the struct refuses or reads as something else, whatever is put in whichever place', () => {
    const taken = pathsOf(whole).flatMap(path =>
      others.map(other => dropNulls(put(whole, path, other))).filter(isPlainMethod),
    );
    for (const method of taken)
      expect(checkAnswer(method, PaymentMethodStruct)).toEqual({ ok: true, value: method });
    expect(taken.length).toBeGreaterThan(100);
  });

  it('nor where any JSON stands in any place', () => {
    fc.assert(
      fc.property(fc.constantFrom(...pathsOf(whole)), fc.jsonValue(), (path, other) => {
        const method = dropNulls(put(whole, path, other));
        if (isPlainMethod(method))
          expect(checkAnswer(method, PaymentMethodStruct)).toEqual({ ok: true, value: method });
      }),
    );
  });

  it.each([() => undefined, 'a text', 5])(
    '[HOST-01] nor does it ask for what a page has given every object: %s',
    extension => {
      Reflect.set(Object.prototype, 'extend', extension);
      try {
        expect(isPlainMethod(whole)).toBe(true);
      } finally {
        Reflect.deleteProperty(Object.prototype, 'extend');
      }
    },
  );
});
