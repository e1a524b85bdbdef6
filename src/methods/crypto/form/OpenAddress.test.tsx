import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { wallet } from '../../../../tests/support/unit/openCoin';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { OpenAddress } from './OpenAddress';

const answer = { data: { wallet: wallet() } };

it.each([
  ['waits for the transfer', { answer }, true],
  ['is seen', { answer, status: 'accepted', serverStatus: 'accepted' }, false],
  ['is credited', { answer, status: 'processed' }, false],
  ['has failed', { answer, status: 'mistaked' }, false],
  ['has no address', { answer: { data: {} } }, false],
  ['the server has not named', { answer, depositId: null }, false],
] as const)('[CRY-01] a deposit that %s leads back to its address: %s', async (_, made, isOffered) => {
  const { cashier, player } = await renderCashier(
    { prepare: ({ cashier }) => void Object.assign(cashier.transaction, { depositId: 'd-1', ...made }) },
    <OpenAddress />,
  );
  const links = screen.queryAllByRole('button', { name: 'Show its address' });
  expect(links).toHaveLength(isOffered ? 1 : 0);
  for (const link of links) await player.click(link);
  expect(cashier.router.current().path).toBe(isOffered ? '/deposit/crypto/address' : '/deposit');
});
