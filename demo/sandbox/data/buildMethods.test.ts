// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { PaymentMethod } from '../wire';
import { buildMethods, findCountry } from './buildMethods';
import { COUNTRIES } from './countries';

const REDIRECT_ONLY = [
  'red_compra_bank_payments',
  'phone_pe',
  'gpay_einpayz',
  'paytm',
  'upi',
  'upi_qr',
  'phone_pe_qr',
  'paytm_qr',
  'gpay_qr',
];
const HOST_TO_HOST = [
  'mercado_pago_h2h',
  'phone_pe_h2h',
  'pix_light',
  'sinpe_movil',
  'wing',
  'easypaisa_phone',
  'jazzcash_phone',
  'kh_qr_h2h',
  'cambodian_banks',
  'ababank',
  'bank_transfer_krw',
  'bca_h2h',
  'bni_h2h',
  'bri_h2h',
  'mandiri_h2h',
  'permata_h2h',
  'cimb_h2h',
  'mpayment_gn_mtn_h2h',
  'qris_h2h',
  'philippines_qr_h2h',
  'mercadopago_short_2',
];
const SUPPORT = [
  'card-p2p',
  'card_sberpay_one_click',
  'card_sberpay_p2p',
  'card_p2p_uz_humo',
  'card_p2p_uz_uzcard',
  'phone_p2p',
  'sberpay_paylink',
  'transfer_by_sber',
  'sbp_transgran_rabbit_tbank',
  'sbp_transgran_rabbit_sber',
];
const OTHERS = [
  'tpay_one_click',
  'alfa_one_click',
  'vtb_one_click',
  'nigerian_bank_transfer',
  'p2p_market',
  'yamoney_h2h',
  'yamoney_rub',
  'webmoney_usd',
];
const CATEGORIES = [
  'card_method',
  'crypto',
  'cash_methods',
  'bank_transfer_nigeria',
  'colombian_banks',
  'e-money',
  'indian-methods-grouped',
  'nigeria-cards-grouped',
  'online-indonesian-banks-grouped',
  'online-malaysian-banks-grouped',
  'online-thailand-banks-grouped',
  'sbp-transgran-grouped',
  'me2me_grouped',
  'ecuador_cash_grouped',
  'indonesia_va_grouped',
  'indonesia_dana_groupes_category',
  'rcgcard_pc_groupes_category',
  'online_banks_ecuador_grouped',
  'p2p_methods_kyrgyzstan',
  'p2p_methods_ukraine',
  'cash_methods_kyrgyzstan',
  'cash_methods_ukraine',
];
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
  it.each([...REDIRECT_ONLY, ...HOST_TO_HOST, ...SUPPORT, ...OTHERS])('have %s', name => {
    expect(all.some(method => method.name === name)).toBe(true);
  });

  it.each(CATEGORIES)('have at least two methods of category %s in one list', category => {
    expect(lists.some(list => list.methods.filter(method => method.category === category).length >= 2)).toBe(
      true,
    );
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
