/** Own corpus. What a page, an extension, another frame or a broken host may post to the widget. */

/** Values of every type, where something else is expected. */
const VALUES: readonly unknown[] = [
  null,
  undefined,
  true,
  false,
  0,
  -0,
  -1,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e308,
  '',
  ' ',
  'null',
  'x'.repeat(100_000),
  '\u0000',
  '\u202e',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '../../etc/passwd',
  '#{7*7}',
  [],
  [[]],
  [null, 1, 'a'],
  {},
  { a: { b: { c: {} } } },
  new Date(0),
  new Map([['type', 'close']]),
  new Set(['close']),
  new Uint8Array(8),
  /close/,
];

const TYPES: readonly unknown[] = [
  'Close',
  'CLOSE',
  'close ',
  ' close',
  'closе',
  'close\u0000',
  'shut',
  'onClose',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'closed',
  'destroy',
  'bonus-list-update',
  'bonusListUpdated',
  'prototype',
  ['close'],
  ['loaded'],
  { toString: 'close' },
  '',
];

/** Messages that say nothing a widget knows: none may do anything at all. */
const UNKNOWN: readonly unknown[] = [
  ...VALUES,
  ...TYPES.flatMap(type => [{ type }, { type, payload: {} }, JSON.stringify({ type })]),
  ...VALUES.map(value => ({ type: value, payload: { token: 'other-token' } })),
  ...VALUES.map(value => ({ payload: value })),
  '{',
  '[',
  '"close"',
  '{"type"}',
  "{'type':'close'}",
  '{"type":"close"',
  '{"type":"close"}}',
  '{"messageType":"close"}',
  '{"TYPE":"close"}',
  '{"__proto__":{"type":"close"}}',
  '{"constructor":{"prototype":{"type":"close"}}}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `{"a":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`,
];

const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype'] as const;
const POISON = { polluted: true, type: 'close', token: 'other-token', isAdmin: true };

/** As text: JSON is the one way in which such a key becomes an own one. */
const POISONED: readonly unknown[] = PROTOTYPE_KEYS.flatMap(key =>
  ['loaded', 'bonus-list-updated'].flatMap(type => [
    `{"type":"${type}","${key}":${JSON.stringify(POISON)}}`,
    `{"type":"${type}","payload":{"${key}":${JSON.stringify(POISON)}}}`,
    `{"type":"${type}","payload":[{"${key}":${JSON.stringify(POISON)}}]}`,
    `{"type":"${type}","payload":{"user":{"${key}":${JSON.stringify(POISON)}}}}`,
    `{"type":"${type}","payload":{"config":{"${key}":${JSON.stringify(POISON)}}}}`,
    `{"type":"${type}","payload":{"schema":{"${key}":${JSON.stringify(POISON)}}}}`,
    `{"type":"${type}","payload":{"schema":{"variables":{"${key}":${JSON.stringify(POISON)}}}}}`,
  ]),
);

/** A known type with a payload of the wrong kind: reported, and nothing changes. */
const WRONG_PAYLOADS: readonly unknown[] = [
  ...VALUES.filter(value => !Array.isArray(value)).map(payload => ({ type: 'bonus-list-updated', payload })),
  ...VALUES.filter(value => Array.isArray(value) || typeof value !== 'object' || value === null).map(
    payload => ({
      type: 'loaded',
      payload,
    }),
  ),
];

const FIELDS = [
  'bonusId',
  'bonusList',
  'closingButton',
  'experiments',
  'schema',
  'userId',
  'widgetViewType',
  'geetestCaptchaId',
  'user',
  'theme',
  'page',
  'hostOrigins',
  'config',
] as const;

/** No exact number: an id may be one. */
const WRONG: readonly unknown[] = [7.5, 'nonsense', [[]], { nested: [null] }];
/** What a field takes, so that a value of another kind is wrong for it. */
const takes = (field: (typeof FIELDS)[number], value: unknown): boolean =>
  (typeof value === 'string' && /Id$/.test(field)) ||
  (Array.isArray(value) && field === 'bonusList') ||
  (typeof value === 'object' && !Array.isArray(value) && ['schema', 'user', 'config'].includes(field));

/** A hand-over with one field of the wrong kind. */
const WRONG_FIELDS: readonly unknown[] = FIELDS.flatMap(field =>
  WRONG.filter(value => !takes(field, value)).map(value => ({ type: 'loaded', payload: { [field]: value } })),
);

const deepText = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
const HUGE = 'x'.repeat(1_000_000);

/** Known types and fields, with more in them than anybody has: nothing of it may be felt. */
const TOO_MUCH: readonly unknown[] = [
  ...['schema', 'config', 'user'].flatMap(field => [
    `{"type":"loaded","payload":{"${field}":${deepText(5_000)}}}`,
    `{"type":"loaded","payload":{"${field}":{"note":"${HUGE}"}}}`,
  ]),
  `{"type":"loaded","payload":${deepText(5_000)}}`,
  `{"type":"loaded","payload":{"experiments":[${deepText(5_000)}]}}`,
  `{"type":"bonus-list-updated","payload":[${deepText(5_000)}]}`,
  `{"type":"bonus-list-updated","payload":[{"id":1,"type":"deposit","title":"${HUGE}"}]}`,
  `{"type":"answer","payload":${deepText(5_000)}}`,
];

/** Every message of the corpus; all can be posted (structured clone). */
export const HOSTILE_MESSAGES: readonly unknown[] = [
  ...UNKNOWN,
  ...POISONED,
  ...WRONG_PAYLOADS,
  ...WRONG_FIELDS,
  ...TOO_MUCH,
];
