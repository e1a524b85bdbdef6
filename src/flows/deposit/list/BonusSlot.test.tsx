import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { methodsAnswer, sampleMethod } from '../../../../tests/support/unit/samples';

const over = { id: 1, type: 'deposit', title: 'Over', isEnabled: false };
const open = { id: 2, type: 'deposit', title: 'Open' };

const openList = async (bonusList: object[]) => {
  const test = await renderCashier({
    parent: { bonusList },
    answers: { 'methods-payment-v3': methodsAnswer(sampleMethod()) },
  });
  await screen.findByRole('button', { name: 'Mercado Pago' });
  return test;
};

// The chunks of the screens: loading them is not what is timed here.
beforeAll(
  () =>
    Promise.all([
      import('./BonusBanner'),
      import('../bonus/BonusDetailsScreen'),
      import('../../../app/router/OtherRoutes'),
    ]),
  30_000,
);

describe('[BON-01] a bonus that cannot be had', () => {
  it('[BON-02] has no switch on the list, and leads to the others by its details', async () => {
    const { cashier, player } = await openList([over, open]);
    const details = await screen.findByRole('button', { name: 'Details: Over' });
    expect(screen.queryByRole('switch')).toBeNull();
    await player.click(details);
    await player.click(await screen.findByRole('button', { name: 'Open' }));
    expect(cashier.bonuses.activeId).toBe('2');
    expect(await screen.findByRole('switch', { name: 'Open' })).toBeDefined();
  });

  it('[BON-01] describes the switch by the conditions alone, not by the link beside them', async () => {
    await openList([{ ...open, depositBonusData: { minDeposit: 50 } }]);
    const described = (await screen.findByRole('switch', { name: 'Open' })).getAttribute('aria-describedby');
    expect(screen.getByRole('button', { name: 'Details: Open' })).toBeDefined();
    expect(document.getElementById(described ?? '')?.textContent?.trim()).toBe('From $50');
  });

  it.each([
    ['alone', []],
    ['beside another', [open]],
  ])('[BON-01] is not offered %s once its time is over', async (_, others) => {
    const ended = { id: 3, type: 'deposit', title: 'Ended', expiresAt: '2020-01-01T00:00:00Z' };
    const { cashier } = await openList([ended, ...others]);
    await vi.waitFor(() => expect(cashier.bonuses.list).toHaveLength(others.length));
    await vi.waitFor(() => expect(screen.queryAllByRole('switch')).toHaveLength(others.length));
    expect(screen.queryByText('Ended')).toBeNull();
  });

  it('is not shown where there is no other', async () => {
    const { container } = await openList([over]);
    expect(container.querySelector('.bone--banner, [part~="bonus"]')).toBeNull();
  });
});
