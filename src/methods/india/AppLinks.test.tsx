import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderCashier } from '../../../tests/support/unit/renderCashier';
import { AppLinks } from './AppLinks';

it('[DEP-06] apps that share one address are all offered', async () => {
  const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
  const href = 'upi://pay?pa=shop@okbank';
  const links = ['BHIM', 'UPI'].map(app => ({ app, href }));
  await renderCashier({}, <AppLinks links={links} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toHaveLength(2);
  expect(complained).not.toHaveBeenCalled();
  complained.mockRestore();
});
