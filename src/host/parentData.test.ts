import { describe, expect, it } from 'vitest';
import {
  attributeOf,
  defaultParentData,
  PARENT_FIELD_NAMES,
  PARENT_FIELDS,
  type ParentField,
  readAttribute,
  readParentData,
  readParentField,
} from './parentData';

/** One value that is not the default, one of the wrong kind, for each field. */
const SAMPLES: Record<ParentField, { good: unknown; bad: unknown }> = {
  bonusId: { good: '7', bad: 7.5 },
  bonusList: { good: [{ id: 1, type: 'deposit' }], bad: {} },
  closingButton: { good: false, bad: 'no' },
  experiments: { good: [{ key: 'analytics-21868', group: 'group_b' }], bad: [{ key: 'analytics-21868' }] },
  host: { good: 'https://bank.test', bad: 1 },
  schema: { good: { theme: 'dark' }, bad: [] },
  token: { good: 'token', bad: {} },
  xOrigin: { good: 'https://site.test', bad: true },
  userId: { good: '42', bad: true },
  partnerKey: { good: 'partner', bad: [] },
  widgetViewType: { good: 'sweep', bad: 'other' },
  transport: { good: 'http', bad: 'smoke' },
  platformVersion: { good: 'classic', bad: 2 },
  pwa: { good: true, bad: 1 },
  isMobileApp: { good: true, bad: 'yes' },
  geetestCaptchaId: { good: 'captcha', bad: 0 },
  user: { good: { currency: 'EUR' }, bad: 'EUR' },
  locale: { good: 'es-MX', bad: 5 },
  theme: { good: 'dark', bad: 'blue' },
  product: { good: 'pay', bad: false },
  page: { good: 'withdrawal', bad: 'home' },
  mode: { good: 'iframe', bad: 'window' },
  hostOrigins: { good: ['https://site.test'], bad: [1] },
  hostHolds: { good: ['before-submit'], bad: 'before-submit' },
  config: { good: { dir: 'rtl' }, bad: 'rtl' },
};

const FIELDS = PARENT_FIELD_NAMES.map(field => ({ field, ...SAMPLES[field] }));

describe('parent data', () => {
  it('[HOST-02] has the defaults of the specification', () => {
    expect(defaultParentData()).toEqual({
      bonusId: '',
      schema: null,
      pwa: false,
      isMobileApp: false,
      geetestCaptchaId: '',
      user: null,
      locale: '',
      theme: '',
      config: {},
      bonusList: [],
      closingButton: true,
      experiments: [],
      host: '',
      token: '',
      xOrigin: '',
      userId: '',
      partnerKey: '',
      widgetViewType: 'main',
      transport: 'socket',
      platformVersion: 'redesign',
      product: 'cashier',
      page: 'deposit',
      mode: 'auto',
      hostOrigins: [],
      hostHolds: [],
    });
  });

  it.each([
    ['widgetViewType', ['main', 'sweep']],
    ['transport', ['socket', 'http']],
    ['theme', ['light', 'dark', 'auto']],
    ['page', ['deposit', 'withdrawal']],
    ['mode', ['auto', 'native', 'element', 'iframe', 'standalone']],
  ] as const)('[HOST-02] %s is any of %j', (field, values) => {
    for (const value of values) expect(readParentField(field, value)).toEqual({ ok: true, value });
  });

  it('[HOST-01] hands out defaults that no two widgets share', () => {
    expect(defaultParentData().bonusList).not.toBe(defaultParentData().bonusList);
    expect(defaultParentData().config).not.toBe(defaultParentData().config);
  });

  it.each([
    ['bonusList', 'bonus-list'],
    ['xOrigin', 'x-origin'],
    ['geetestCaptchaId', 'geetest-captcha-id'],
    ['isMobileApp', 'is-mobile-app'],
    ['pwa', 'pwa'],
  ] as const)('[HOST-02] %s is the attribute %s', (field, attribute) => {
    expect(attributeOf(field)).toBe(attribute);
  });

  it.each(FIELDS)('[HOST-02] takes $field as a property and as an attribute', ({ field, good }) => {
    expect(readParentField(field, good)).toEqual({ ok: true, value: good });
    const text = typeof good === 'string' ? good : JSON.stringify(good);
    expect(readAttribute(field, text)).toEqual({ ok: true, value: good });
  });

  it.each(['bonusId', 'userId'] as const)(
    '[HOST-02] a %s that is an exact number is read as its text',
    field => {
      expect(readParentField(field, 42)).toEqual({ ok: true, value: '42' });
      expect(readParentField(field, 2 ** 60).ok).toBe(false);
    },
  );

  it.each(FIELDS)('[HOST-02] an unset $field is its default', ({ field }) => {
    const expected = { ok: true, value: defaultParentData()[field] };
    expect(readParentField(field, undefined)).toEqual(expected);
    expect(readParentField(field, null)).toEqual(expected);
    expect(readAttribute(field, null)).toEqual(expected);
  });

  it.each(FIELDS)('[HOST-03] a malformed $field is refused', ({ field, bad }) => {
    expect(readParentField(field, bad)).toEqual({ ok: false });
  });

  it('[HOST-02] a user that is a model has the getters of its classes as fields', () => {
    class Player {
      id = 'p-1';
      missing = undefined;
      get currency() {
        return 'EUR';
      }
      get nothing() {
        return undefined;
      }
      rename() {}
    }
    class Vip extends Player {
      constructor() {
        super();
        // As a store does with what it computes.
        Object.defineProperty(this, 'lang', { get: () => 'de' });
      }
      get paymentGeo() {
        return 'DE';
      }
    }
    const value = { id: 'p-1', currency: 'EUR', lang: 'de', paymentGeo: 'DE' };
    expect(readParentField('user', new Vip())).toEqual({ ok: true, value });
    class Broken extends Player {
      get country() {
        throw new Error('canary');
      }
    }
    expect(readParentField('user', new Broken())).toEqual({ ok: false });
  });

  it('[HOST-03] an object or an experiment with a getter that throws is refused', () => {
    const thrower = Object.defineProperty({}, 'key', {
      enumerable: true,
      get: () => {
        throw new Error('not yet');
      },
    });
    for (const field of ['user', 'schema', 'config'] as const)
      expect(readParentField(field, thrower)).toEqual({ ok: false });
    expect(readParentField('experiments', [thrower])).toEqual({ ok: false });
  });

  it.each([
    ['hostOrigins', ['https://host.test', 5]],
    ['hostHolds', ['before-submit', null]],
    ['experiments', [{ key: 'a', group: 'b' }, { key: 'a' }]],
    ['experiments', [{ group: 'b' }]],
    ['experiments', [null]],
  ] as const)('[HOST-03] a list for %s with one bad item is refused: %j', (field, list) => {
    expect(readParentField(field, list)).toEqual({ ok: false });
  });

  const isJson = ({ field }: { field: ParentField }) =>
    ['list', 'object'].includes(String(PARENT_FIELDS[field].kind));

  it.each(FIELDS.filter(isJson))('[HOST-03] bad JSON in the attribute of $field is refused', ({ field }) => {
    for (const text of ['{', '', 'undefined', "{'a':1}"]) {
      expect(readAttribute(field, text)).toEqual({ ok: false });
    }
  });

  it.each(FIELDS.filter(({ field }) => PARENT_FIELDS[field].kind === 'boolean'))(
    '[HOST-02] [HOST-03] $field is true by presence, its name or "true"',
    ({ field }) => {
      for (const text of ['', 'true', attributeOf(field)]) {
        expect(readAttribute(field, text)).toEqual({ ok: true, value: true });
      }
      expect(readAttribute(field, 'false')).toEqual({ ok: true, value: false });
      expect(readAttribute(field, 'off')).toEqual({ ok: false });
    },
  );

  it('[HOST-02] an empty attribute of an enum is its default', () => {
    expect(readAttribute('transport', '')).toEqual({ ok: true, value: 'socket' });
    expect(readAttribute('theme', '')).toEqual({ ok: true, value: '' });
    expect(readParentField('theme', '')).toEqual({ ok: true, value: '' });
  });

  it('[HOST-03] one bad field of a hand-over is named, and the rest is read', () => {
    for (const { field, bad } of FIELDS) {
      const problems: string[] = [];
      const others = FIELDS.filter(other => other.field !== field);
      const source = Object.fromEntries(others.map(({ field: name, good }) => [name, good]));
      const data = readParentData({ ...source, [field]: bad }, problem => problems.push(problem));
      expect(problems).toEqual([field]);
      expect(data).toEqual(source);
    }
  });

  it('[HOST-03] ignores fields that it does not know, prototype keys among them', () => {
    const source = JSON.parse(
      '{"__proto__":{"token":"x"},"constructor":1,"colour":"red","host":"https://b.test"}',
    );
    const problems: string[] = [];
    expect(readParentData(source, field => problems.push(field))).toEqual({ host: 'https://b.test' });
    const inherited: Record<string, unknown> = Object.create({ token: 'polluted' });
    expect(readParentData(inherited, field => problems.push(field))).toEqual({});
    expect(problems).toEqual([]);
  });

  it('[HOST-06] locale, theme, product, page and config do not choose the element mode', () => {
    const silent = PARENT_FIELD_NAMES.filter(field => !PARENT_FIELDS[field].choosesElement);
    expect(silent.sort()).toEqual([
      'config',
      'hostHolds',
      'hostOrigins',
      'locale',
      'mode',
      'page',
      'product',
      'theme',
    ]);
  });
});
