import { afterEach, describe, expect, it, vi } from 'vitest';
import { COUNTRY_NAMES } from '../../spec/countryNames';

const names = () => import('./countryName');

afterEach(() => {
  vi.resetModules();
});

describe('countryName', () => {
  it('[I18N-02] names a country in the language asked for', async () => {
    const { countryName } = await names();
    expect(countryName('mx', 'en')).toBe('Mexico');
    expect(countryName('DE', 'es')).toBe('Alemania');
  });

  it('[I18N-02] knows none in a language that the engine has not got, nor for what is no country', async () => {
    const { countryName } = await names();
    expect(countryName('MX', 'xx-Unknown')).toBeUndefined();
    expect(countryName('QQQQ', 'en')).toBeUndefined();
    expect(countryName('zz', 'en')).toBeUndefined();
  });

  it('[I18N-02] names the countries served as the engine does, without asking it', async () => {
    const { countryName, keepEnglishNames } = await names();
    const engine = new Intl.DisplayNames('en', { type: 'region' });
    const asked = vi.spyOn(Intl, 'DisplayNames');
    keepEnglishNames(COUNTRY_NAMES);
    for (const code of Object.keys(COUNTRY_NAMES)) expect(countryName(code, 'en')).toBe(engine.of(code));
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    expect(countryName('se', 'en')).toBe('Sweden');
    expect(countryName('QQQQ', 'en')).toBeUndefined();
  });
});
