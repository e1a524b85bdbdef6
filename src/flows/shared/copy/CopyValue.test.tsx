import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { CopyValue } from './CopyValue';

it.each([
  ['native', 'mobile', true, 'the app'],
  ['iframe', 'ios', false, 'the app'],
  ['iframe', 'mobile', false, 'the clipboard'],
  // There is nobody to take the message: the player would read that an account is copied that is not.
  ['element', 'ios', false, 'the clipboard'],
  ['standalone', 'android', false, 'the clipboard'],
  ['native', 'ios', false, 'the clipboard'],
] as const)(
  '[HOST-17] in the mode %s, on %s, with a bridge: %s, %s gets what is copied',
  async (mode, platform, hasBridge, taker) => {
    const { cashier, player, told } = await renderCashier(
      { mode, user: { platform }, host: { hasApp: () => hasBridge } },
      <CopyValue label="Copy: IBAN" value="PL61 1090" />,
    );
    await navigator.clipboard.writeText('before');
    await player.click(screen.getByRole('button', { name: 'Copy: IBAN' }));
    const isByApp = taker === 'the app';
    expect(told('copyToBuffer').map(({ text }) => text)).toEqual(isByApp ? ['PL61 1090'] : []);
    expect(await navigator.clipboard.readText()).toBe(isByApp ? 'before' : 'PL61 1090');
    expect(cashier.announcer.polite).toBe('Copied');
  },
);

it('[HOST-17] spaces around a value, as some banks send them, are not copied: a banking app would refuse it', async () => {
  const { player } = await renderCashier({}, <CopyValue label="Copy: phone" value={' +998 90 1\u00a0\n'} />);
  await player.click(screen.getByRole('button', { name: 'Copy: phone' }));
  expect(await navigator.clipboard.readText()).toBe('+998 90 1');
});
