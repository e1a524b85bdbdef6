import { CURRENCIES } from '../../../src/spec/currencies';
import { SUPPORTED_LOCALES } from '../../../src/spec/locales';
import { fillField, isField, readField } from './fields';
import { find } from './find';
import { make } from './make';
import { type Player, playerKey } from './players';
import { SEED_NAMES, SETTING_NAMES, type Settings } from './Settings';

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
    country: [['', "Player's"], ...countries.map((code): [string, string] => [code, nameOf('region', code)])],
    currency: [['', "Player's"], ...Object.keys(CURRENCIES).map((code): [string, string] => [code, code])],
    locale: SUPPORTED_LOCALES.map(code => [code, `${nameOf('language', code)} (${code})`]),
  };
  for (const [name, pairs] of Object.entries(lists)) {
    const list = form.elements.namedItem(name);
    if (list instanceof HTMLSelectElement && pairs) list.replaceChildren(...optionsOf(pairs));
  }

  const read = (): Settings => {
    const settings = { ...initial };
    for (const name of SETTING_NAMES) {
      const field = form.elements.namedItem(name);
      if (isField(field)) settings[name] = readField(field);
    }
    return settings;
  };
  for (const name of SETTING_NAMES) {
    const field = form.elements.namedItem(name);
    if (isField(field)) fillField(field, initial[name]);
  }
  const isOurs = ({ target }: Event): boolean => isField(target) && target.form === form;
  // Some fields stand elsewhere on the page; colours apply while they are being chosen.
  document.addEventListener('change', event => {
    if (isOurs(event)) onChange(read());
  });
  form.addEventListener('input', ({ target }) => {
    if (isField(target) && target.type === 'color') onChange(read());
  });
  form.addEventListener('submit', event => event.preventDefault());
  find('#seeds-reset', HTMLButtonElement).addEventListener('click', () => {
    for (const name of SEED_NAMES) {
      const field = form.elements.namedItem(name);
      if (isField(field)) fillField(field, '');
    }
    onChange(read());
  });
  return read();
}
