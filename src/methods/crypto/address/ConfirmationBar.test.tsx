import { act, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadCoinScreens, openAddress, wallet } from '../../../../tests/support/unit/openCoin';

beforeAll(loadCoinScreens, 30_000);

it('[CRY-01] the confirmations are counted from when the transfer was seen, also by a player who comes back', async () => {
  const { cashier, transport } = await openAddress({ wallet: wallet() });
  const start = Date.now();
  act(() => transport.push('deposit.status', { depositId: 'd-1', status: 'accepted', txid: 'x' }));
  await screen.findByText('About 0 of 20 confirmations');
  act(() => void cashier.router.navigate('/deposit', { isReset: true }));
  vi.spyOn(Date, 'now').mockReturnValue(start + 31_000);
  act(() => void cashier.router.navigate('/deposit/crypto/address'));
  await screen.findByText('About 10 of 20 confirmations');
  const bar = screen.getByRole('progressbar', { name: 'Transfer seen' });
  expect(Number(bar.getAttribute('aria-valuenow'))).toBeGreaterThanOrEqual(50);
  expect(bar.getAttribute('aria-valuetext')).toBe('About 10 of 20 confirmations');
  screen.getByText('under a minute left');
});
