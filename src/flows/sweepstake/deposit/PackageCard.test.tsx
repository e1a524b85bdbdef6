import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { samplePackage } from '../../../../tests/support/unit/samples';
import { PackageCard } from './PackageCard';

it.each([
  [20_000, 10, ['20,000 GC', '+ 10 SC free']],
  [20_000, 0, ['20,000 GC']],
  [0, 10, ['10 SC']],
])(
  '[SWP-01] [SWP-03] sweep coins come free with gold coins, and only where there are some: %s GC, %s SC',
  async (gcAmount, scAmount, lines) => {
    await renderCashier({}, <PackageCard box={samplePackage({ gcAmount, scAmount })} />);
    const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    // The price stands below them.
    expect(values.slice(0, -1).map(text => text.replace(/\s/g, ' '))).toEqual(lines);
  },
);
