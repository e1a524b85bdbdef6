import { describe, expect, it } from 'vitest';
import { renderCashier } from '../../tests/support/unit/renderCashier';
import type { HostMode } from '../host/chooseMode';
import type { ParentData } from '../host/parentData';
import { useCashier } from '../state/CashierContext';
import { useTheme } from './useTheme';

function Probe() {
  return <output>{useTheme(useCashier())}</output>;
}

interface Row {
  theme?: ParentData['theme'];
  schema?: Record<string, unknown>;
  mode?: HostMode;
  platform?: 'desktop' | 'mobile' | 'android' | 'ios';
  expected: string;
}

const rows: Row[] = [
  { expected: 'light' },
  { platform: 'mobile', expected: 'light' },
  { platform: 'android', expected: 'dark' },
  { platform: 'ios', expected: 'dark' },
  { mode: 'native', expected: 'dark' },
  { mode: 'native', schema: { theme: 'light' }, expected: 'light' },
  { platform: 'ios', theme: 'auto', schema: { theme: 'light' }, expected: 'auto' },
  { theme: 'dark', expected: 'dark' },
  { schema: { theme: 'blue' }, expected: 'light' },
  { schema: { theme: { canary: 1 } }, expected: 'light' },
];

describe('[THEME-01] the theme', () => {
  it.each(rows)('$mode $platform, wish $theme, schema $schema: $expected', async row => {
    const { expected, theme = '', schema = null, mode = 'element', platform = 'desktop' } = row;
    const { container } = await renderCashier(
      { parent: { theme, schema }, mode, user: { platform } },
      <Probe />,
    );
    expect(container.querySelector('output')?.textContent).toBe(expected);
  });
});
