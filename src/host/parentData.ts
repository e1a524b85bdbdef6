import { isRecord } from '../lib/isRecord';

/** What the host hands over (specification, section 3; HOST-02). */

/** An experiment that the player is part of: `{key: 'analytics-21868', group: 'group_b'}`. */
export interface Experiment {
  key: string;
  group: string;
}

/** The fields of the user that the widget reads. */
interface UserFields {
  /** Code of the player's currency; MXN by default. */
  currency?: string;
  /** The player's country, two letters in lower case; ru by default. */
  country?: string;
  /** The region whose methods are listed, two letters in upper case; RU by default. */
  paymentGeo?: string;
  /** `android`, `ios`, `desktop` or `mobile`; by default decided by the width of the window. */
  platform?: string;
  /** Language of the texts where `locale` is empty; en by default. */
  lang?: string;
  /** The player's token where `token` is empty. */
  token?: string;
  /** `sweep`: the sweepstake cashier. */
  widgetViewType?: string;
  /** The player's id where `userId` is empty: a text or a number. */
  id?: unknown;
  /** The balance to show: `{primary: {amount, currency}}`, the amount a number in major units. */
  balanceData?: unknown;
}

/** The user as it is handed over; the fields that the widget does not read pass through untouched. */
export interface HostUser extends UserFields {
  [field: string]: unknown;
}

/** Settings of the page, all optional. */
export interface CashierConfig {
  /** Address of the geetest script, by default the provider's own; `geetestCaptchaId` is its id. */
  captchaScriptUrl?: string;
  /** Address of the score captcha's script, by default that of reCAPTCHA v3. */
  scoreCaptchaScriptUrl?: string;
  /** Site key of the score captcha. */
  scoreCaptchaSiteKey?: string;
  /** Name of the handler under `webkit.messageHandlers`; cashier by default. */
  nativeHandler?: string;
  /** Name of the billing bridge on the window; NativeBilling by default. */
  nativeBilling?: string;
  /** Name of the player's data on the window; __BILLING_USER_DATA__ by default. */
  nativeUserData?: string;
  /** Name of the Android bridge on the window; CashierBridge by default. */
  nativeBridge?: string;
  /** Name on the window under which the app finds back(), close() and answer(); cashierCommands by default. */
  nativeCommands?: string;
  /** Where payment pages return to if `host` is empty; the page's origin by default. */
  returnUrl?: string;
  /** How long a host may hold `before-submit` and `before-redirect`, in ms; 60000 by default. */
  hostAnswerTimeoutMs?: number;
  /** Whether the widget shows what is wrong with its configuration; by default only on a development server. */
  development?: boolean;
  /** The host's own data, added to every event of the funnel; left out if longer than 2000 characters of JSON. */
  metadata?: Record<string, unknown>;
  /** Shows every text accented, longer and in brackets: for visual tests. */
  pseudoLocale?: boolean;
  /** Forces the direction of the layout: for visual tests. */
  dir?: 'ltr' | 'rtl';
  [field: string]: unknown;
}

export interface ParentData {
  /** The id of the bonus to offer first; by default the first of the list. */
  bonusId: string;
  /** The player's bonuses, each a Bonus of the contract. */
  bonusList: readonly unknown[];
  /** Whether the widget shows a close button. */
  closingButton: boolean;
  /** The experiments that the player takes part in, each `{key, group}`. */
  experiments: readonly Experiment[];
  /** Address of the banking server; by default the page's own origin. */
  host: string;
  /** The look as data: theme, seed colours, variables, fonts. */
  schema: Record<string, unknown> | null;
  /** The player's token. Prefer the property: an attribute is readable in the page. */
  token: string;
  /** Told to the server when the socket connects, as `xorigin`. */
  xOrigin: string;
  /** The player's id: open payments are found again by it, and a new id means another player. */
  userId: string;
  /** The host's key in the partner programme. Accepted but not used: it is never sent. */
  partnerKey: string;
  /** The standard cashier, or the sweepstake one. */
  widgetViewType: 'main' | 'sweep';
  /** How calls reach the banking server. */
  transport: 'socket' | 'http';
  /** The generation of the host's design: `redesign` has its own titles. Told to the server with each HTTP call. */
  platformVersion: string;
  /** Whether the page is an installed web app; told to the server. */
  pwa: boolean;
  /** Whether the page is part of a mobile app; told to the server. */
  isMobileApp: boolean;
  /** The id of the geetest captcha, for methods that ask for one. */
  geetestCaptchaId: string;
  /** The player: currency, country, region, language, balance. */
  user: HostUser | null;
  /** Language of the texts, such as `es` or `es-MX`; by default the player's. */
  locale: string;
  /** Light, dark, or what the player's system asks for; by default dark in a native app, else light. */
  theme: 'light' | 'dark' | 'auto' | '';
  /** Base path of locales, icons and reports on the server. */
  product: string;
  /** The page to start on. */
  page: 'deposit' | 'withdrawal';
  /** How the widget meets its host; `auto` finds out. */
  mode: 'auto' | 'native' | 'element' | 'iframe' | 'standalone';
  /** Origins whose messages count in an iframe; by default any origin of the embedding window. */
  hostOrigins: readonly string[];
  /** Steps that the host of a frame or a native app wants to hold: `before-submit`, `before-redirect`. */
  hostHolds: readonly string[];
  /** Settings of the page: captcha, return address, bridges, analytics, tests. */
  config: CashierConfig;
}

/** The same as a host may give it: its own types for user and schema need no index signature. */
export type ParentDataInput = Omit<ParentData, 'schema' | 'user'> & {
  schema: object | null;
  user: { [Field in keyof UserFields]?: UserFields[Field] | undefined } | ParentData['user'];
};

export type ParentField = keyof ParentData;

/** `id`: a text; a number that is exact is read as its text. */
type Kind = 'string' | 'id' | 'boolean' | 'list' | 'object' | readonly string[];

interface FieldRule {
  kind: Kind;
  default: ParentData[ParentField];
  /** Setting it makes `mode="auto"` choose the element mode (HOST-06). */
  choosesElement: boolean;
}

const parent = (kind: Kind, value: FieldRule['default'], choosesElement = true): FieldRule => ({
  kind,
  default: value,
  choosesElement,
});
const setting = (kind: Kind, value: FieldRule['default']): FieldRule => parent(kind, value, false);

export const PARENT_FIELDS: Record<ParentField, FieldRule> = {
  bonusId: parent('id', ''),
  bonusList: parent('list', []),
  closingButton: parent('boolean', true),
  experiments: parent('list', []),
  host: parent('string', ''),
  schema: parent('object', null),
  token: parent('string', ''),
  xOrigin: parent('string', ''),
  userId: parent('id', ''),
  partnerKey: parent('string', ''),
  widgetViewType: parent(['main', 'sweep'], 'main'),
  transport: parent(['socket', 'http'], 'socket'),
  platformVersion: parent('string', 'redesign'),
  pwa: parent('boolean', false),
  isMobileApp: parent('boolean', false),
  geetestCaptchaId: parent('string', ''),
  user: parent('object', null),
  locale: setting('string', ''),
  theme: setting(['light', 'dark', 'auto'], ''),
  product: setting('string', 'cashier'),
  page: setting(['deposit', 'withdrawal'], 'deposit'),
  mode: setting(['auto', 'native', 'element', 'iframe', 'standalone'], 'auto'),
  hostOrigins: setting('list', []),
  hostHolds: setting('list', []),
  config: setting('object', {}),
};

export const PARENT_FIELD_NAMES = Object.keys(PARENT_FIELDS) as ParentField[];

/** `bonusList` → `bonus-list`, `xOrigin` → `x-origin`. */
export const attributeOf = (field: ParentField): string =>
  field.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

/** A copy for one widget. */
export const defaultOf = (field: ParentField): FieldRule['default'] =>
  structuredClone(PARENT_FIELDS[field].default);

export function defaultParentData(): ParentData {
  const data: Partial<Record<ParentField, unknown>> = {};
  for (const field of PARENT_FIELD_NAMES) data[field] = defaultOf(field);
  return data as ParentData;
}

type FieldResult = { ok: true; value: ParentData[ParentField] } | { ok: false };

/** Reads one rich value; `undefined` and `null` mean the default. */
export function readParentField(field: ParentField, value: unknown): FieldResult {
  const { kind } = PARENT_FIELDS[field];
  if (value === undefined || value === null) return accept(defaultOf(field));
  if (kind === 'id' && Number.isSafeInteger(value)) return accept(`${value}`);
  try {
    if (fits(field, value)) return accept(field === 'user' ? named(value as HostUser) : value);
  } catch {
    // A getter of the host's object has thrown.
  }
  return { ok: false };
}

const above = Reflect.getPrototypeOf;

/**
 * What is `undefined` is not named, as in JSON (HOST-04). The getters of a model and of its classes are fields like the
 * others. The host's own object is kept where nothing else is needed.
 */
function named(user: HostUser): HostUser {
  const names = new Set(Object.keys(user));
  const own = names.size;
  // The getters of the root are those of the language.
  for (let level: object = user, next = above(level); next; level = next, next = above(level))
    for (const [name, { get }] of Object.entries(Object.getOwnPropertyDescriptors(level)))
      if (get) names.add(name);
  const fields = [...names].map(name => [name, user[name]]).filter(([, value]) => value !== undefined);
  return fields.length === own && names.size === own ? user : Object.fromEntries(fields);
}

/** @throws what a field of an object throws when it is read. */
function fits(field: ParentField, value: unknown): boolean {
  const { kind, default: fallback } = PARENT_FIELDS[field];
  if (kind === 'boolean') return typeof value === kind;
  if (kind === 'list') return Array.isArray(value) && listFits(field, value);
  // All are read: a getter that throws is to throw here.
  if (kind === 'object') return isRecord(value) && Object.values(value).length >= 0;
  if (typeof value !== 'string') return false;
  return kind === 'string' || kind === 'id' || kind.includes(value) || value === fallback;
}

/** Reads one attribute: presence or 'true' is true, 'false' is false, lists and objects are JSON. */
export function readAttribute(field: ParentField, text: string | null): FieldResult {
  if (text === null) return readParentField(field, undefined);
  const { kind } = PARENT_FIELDS[field];
  if (kind === 'boolean') {
    if (text === '' || text === 'true' || text === attributeOf(field)) return accept(true);
    return text === 'false' ? accept(false) : { ok: false };
  }
  if (kind !== 'list' && kind !== 'object') return readParentField(field, text === '' ? undefined : text);
  try {
    return readParentField(field, JSON.parse(text));
  } catch {
    return { ok: false };
  }
}

function listFits(field: ParentField, list: unknown[]): boolean {
  if (field === 'hostOrigins' || field === 'hostHolds') return list.every(item => typeof item === 'string');
  if (field !== 'experiments') return true;
  return list.every(item => isRecord(item) && typeof item.key === 'string' && typeof item.group === 'string');
}

const accept = (value: unknown): FieldResult => ({ ok: true, value: value as ParentData[ParentField] });

/**
 * Reads a whole hand-over (iframe payload, native property): every malformed field falls back to its default
 * and is reported by name; unknown fields are ignored.
 */
export function readParentData(
  source: Record<string, unknown>,
  onProblem: (field: ParentField) => void,
): Partial<ParentData> {
  const data: Partial<Record<ParentField, unknown>> = {};
  for (const field of PARENT_FIELD_NAMES) {
    if (!Object.hasOwn(source, field)) continue;
    const result = readParentField(field, source[field]);
    if (result.ok) data[field] = result.value;
    else onProblem(field);
  }
  return data as Partial<ParentData>;
}
