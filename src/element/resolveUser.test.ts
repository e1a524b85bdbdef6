import { describe, expect, it } from 'vitest';
import type { HostUser } from '../host/parentData';
import { resolveUser } from './resolveUser';

interface Sources {
  host?: HostUser | null;
  stored?: HostUser | null;
  locale?: string;
  innerWidth?: number;
}

const resolve = ({ host = null, stored = null, locale = '', innerWidth = 1280 }: Sources = {}) =>
  resolveUser({ parent: { user: host, locale }, stored, window: { innerWidth } });

describe('the user', () => {
  it('[USER-01] has the defaults of the specification', () => {
    expect(resolve()).toMatchObject({
      currency: 'MXN',
      country: 'ru',
      lang: 'en',
      paymentGeo: 'RU',
      widgetViewType: 'main',
      platform: 'desktop',
    });
  });

  const FIELDS = ['currency', 'country', 'paymentGeo', 'widgetViewType'] as const;

  it.each(FIELDS)('[USER-01] %s: the host wins over the storage, which wins over the default', field => {
    expect(resolve({ stored: { [field]: 'EUR' } })[field]).toBe('EUR');
    expect(resolve({ stored: { [field]: 'EUR' }, host: { [field]: 'USD' } })[field]).toBe('USD');
  });

  it.each([5, {}, null, ''])('[HOST-03] a currency that is %j counts as not given', currency => {
    const host = JSON.parse(JSON.stringify({ currency, paymentGeo: currency, widgetViewType: currency }));
    expect(resolve({ host })).toMatchObject({ currency: 'MXN', paymentGeo: 'RU', widgetViewType: 'main' });
  });

  const locales: [given: string, lang: string][] = [
    ['', 'en'],
    ['en-US', 'en'],
    ['hi-Latn-IN', 'hi-Latn-IN'],
    ['hi-IN', 'hi-IN'],
    ['es-MX', 'es-MX'],
    ['es-ES', 'es-ES'],
    ['es-AR', 'es'],
    ['pt_BR', 'pt'],
    ['zh-Hant-TW', 'zh'],
    ['nonsense!', 'en'],
  ];

  it.each(locales)('[USER-02] the locale %j is the language %s', (given, lang) => {
    expect(resolve({ locale: given }).lang).toBe(lang);
    expect(resolve({ host: { lang: given } }).lang).toBe(lang);
  });

  it('[USER-02] the locale asked for wins over the user’s language', () => {
    expect(resolve({ locale: 'de', host: { lang: 'fr' }, stored: { lang: 'it' } }).lang).toBe('de');
    expect(resolve({ host: { lang: 'fr' }, stored: { lang: 'it' } }).lang).toBe('fr');
    expect(resolve({ stored: { lang: 'it' } }).lang).toBe('it');
  });

  it.each([
    [768, 'desktop'],
    [767, 'mobile'],
    [320, 'mobile'],
  ])('[USER-03] a window %i px wide is %s', (innerWidth, platform) => {
    expect(resolve({ innerWidth }).platform).toBe(platform);
  });

  it('[USER-03] the platform that the host gives stands, an unknown one does not', () => {
    expect(resolve({ host: { platform: 'android' } }).platform).toBe('android');
    expect(resolve({ host: { platform: 'fridge' }, innerWidth: 500 }).platform).toBe('mobile');
  });

  it('[USER-04] QGC becomes QSC, wherever it comes from', () => {
    expect(resolve({ host: { currency: 'QGC' } }).currency).toBe('QSC');
    expect(resolve({ stored: { currency: 'QGC' } }).currency).toBe('QSC');
  });

  it('[USER-01] other fields pass through', () => {
    expect(resolve({ host: { hash_id: 'h', balanceData: { a: 1 } } })).toMatchObject({
      hash_id: 'h',
      balanceData: { a: 1 },
    });
  });
});
