import { CURRENCIES } from '../../../src/spec/currencies';
import { SUPPORTED_LOCALES } from '../../../src/spec/locales';
import { make } from './make';
import { type Player, playerKey } from './players';
import { SETTING_NAMES, type Settings } from './Settings';

const nameOf = (type: 'region' | 'language', code: string): string => {
  try {
    return new Intl.DisplayNames('en', { type }).of(code) ?? code;
  } catch {
    return code;
  }
};

const optionsOf = (pairs: readonly (readonly [string, string])[]): HTMLOptionElement[] =>
  pairs.map(([value, text]) => make('option', { value }, text));

const isCountry = (code: string): boolean => nameOf('region', code) !== code;

function listPlayers(players: readonly Player[]): [string, string][] {
  return players.map(player => {
    const key = playerKey(player);
    const place = isCountry(player.paymentGeo) ? nameOf('region', player.paymentGeo) : 'Test region';
    const suffix = key.toUpperCase() === player.paymentGeo ? '' : ` (${key})`;
    return [key, `${place}${suffix}, ${player.currency}`];
  });
}

/** Fills the form's lists, puts the settings into it and tells every change. */
export function createSetup(
  form: HTMLFormElement,
  players: readonly Player[],
  initial: Settings,
  onChange: (settings: Settings) => void,
): Settings {
  const countries = [...new Set(players.map(player => player.paymentGeo))].filter(isCountry);
  const lists: Partial<Record<string, [string, string][]>> = {
    user: listPlayers(players),
    country: [
      ['', "The player's"],
      ...countries.map((code): [string, string] => [code, nameOf('region', code)]),
    ],
    currency: [
      ['', "The player's"],
      ...Object.keys(CURRENCIES).map((code): [string, string] => [code, code]),
    ],
    locale: SUPPORTED_LOCALES.map(code => [code, `${nameOf('language', code)} (${code})`]),
  };
  for (const [name, pairs] of Object.entries(lists)) {
    const list = form.elements.namedItem(name);
    if (list instanceof HTMLSelectElement && pairs) list.replaceChildren(...optionsOf(pairs));
  }

  const read = (): Settings => {
    const settings = { ...initial };
    const data = new FormData(form);
    for (const name of SETTING_NAMES) settings[name] = String(data.get(name) ?? '');
    return settings;
  };
  for (const name of SETTING_NAMES) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.checked = initial[name] === 'on';
    else if (field instanceof HTMLSelectElement) {
      const [fallback] = [...field.options].filter(option => option.defaultSelected);
      field.value = initial[name];
      if (field.selectedIndex < 0) field.value = fallback?.value ?? field.options[0]?.value ?? '';
    }
  }
  form.addEventListener('change', () => onChange(read()));
  form.addEventListener('submit', event => event.preventDefault());
  return read();
}
