// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  BANK_TRANSFER_METHODS,
  CAPTCHA_PROVIDER_METHODS,
  FIXED_AMOUNT_METHOD,
  HOST_TO_HOST_METHODS,
  P2P_REGIONS,
  REDIRECT_ONLY_METHODS,
  SUPPORT_BUTTON_METHODS,
} from '../../../src/spec/methodLists';
import { PAYMENT_CATEGORIES } from '../../../src/spec/paymentGroups';
import type { PaymentMethod } from '../wire';
import { buildMethods, findCountry } from './buildMethods';
import { COUNTRIES } from './countries';

/** Named by the specification outside the lists. */
const OTHERS = ['yamoney_h2h', 'yamoney_rub', 'webmoney_usd'];
const NAMED = new Set([
  ...REDIRECT_ONLY_METHODS,
  ...HOST_TO_HOST_METHODS,
  ...SUPPORT_BUTTON_METHODS,
  ...CAPTCHA_PROVIDER_METHODS,
  ...BANK_TRANSFER_METHODS,
  FIXED_AMOUNT_METHOD,
  ...OTHERS,
]);
const VIEW_TYPES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 20, 'india', 'bankTransfer'];

const lists = COUNTRIES.flatMap(country =>
  (['methods', 'withdrawals'] as const).map(side => ({
    country,
    side,
    methods: buildMethods(country, side, country.currency),
  })),
);
const all: PaymentMethod[] = lists.flatMap(list => list.methods);

describe('the method tables', () => {
  it.each([...NAMED])('have %s', name => {
    expect(all.some(method => method.name === name)).toBe(true);
  });

  it.each(PAYMENT_CATEGORIES)('have at least two methods of category %s in one list', category => {
    expect(lists.some(list => list.methods.filter(method => method.category === category).length >= 2)).toBe(
      true,
    );
  });

  it.each(P2P_REGIONS)('[P2P-07] have transfers from player to merchant in %s', region => {
    const country = findCountry(region);
    const methods = country ? buildMethods(country, 'methods', country.currency) : [];
    expect(methods.some(({ cardViewType }) => cardViewType === 5)).toBe(true);
  });

  it.each(VIEW_TYPES)('have the view type %s', type => {
    expect(all.some(method => method.cardViewType === type)).toBe(true);
  });

  it.each(lists)(
    '$country.code $side: names of their own, good rules, texts and patterns',
    ({ country, methods }) => {
      expect(new Set(methods.map(method => method.name)).size).toBe(methods.length);
      for (const method of methods) {
        const rule = method.amount_rules[country.currency];
        expect(rule?.min, method.name).toBeGreaterThan(0);
        expect(rule?.max, method.name).toBeGreaterThan(rule?.min ?? Number.POSITIVE_INFINITY);
        for (const lang of ['en', 'es', 'ar'])
          expect(method.text[lang], `${method.name} ${lang}`).toBeTruthy();
        for (const field of method.fields)
          if (field.regex) expect(() => new RegExp(field.regex ?? '')).not.toThrow();
      }
    },
  );

  it('show nothing of the server’s own', () => {
    const shown = new Set(all.flatMap(method => Object.keys(method)));
    for (const hidden of ['flow', 'limits', 'dynamicLimits', 'networks', 'coin', 'appLink', 'isGlobal']) {
      expect(shown.has(hidden)).toBe(false);
    }
  });

  it('[FORM-05] keep Mexican e-money at 21 to 20155 MXN with one amount field that accepts anything', () => {
    const mexico = findCountry('mx');
    const method = mexico && buildMethods(mexico, 'methods', 'MXN').find(one => one.name === 'mercado_pago');
    expect(method?.amount_rules['MXN']).toEqual({ min: 21, max: 20_155 });
    expect(method?.fields).toHaveLength(1);
    for (const value of ['', '500', 'anything at all', '🂡\n']) {
      expect(new RegExp(method?.fields[0]?.regex ?? '^never$').test(value)).toBe(true);
    }
  });

  it('give a player of another region limits in both currencies', () => {
    const brazil = findCountry('BR');
    const pix = brazil && buildMethods(brazil, 'methods', 'MXN')[0];
    expect(pix?.currency).toEqual(['MXN', 'BRL']);
    expect(pix?.amount_rules).toEqual({ MXN: { min: 33, max: 67_000 }, BRL: { min: 10, max: 20_000 } });
  });
});
