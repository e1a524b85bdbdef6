import { expect, it } from 'vitest';
import { renderCashier, until } from '../../../tests/support/unit/renderCashier';
import { MinimumNote } from './MinimumNote';

const minimum = { amount: 10, currency: 'USD' };

it.each([
  ['below it', { amount: 9.99, currency: 'USD' }, minimum, true],
  ['of just that much', { amount: 10, currency: 'USD' }, minimum, false],
  ['in another currency', { amount: 5, currency: 'EUR' }, minimum, false],
  ['that is not typed yet', { amount: 0, currency: 'USD' }, minimum, false],
  ['where there is none', { amount: 5, currency: 'USD' }, null, false],
])('[CRY-01] the minimum warns of a sum %s, or does not', async (_, sum, least, isWarned) => {
  const { container } = await renderCashier({}, <MinimumNote sum={sum} minimum={least} />);
  expect(/USD.10/.test(container.textContent ?? '')).toBe(isWarned);
});

it('[CRY-01] the warning is announced: who types the amount has the focus in its field', async () => {
  const sum = { amount: 9.99, currency: 'USD' };
  const { cashier } = await renderCashier({}, <MinimumNote sum={sum} minimum={minimum} />);
  await until(() => expect(cashier.announcer.polite).toMatch(/USD.10/));
});
