import { describe, expect, it } from 'vitest';
import { countryName } from './countryName';

describe('countryName', () => {
  it('[I18N-02] names a country in the language asked for', () => {
    expect(countryName('mx', 'en')).toBe('Mexico');
    expect(countryName('DE', 'es')).toBe('Alemania');
  });

  it('[I18N-02] knows none in a language that the engine has not got, nor for what is no country', () => {
    expect(countryName('MX', 'xx-Unknown')).toBeUndefined();
    expect(countryName('QQQQ', 'en')).toBeUndefined();
  });
});
