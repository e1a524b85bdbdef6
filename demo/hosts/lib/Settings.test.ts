import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS, readSettings, settingsQuery } from './Settings';

it('gives back from the address what was put into it', () => {
  const settings = { ...DEFAULT_SETTINGS, user: 'br', theme: 'dark', bonuses: '' };
  expect(settingsQuery(settings)).toBe('?user=br&theme=dark&bonuses=');
  expect(readSettings(settingsQuery(settings))).toEqual(settings);
});

it('leaves the defaults out of the address', () => {
  expect(settingsQuery(readSettings('?transport=socket&unknown=1'))).toBe('');
});
