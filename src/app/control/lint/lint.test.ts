import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import {
  type CashierConfig,
  defaultParentData,
  PARENT_FIELD_NAMES,
  type ParentData,
} from '../../../host/parentData';
import { seedsToTokens } from '../../../theme/seedsToTokens';
import css from '../../../ui/styles/tokens.css?inline';
import { SEED_NAMES, VARIABLES } from './configRules';
import { findMistakes, malformed } from './findMistakes';
import { isDevelopment } from './isDevelopment';
import { startLint } from './startLint';

type Given = Partial<Parameters<typeof findMistakes>[0]>;

const texts = (given: Given) =>
  findMistakes({ attributes: [], properties: [], handed: [], parent: defaultParentData(), ...given }).map(
    ({ text }) => text,
  );

const withParent = (parent: Partial<ParentData>) => texts({ parent: { ...defaultParentData(), ...parent } });

describe('[HOST-02] mistakes of a configuration', () => {
  it.each([
    ['bonuslist', 'unknown attribute `bonuslist`: did you mean `bonus-list`?'],
    ['closebutton', 'unknown attribute `closebutton`: did you mean `closing-button`?'],
    ['tokn', 'unknown attribute `tokn`: did you mean `token`?'],
    ['wobble', 'unknown attribute `wobble`'],
  ])('attribute %s', (name, text) => expect(texts({ attributes: [name] })).toEqual([text]));

  const fine =
    'id class style slot hidden dir lang title role aria-label data-testid onclick _ngcontent-abc ng-version v-cloak ' +
    'hx-preserve wire:id @click token bonus-list x-origin config';
  it('attributes of any element and of frameworks are none', () => {
    expect(texts({ attributes: fine.split(' ') })).toEqual([]);
  });

  it('a property is one only where it is nearly one of ours', () => {
    const properties = ['bonuslist', '__reactProps$abc', '_vnode', 'myOwnThing', 'dispatchEvent'];
    expect(texts({ properties })).toEqual(['unknown property `bonuslist`: did you mean `bonusList`?']);
  });

  it('[HOST-08] [HOST-09] a name in a hand-over that is no field, with the one that is meant', () => {
    const handed = [...PARENT_FIELD_NAMES, 'bonuslist', 'closing-button', 'tokn', 'somethingElse'];
    expect(texts({ handed })).toEqual([
      'unknown field `bonuslist`: did you mean `bonusList`?',
      'unknown field `closing-button`: did you mean `closingButton`?',
      'unknown field `tokn`: did you mean `token`?',
      'unknown field `somethingElse`',
    ]);
  });

  it('a hand-over of ten thousand long names is said in a few', () => {
    const handed = Array.from({ length: 10_000 }, (_, at) => `${at}`.padEnd(5_000, 'x'));
    const said = texts({ handed });
    expect(said).toHaveLength(20);
    expect(said.join('').length).toBeLessThan(2_000);
  });

  it('a slip in the name of a field of the user, and none in a host’s own', () => {
    const user = { curency: 'MXN', payment_geo: 'MX', balancedata: {}, name: 'Ana', id: '7', vipLevel: 3 };
    expect(withParent({ user })).toEqual([
      'unknown field `user.curency`: did you mean `user.currency`?',
      'unknown field `user.payment_geo`: did you mean `user.paymentGeo`?',
      'unknown field `user.balancedata`: did you mean `user.balanceData`?',
    ]);
  });

  it.each(['bank.example', '//bank.example', '/bank', 'bank.example:8443', 'ftp://bank.example'])(
    'a host that is no address with a scheme: %s',
    host => {
      expect(withParent({ host })).toEqual([
        '`host` must be an absolute address with a scheme, as `https://bank.example`',
      ]);
    },
  );

  it.each(['', 'https://bank.example', 'http://127.0.0.1:4400/base'])('a host that is one: %j', host => {
    expect(withParent({ host })).toEqual([]);
  });

  it('[I18N-01] a locale without texts', () => {
    expect(withParent({ locale: 'es_MX' })).toEqual([]);
    expect(withParent({ locale: 'jp' })).toEqual([expect.stringContaining('`locale`: did you mean `ja`?')]);
  });

  it('[DEP-01] a step to hold that does not exist', () => {
    expect(withParent({ hostHolds: ['before-submit', 'before_redirekt', 'later'] })).toEqual([
      'unknown step `hostHolds.before_redirekt`: did you mean `before-redirect`?',
      'unknown step `hostHolds.later`',
    ]);
  });

  const configs: [CashierConfig, string][] = [
    [{ dri: 'rtl' }, 'unknown key `config.dri`: did you mean `config.dir`?'],
    [JSON.parse('{"dir":"up"}'), '`config.dir` must be one of ltr, rtl'],
    [JSON.parse('{"returnUrl":5}'), '`config.returnUrl` must be a text'],
    [
      { hostAnswerTimeoutMs: -1 },
      '`config.hostAnswerTimeoutMs` must be a number of milliseconds from 1 to 86400000',
    ],
    [JSON.parse('{"development":"yes"}'), '`config.development` must be true or false'],
  ];
  it.each(configs)('config %j', (config, text) => expect(withParent({ config })).toEqual([text]));

  it('schema: seeds, variables and keys', () => {
    const schema = {
      them: 'dark',
      seeds: { acent: '#fff' },
      variables: { '--cashier-acent': '#fff', '--cashier-accent': '#fff' },
      fonts: {},
      somethingOfTheHost: 1,
    };
    expect(withParent({ schema })).toEqual([
      'unknown key `schema.them`: did you mean `schema.theme`?',
      '`schema.fonts` must be a list',
      'unknown name `schema.seeds.acent`: did you mean `accent`?',
      'unknown name `schema.variables.--cashier-acent`: did you mean `--cashier-accent`?',
    ]);
  });

  it('[HOST-11] metadata that the funnel leaves out', () => {
    const wrong = ['`config.metadata` must be an object of at most 2000 characters of JSON'];
    const withNote = (length: number) => withParent({ config: { metadata: { note: 'x'.repeat(length) } } });
    expect(withNote(1989)).toEqual([]);
    expect(withNote(1990)).toEqual(wrong);
    expect(withParent({ config: JSON.parse('{"metadata":[1]}') })).toEqual(wrong);
    expect(withParent({ config: { metadata: { big: 1n } } })).toEqual(wrong);
  });

  it.each([
    ['experiments', 'a list of {key, group}'],
    ['hostOrigins', 'a list of texts'],
    ['hostHolds', 'a list of texts'],
    ['bonusList', 'a list'],
    ['userId', 'a text'],
    ['page', 'one of deposit, withdrawal'],
    ['user.currency', 'a text'],
    ['user.platform', 'one of desktop, mobile, android, ios'],
    ['user.widgetViewType', 'one of main, sweep'],
    ['user.balanceData', '{primary: {amount, currency}}, the amount a number'],
  ])('[HOST-03] what a malformed %s must be', (field, wanted) => {
    expect(malformed(field).text).toBe(`\`${field}\` was not understood: it must be ${wanted}`);
  });

  it('[USER-06] a currency that the table does not have', () => {
    expect(withParent({ user: { currency: 'canary' } })).toHaveLength(1);
    expect(withParent({ user: { currency: 'QGC' } })).toEqual([]);
  });

  it('[USER-01] a region in lower case, which is sent as it stands', () => {
    expect(withParent({ user: { paymentGeo: 'mx' } })).toEqual([
      '`user.paymentGeo` must be in upper case, as `MX`',
    ]);
    expect(withParent({ user: { paymentGeo: 'MX' } })).toEqual([]);
  });

  it('[RUM-01] no value is ever said', () => {
    const parent = {
      config: JSON.parse('{"returnUrl":{"canary":1},"dir":"canary","canary2":"canary-value"}'),
      schema: { theme: 'canary-value', variables: { '--x': 'canary-value' } },
      user: { currency: 'canary-value', token: 'canary-value' },
    };
    expect(withParent(parent).join()).not.toMatch(/canary-value|\bcanary\b/);
  });

  it('[THEME-01] the names of the variables are those of the style sheet', () => {
    const names = [...css.matchAll(/var\(\s*(--cashier-[\w-]+)/g)].map(([, name]) => name);
    expect(new Set(VARIABLES)).toEqual(new Set(names));
  });

  it('[THEME-01] the names of the seeds are those that are read', () => {
    const read: string[] = [];
    const seeds = new Proxy({}, { get: (_, name) => read.push(String(name)) });
    seedsToTokens(seeds, 'light', () => {});
    expect(read).toEqual(SEED_NAMES);
  });
});

describe('development', () => {
  it.each([
    ['localhost', '5173', {}, false, true],
    ['127.0.0.1', '4400', {}, false, true],
    ['app.localhost', '80', {}, false, true],
    ['[::1]', '8080', {}, false, true],
    ['localhost', '', {}, false, false],
    ['localhost', '5173', {}, true, false],
    ['', '', {}, false, false],
    ['casino.example', '8443', {}, false, false],
    ['localhost.evil.example', '8443', {}, false, false],
    ['casino.example', '', { development: true }, false, true],
    ['localhost', '5173', { development: false }, false, false],
  ])('%s:%s with %j, native %s: %s', (hostname, port, config, isNative, is) => {
    expect(isDevelopment({ config, isNative, location: { hostname, port } })).toBe(is);
  });
});

describe('[HOST-02] what is said', () => {
  const mount = async (config: CashierConfig) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { cashier, root } = await createTestCashier({ parent: { config: { ...config, dri: 'canary' } } });
    startLint(cashier, []);
    const notice = () => root.querySelector('[part="misconfigured"]');
    const said = () => warn.mock.calls.map(([text]) => String(text));
    return { cashier, said, notice };
  };

  it('is said once, and shown in development', async () => {
    const { cashier, said, notice } = await mount({ development: true });
    expect(said()).toEqual(['<div>: unknown key `config.dri`: did you mean `config.dir`?']);
    expect(notice()?.textContent).toContain('did you mean `config.dir`?');
    cashier.parent.theme = 'dark';
    await Promise.resolve();
    await Promise.resolve();
    expect(said()).toHaveLength(1);
    cashier.parent.config = { development: true };
    await vi.waitFor(() => expect(notice()).toBeNull());
  });

  it('[HOST-02] is a page whose lists have a JSON of their own', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    Object.assign(Array.prototype, { toJSON: () => '[]' });
    onTestFinished(() => void Reflect.deleteProperty(Array.prototype, 'toJSON'));
    const { cashier } = await createTestCashier({});
    startLint(cashier, []);
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Array.prototype.toJSON'));
  });

  it('[HOST-10] is what a frame’s host handed over late, once each, though nothing else has changed', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const handed = new Set(['token']);
    const { cashier } = await createTestCashier({ handed });
    const onMessage = vi.spyOn(cashier.handle, 'onMessage');
    startLint(cashier, []);
    handed.add('bonuslist');
    for (let times = 0; times < 2; times += 1)
      onMessage.mock.calls[0]?.[0]({ messageType: 'onRoute', path: '/deposit' });
    expect(warn.mock.calls.flat()).toEqual(['<div>: unknown field `bonuslist`: did you mean `bonusList`?']);
  });

  it('[HOST-03] of a field that is refused again is shown once', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { cashier, root } = await createTestCashier({ parent: { config: { development: true } } });
    const onMessage = vi.spyOn(cashier.handle, 'onMessage');
    startLint(cashier, []);
    const message = 'Incorrect data from host: user';
    for (let times = 0; times < 2; times += 1)
      onMessage.mock.calls[0]?.[0]({ messageType: 'Error', message, field: 'user' });
    const shown = root.querySelector('[part="misconfigured"]')?.textContent ?? '';
    expect(shown.match(/`user` was not understood/g)).toHaveLength(1);
  });

  it('[THEME-01] is what was refused of the host, of its schema in whole words, not a form that is not filled in', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { cashier } = await createTestCashier();
    const onMessage = vi.spyOn(cashier.handle, 'onMessage');
    startLint(cashier, []);
    const hear = (message: string, field: string) =>
      onMessage.mock.calls[0]?.[0]({ messageType: 'Error', message, field });
    hear('invalid-format', 'amount');
    hear('Incorrect data from host: user', 'user');
    hear('Incorrect data from host: bonusList.0: title is not string', 'bonusList');
    hear("The schema's font was refused", 'Canary');
    hear("The schema's seed was refused", 'accent');
    expect(warn.mock.calls.flat()).toEqual([
      '<div>: `user` was not understood: it must be an object',
      '<div>: Incorrect data from host: bonusList.0: title is not string',
      "<div>: The schema's font was refused: `Canary` must be a plain `family` with an https `src`",
      "<div>: The schema's seed was refused: `accent` must be `#rgb` or `#rrggbb`",
    ]);
  });

  it.each([
    ['', 'idle', 1],
    ['', 'ready', 0],
    ['https://bank.test', 'idle', 0],
  ] as const)(
    '[HOST-02] of a host %j whose list is %s is a forgotten one, where the player reads of a failure: %d',
    async (host, status, times) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const { cashier } = await createTestCashier({ parent: { host } });
      cashier.methods.status = status;
      startLint(cashier, [
        { messageType: 'onDisplayError', message: 'Network connection failed', reference: '' },
      ]);
      const text =
        '<div>: `host` is not given: the calls went to the page’s own server, which has not answered them';
      expect(warn.mock.calls.flat()).toEqual(Array(times).fill(text));
    },
  );

  it('shows the player nothing', async () => {
    const { said, notice } = await mount({ development: false });
    expect(said()).toHaveLength(1);
    expect(notice()).toBeNull();
  });
});
