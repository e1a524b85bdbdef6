import { expect, it } from 'vitest';
import { createTestCashier } from '../../tests/support/unit/createTestCashier';
import { seedsToTokens } from '../theme/seedsToTokens';
import { themingOf } from './themingOf';

const seeds = { accent: '#7a2ad1' };
const surfaces = { light: surfaceIn('light'), dark: surfaceIn('dark') };

function surfaceIn(mode: 'light' | 'dark'): string {
  return seedsToTokens(seeds, mode, () => {})['--cashier-surface'] ?? '';
}

it.each([
  ['a native app that does not say its platform', { mode: 'native' as const }, 'dark'],
  ['a platform that is native', { user: { platform: 'ios' as const } }, 'dark'],
  ['a schema whose theme is none', { mode: 'native' as const, theme: 'sepia' }, 'dark'],
  ['a page', {}, 'light'],
] as const)(
  '[THEME-01] the seeds give the colours of the theme that the frame has: %s',
  async (_, given, mode) => {
    const { theme, ...options } = { theme: undefined, ...given };
    const { cashier, root } = await createTestCashier({ ...options, parent: { schema: { seeds, theme } } });
    themingOf(cashier).apply();
    const text = root.adoptedStyleSheets.map(({ cssRules }) => cssRules[0]?.cssText).join();
    expect(text).toContain(`--cashier-surface: ${surfaces[mode]}`);
  },
);

it('[THEME-01] what is refused of a schema is reported once, however often the theme changes', async () => {
  const schema = { variables: { '--cashier-accent': 'red', 'z-index': '1' }, seeds: { accent: 'no colour' } };
  const { cashier, told } = await createTestCashier({ parent: { schema } });
  const reported = () => told('Error').map(({ field }) => field);
  themingOf(cashier).apply();
  const first = reported();
  expect(first).toContain('z-index');
  for (const theme of ['dark', 'light', 'auto'] as const) {
    cashier.parent.theme = theme;
    themingOf(cashier).apply();
  }
  expect(reported()).toEqual(first);
  cashier.parent.schema = { ...schema };
  themingOf(cashier).apply();
  expect(reported()).toHaveLength(2 * first.length);
});
