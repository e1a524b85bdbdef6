import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import chinese from '#locales/zh.json';
import { renderCashier } from '../../../tests/support/unit/renderCashier';
import { SweepstakeDisclaimer } from './SweepstakeDisclaimer';

async function disclaimerIn(lang: string): Promise<string | null> {
  const { cashier, container } = await renderCashier({}, <SweepstakeDisclaimer />);
  await act(() => cashier.translator.setLocale(lang));
  return container.querySelector('.disclaimer')?.textContent ?? null;
}

it('[SWP-03] the disclaimer is three sentences in one line', async () => {
  expect(await disclaimerIn('en')).toBe(
    'Gold Coins are for entertainment only and have no cash value. Sweep Coins are awarded free in a promotion and are not for sale. No purchase is necessary.',
  );
});

it('[SWP-03] [I18N-02] no space stands after a full-width full stop', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(chinese)));
  expect(await disclaimerIn('zh')).toMatch(/没有现金价值。抽奖币.*不出售。无需购买。$/);
});
