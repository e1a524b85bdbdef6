import { act, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { refusal } from '../../../../tests/support/unit/createFakeTransport';
import {
  ADDRESS,
  loadRedemption,
  openRedemption,
  toForm,
  toReview,
} from '../../../../tests/support/unit/openRedemption';
import { goToConfirm } from '../../withdrawal/submit/confirmStep';

beforeAll(loadRedemption);

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the confirm of a redemption', () => {
  it('[SWP-02] [ROUTE-08] the convert view names the coin that is redeemed into, as a form names its method; its confirm says what is confirmed', async () => {
    const test = await openRedemption();
    await toForm(test);
    expect(await title('Bitcoin')).toBeTruthy();
    // The code may be of an earlier redemption, into another coin.
    Object.assign(test.cashier.withdrawal.current, { code: { length: 6, resendAt: 0 } });
    act(() => goToConfirm(test.cashier));
    await screen.findByRole('textbox', { name: 'Code' });
    expect(await title('Confirm the redemption')).toBeTruthy();
  });

  it('[SWP-02] a balance that falls during the confirm stops it', async () => {
    const test = await openRedemption();
    await toReview(test, '50');
    await act(async () => {
      test.transport.push('withdrawal.status', { withdrawalId: 'other', status: 'waiting', balance: 40 });
      await vi.waitFor(() => expect(test.cashier.user.balance?.amount).toBe(40));
    });
    expect(await screen.findByText('What you can redeem has changed')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Redeem/ })).toBeNull();
    await test.player.click(screen.getByRole('button', { name: 'Change something' }));
    expect(await screen.findByDisplayValue('50')).toBeTruthy();
    expect(screen.getByDisplayValue(ADDRESS)).toBeTruthy();
    expect(test.transport.sent('withdrawal-create')).toEqual([]);
  });

  it('[SWP-02] where nobody knows at the confirm what can be redeemed, it says so and asks again', async () => {
    const test = await openRedemption();
    await toForm(test, '50');
    test.transport.answer('sweepstake-balance-get', refusal(503));
    await test.player.click(screen.getByRole('button', { name: /^Redeem/ }));
    await screen.findByRole('heading', { name: 'Is everything right?' });
    expect(await screen.findByText('Your coins could not be loaded')).toBeTruthy();
    const submit = screen.getByRole('button', { name: /^Redeem/ });
    expect(submit.getAttribute('aria-disabled')).toBe('true');
    test.transport.answer('sweepstake-balance-get', [{ currency: 'QSC', balance: 120.5 }]);
    await test.player.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(submit.getAttribute('aria-disabled')).toBeNull());
    expect(screen.queryByText('Your coins could not be loaded')).toBeNull();
    await test.player.click(submit);
    await vi.waitFor(() => expect(test.transport.sent('withdrawal-create')).toHaveLength(1));
  });

  it('[SWP-02] a refusal after the confirm is told in the words of the coins, and nothing typed is lost', async () => {
    const test = await openRedemption({ 'withdrawal-create': refusal(422, 'banking.notRedeemable') });
    await test.player.click(await toReview(test, '50'));
    expect(await screen.findByText('Some of these coins have not been played yet.')).toBeTruthy();
    expect(screen.getByText('The redemption was not made')).toBeTruthy();
    await test.player.click(screen.getByRole('button', { name: 'Change something' }));
    expect(await screen.findByDisplayValue('50')).toBeTruthy();
    expect(screen.getByDisplayValue(ADDRESS)).toBeTruthy();
  });

  it('[SWP-02] [ROUTE-02] the code is a step of the convert view', async () => {
    const test = await openRedemption({
      'withdrawal-create': {
        withdrawalId: 'wd-1',
        status: 'waiting',
        confirmation: { type: 'code', length: 6, resendAfter: 30 },
      },
      'withdrawal-confirm': { withdrawalId: 'wd-1', status: 'accepted' },
    });
    await test.player.click(await toReview(test, '50'));
    await test.player.type(await screen.findByRole('textbox', { name: 'Code' }), '123456');
    expect(test.path()).toBe('/withdrawal/crypto/convert');
    expect(test.container.textContent).not.toMatch(/withdraw|deposit|\bbet/i);
    await test.player.click(screen.getByRole('button', { name: 'Confirm' }));
    await vi.waitFor(() => expect(test.path()).toBe('/withdrawal/complete'));
  });
});
