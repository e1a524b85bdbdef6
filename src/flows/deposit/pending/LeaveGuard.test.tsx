import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { methodsAnswer, sampleMethod } from '../../../../tests/support/unit/samples';

const method = sampleMethod({ name: 'pix', text: { en: 'Pix' } });
const page = { depositId: 'd-1', pageId: 'pix', data: { pixKey: 'a@b.example', pixKeyType: 'email' } };

async function openPage() {
  const test = await renderCashier({
    answers: {
      'methods-payment-v3': methodsAnswer(method),
      'deposit-create': { apiResponse: page },
      'deposit-status': { depositId: 'd-1', status: 'waiting' },
    },
  });
  await test.player.click(await screen.findByRole('button', { name: 'Pix' }));
  await test.player.type(await screen.findByRole('textbox', { name: 'Amount' }, { timeout: 10_000 }), '500');
  await test.player.click(screen.getByRole('button', { name: /^Deposit/ }));
  await screen.findByText('a@b.example', undefined, { timeout: 10_000 });
  return { ...test, path: () => test.path() };
}

describe('leaving a payment that is open', () => {
  it('[DEP-09] asks first; staying stays, leaving leaves', async () => {
    const { path, player } = await openPage();
    await player.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('dialog', { name: 'Leave this payment?' })).toBeTruthy();
    expect(path()).toBe('/deposit/redirect/pix');
    await player.click(screen.getByRole('button', { name: 'Stay here' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    await player.click(screen.getByRole('button', { name: 'Stay here' }));
    await player.click(screen.getByRole('button', { name: 'Back' }));
    await player.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(path()).toBe('/deposit');
  });

  it.each([
    ['says that it is found again', false, 1],
    ['promises nothing where it is known no longer than the widget lives', true, 0],
  ])('[DEP-09] %s, and the list leads back', async (_, isDenied, count) => {
    if (isDenied)
      vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    const { player } = await openPage();
    await player.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByRole('dialog', { name: 'Leave this payment?' });
    expect(screen.queryAllByText(/you find it again on the list/)).toHaveLength(count);
    await player.click(screen.getByRole('button', { name: 'Leave' }));
    await player.click(await screen.findByRole('button', { name: '$500 by Pix' }));
    await screen.findByText('a@b.example');
  });

  it('[DEP-09] no more once it has settled', async () => {
    const { cashier, path } = await openPage();
    await act(async () => {
      cashier.transaction.status = 'mistaked';
    });
    await vi.waitFor(() => expect(path()).toBe('/deposit/complete'));
    act(() => {
      cashier.router.back();
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(path()).toBe('/deposit');
  });
});
