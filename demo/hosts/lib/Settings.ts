import type { ThemeSeeds } from '../../../src/theme/seedsToTokens';

/** The demo's state, as it stands in the address: a link reproduces it. */
export interface Settings {
  /** The way to embed. */
  embed: string;
  /** The part of the player's token after `demo-`. */
  user: string;
  /** Empty: the player's own. */
  country: string;
  currency: string;
  transport: string;
  locale: string;
  theme: string;
  page: string;
  /** Empty: the player's own. */
  view: string;
  platformVersion: string;
  /** Width of the frame in CSS pixels, or `full`. */
  width: string;
  /** Close button and bonuses: `on` or empty. */
  close: string;
  bonuses: string;
  /** Seed colours, #rrggbb; empty: the theme's own. */
  accent: string;
  surface: string;
  text: string;
  positive: string;
  negative: string;
  /** The id of the sandbox's scenario to type an amount for. */
  scenario: string;
  /** The kind of snippet; empty: the one of the way to embed. */
  code: string;
}

type SettingName = keyof Settings;

export const SEED_NAMES = [
  'accent',
  'surface',
  'text',
  'positive',
  'negative',
] as const satisfies readonly (keyof ThemeSeeds)[];

export const DEFAULT_SETTINGS: Settings = {
  embed: 'element',
  user: 'mx',
  country: '',
  currency: '',
  transport: 'socket',
  locale: 'en',
  theme: 'light',
  page: 'deposit',
  view: '',
  platformVersion: 'redesign',
  width: '390',
  close: 'on',
  bonuses: 'on',
  accent: '',
  surface: '',
  text: '',
  positive: '',
  negative: '',
  scenario: 'instant',
  code: '',
};

export const SETTING_NAMES = Object.keys(DEFAULT_SETTINGS) as readonly SettingName[];

export function readSettings(query: string): Settings {
  const params = new URLSearchParams(query);
  const settings = { ...DEFAULT_SETTINGS };
  for (const name of SETTING_NAMES) settings[name] = params.get(name) ?? settings[name];
  return settings;
}

/** Only what differs from the defaults; empty where nothing does. */
export function settingsQuery(settings: Settings): string {
  const params = new URLSearchParams();
  for (const name of SETTING_NAMES) {
    if (settings[name] !== DEFAULT_SETTINGS[name]) params.set(name, settings[name]);
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
