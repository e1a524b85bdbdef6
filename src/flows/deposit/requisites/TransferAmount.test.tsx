import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { TransferAmount } from './TransferAmount';

it.each([
  [25_000.37, 'JPY', '¥25,000.37'],
  [25_000, 'JPY', '¥25,000'],
  [1500.1, 'MXN', '$1,500.10'],
])(
  '[DEP-12] what the bank wants to be transferred stands to the last digit: %d %s',
  async (amount, currency, text) => {
    await renderCashier({}, <TransferAmount label="Transfer" amount={amount} currency={currency} />);
    expect(screen.getByText(text)).toBeTruthy();
  },
);
