import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { refusal } from '../../../../tests/support/unit/createFakeTransport';
import { deferred } from '../../../../tests/support/unit/deferred';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { methodsAnswer, sampleMethod } from '../../../../tests/support/unit/samples';

const COUNTRIES = 'methods-country-selector-v2';

/** A player at the countries. */
async function openRegion(countries: unknown) {
  const test = await renderCashier({
    answers: { 'methods-payment-v3': methodsAnswer(sampleMethod()), [COUNTRIES]: countries },
  });
  await act(async () => test.cashier.router.navigate('/deposit/region'));
  await vi.waitFor(() => expect(test.transport.sent(COUNTRIES)).toHaveLength(1));
  return test;
}

it('[METH-05] an empty list says that there is none', async () => {
  await openRegion([]);
  await screen.findByRole('heading', { name: 'No such country here' });
});

it('[METH-05] [API-06] a country that cannot be read hides none of the others', async () => {
  await openRegion([{ code: 'MX' }, { name: 'Nowhere' }, null, { code: 5 }]);
  await screen.findByRole('button', { name: /Mexico/ });
});

it('[METH-05] [API-06] a country with a blank code is left out: its tile would have no name', async () => {
  await openRegion([{ code: 'MX' }, { code: ' ' }]);
  const tile = await screen.findByRole('button', { name: /Mexico/ });
  expect(tile.closest('ul')?.children).toHaveLength(1);
});

it('[METH-05] [ROUTE-10] who has gone elsewhere is not taken to the error page', async () => {
  const answer = deferred<unknown>();
  const { cashier } = await openRegion(() => answer.promise);
  await act(async () => cashier.router.navigate('/deposit'));
  await act(async () => answer.reject(refusal(422)));
  expect(cashier.router.current().path).toBe('/deposit');
});

it('[METH-05] a country is found without the accents of its name', async () => {
  const codes = ['CI', 'MX', 'BR', 'AR', 'CL', 'CO', 'PE', 'UY', 'PY', 'BO', 'EC', 'VE'];
  const { player } = await openRegion(codes.map(code => ({ code })));
  await player.type(await screen.findByRole('searchbox'), 'COTE');
  expect(screen.getAllByRole('button', { name: /Ivoire/ })).toHaveLength(1);
});

it("[METH-05] [I18N-02] countries stand in the order of the player's language, not of their browser", async () => {
  const { cashier } = await openRegion(['SK', 'CZ', 'CL', 'CN', 'SI'].map(code => ({ code })));
  await screen.findByRole('button', { name: /Chile/ });
  // Czech sorts Č after C and before D, and Ch after H: English does neither.
  await act(async () => cashier.translator.i18n.loadAndActivate({ locale: 'cs', messages: {} }));
  await screen.findByRole('button', { name: /Česko/ });
  const names = screen.getAllByRole('button').map(button => button.textContent ?? '');
  const inCzech = names.filter(name => /^(Čes|Čín|Chil|Slov)/.test(name));
  expect(inCzech).toEqual(['Česko', 'Čína', 'Chile', 'Slovensko', 'Slovinsko']);
});
