import { beforeEach, expect, it, vi } from 'vitest';
import english from '#locales/en.json';
import { resolveLang } from '../domain/player/resolveLang';
import { BUNDLED_LOCALES } from '../spec/locales';
import { loadCatalog } from './loadCatalog';

const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
const load = (locale: string) =>
  loadCatalog({ locale, base: 'https://bank.test/cashier/locales', signal: new AbortController().signal });
const bundled = BUNDLED_LOCALES.filter(locale => locale !== 'en');

beforeEach(() => void vi.stubGlobal('fetch', fetch.mockClear()));

it.each(bundled)('[I18N-01] %s has every text with no network', async locale => {
  const catalog = await load(locale);
  expect(Object.keys(english).filter(id => !Object.hasOwn(catalog, id))).toEqual([]);
  expect(fetch).not.toHaveBeenCalled();
});

it('[I18N-01] each of the bundled ones is a language of its own', async () => {
  const catalogs = await Promise.all(bundled.map(load));
  expect(new Set(catalogs.map(catalog => JSON.stringify(catalog))).size).toBe(9);
});

it.each([
  ['in', 'hi-Latn-IN'],
  ['hi-latn-in', 'hi-Latn-IN'],
  ['mx', 'es-MX'],
  ['es_MX', 'es-MX'],
  ['es-ES', 'es'],
  ['es-AR', 'es'],
  ['hi-IN', 'hi'],
  ['pt-BR', 'pt'],
])('[I18N-01] [USER-02] a host that says %s gets %s', async (host, locale) => {
  expect(await load(resolveLang(host))).toEqual(await load(locale));
  expect(fetch).not.toHaveBeenCalled();
});

it.each([
  ['in', 'hi-Latn-IN'],
  ['mx', 'es-MX'],
])('[I18N-01] the name %s itself is %s', async (name, locale) => {
  expect(await load(name)).toEqual(await load(locale));
});
