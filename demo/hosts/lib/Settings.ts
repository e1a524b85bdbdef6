/** The demo's state, as it stands in the address: a link reproduces it. */
export interface Settings {
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
  /** Width of the frame in CSS pixels, or `full`. */
  width: string;
  /** Close button and bonuses: `on` or empty. */
  close: string;
  bonuses: string;
}

export type SettingName = keyof Settings;

export const DEFAULT_SETTINGS: Settings = {
  user: 'mx',
  country: '',
  currency: '',
  transport: 'socket',
  locale: 'en',
  theme: 'light',
  page: 'deposit',
  view: '',
  width: '390',
  close: 'on',
  bonuses: 'on',
};

export const SETTING_NAMES: readonly SettingName[] = Object.keys(DEFAULT_SETTINGS).filter(
  (name): name is SettingName => name in DEFAULT_SETTINGS,
);

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
