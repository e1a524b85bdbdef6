import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LONGEST_WAIT_MS } from '../../../../tests/support/unit/longestWait';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { methodsAnswer, sampleMethod } from '../../../../tests/support/unit/samples';

/** A player at a group with so many methods. */
async function openGroup(count: number) {
  const methods = Array.from({ length: count }, (_, at) =>
    sampleMethod({
      name: `bank_${at}`,
      category: 'colombian_banks',
      text: { en: `Banco ${at}` },
      position: at,
    }),
  );
  const test = await renderCashier({ answers: { 'methods-payment-v3': methodsAnswer(...methods) } });
  await test.player.click(await screen.findByRole('button', { name: 'Colombian banks' }));
  await screen.findByRole('button', { name: 'Banco 0' });
  return test;
}

it('[METH-04] a group of many methods has a search of its own, which says what it has found', async () => {
  const { player, cashier } = await openGroup(12);
  const { announcer } = cashier;
  await player.type(screen.getByRole('searchbox'), 'bánco 11');
  expect(screen.getAllByRole('button', { name: /^Banco/ })).toHaveLength(1);
  await vi.waitFor(() => expect(announcer.polite).toBe('1 method'), LONGEST_WAIT_MS);
  await player.type(screen.getByRole('searchbox'), 'x');
  await screen.findByRole('heading', { name: 'No method with this name' });
  await act(async () => cashier.router.back());
  expect(cashier.methods.search).toBe('');
});

it('[METH-04] a group of few methods has none', async () => {
  await openGroup(11);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('[METH-04] in a group, too, the popular methods come first, then by position', async () => {
  const bank = (text: string, position: number, isPopular?: boolean) =>
    sampleMethod({
      name: text,
      category: 'colombian_banks',
      text: { en: text },
      position,
      ...(isPopular && { isPopular }),
    });
  const methods = [bank('Third', 2), bank('Second', 1), bank('First', 5, true)];
  const { player } = await renderCashier({ answers: { 'methods-payment-v3': methodsAnswer(...methods) } });
  await player.click(await screen.findByRole('button', { name: 'Colombian banks' }));
  await screen.findByRole('button', { name: 'First' });
  const rows = screen.getAllByRole('button', { name: /^(First|Second|Third)$/ });
  const names = rows.map(row => row.querySelector('.method-name')?.textContent);
  expect(names).toEqual(['First', 'Second', 'Third']);
});
