import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { TestCashierOptions } from '../../../tests/support/unit/createTestCashier';
import { renderCashier } from '../../../tests/support/unit/renderCashier';
import { methodsAnswer, sampleBox, sampleMethod } from '../../../tests/support/unit/samples';
import { applyParentChanges } from '../changes/applyParentChanges';
import { standardRoutes } from '../routes/standardRoutes';
import { sweepstakeRoutes } from '../routes/sweepstakeRoutes';

const BOXES = 'Select coin package';
const LIST = 'Deposit';

const open = (options: TestCashierOptions = {}) =>
  renderCashier({
    ...options,
    answers: {
      'methods-payment-v3': methodsAnswer(
        sampleMethod(),
        sampleMethod({ name: 'btc', category: 'crypto', text: { en: 'Bitcoin' } }),
      ),
      'sweepstake-boxes': [{ boxes: [sampleBox()] }],
      ...options.answers,
    },
  });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const sweep = { parent: { widgetViewType: 'sweep' as const } };

describe('[ROUTE-02] the sweepstake table', () => {
  it('has these screens and no others', () => {
    expect(sweepstakeRoutes.map(({ path }) => path).sort()).toEqual(
      [
        '/deposit',
        '/deposit/select-method',
        '/deposit/crypto',
        '/deposit/crypto/address',
        '/deposit/complete',
        '/withdrawal',
        '/withdrawal/crypto',
        '/withdrawal/crypto/convert',
        '/withdrawal/complete',
        '/empty',
        '/error',
        '/form',
      ].sort(),
    );
  });

  it.each([
    ['the host', sweep],
    ['the user', { user: { widgetViewType: 'sweep' } }],
  ])('is chosen by %s', async (_, options) => {
    await open(options);
    expect(await title(BOXES)).toBeTruthy();
  });

  it.each([
    ['main', { widgetViewType: 'main' }],
    ['an unknown type', { widgetViewType: 'sweeps' }],
    ['none', {}],
  ])('stays away for %s', async (_, user) => {
    await open({ user });
    expect(await title(LIST)).toBeTruthy();
  });

  const own = new Set(sweepstakeRoutes.map(({ path }) => path));
  const foreign = standardRoutes.map(({ path }) => path).filter(path => !own.has(path));

  it.each([...foreign, '/', '/nowhere', '//'])('has no %s, which leads to /deposit', async path => {
    const { cashier } = await open(sweep);
    await title(BOXES);
    act(() => cashier.router.navigate(path));
    await vi.waitFor(() => expect(cashier.router.current().path).toBe('/deposit'));
    expect(await title(BOXES)).toBeTruthy();
  });

  it('[HOST-04] takes the place of the standard one, and leaves it, when the host says so', async () => {
    const { cashier, transport } = await open();
    await title(LIST);
    act(() => applyParentChanges(cashier, { widgetViewType: 'sweep' }));
    expect(await title(BOXES)).toBeTruthy();
    act(() => applyParentChanges(cashier, { widgetViewType: 'main' }));
    expect(await title(LIST)).toBeTruthy();
    await screen.findByRole('button', { name: 'Mercado Pago' });
    expect(transport.sent('methods-payment-v3').length).toBeGreaterThan(1);
  });

  it('[HOST-04] follows the user that the host hands over, from a foreign path too', async () => {
    const { cashier } = await open();
    await title(LIST);
    act(() => cashier.router.navigate('/deposit/region'));
    act(() => applyParentChanges(cashier, { user: { widgetViewType: 'sweep' } }));
    expect(await title(BOXES)).toBeTruthy();
    expect(cashier.router.current().path).toBe('/deposit');
  });

  it('[USER-09] follows a login.token push', async () => {
    const { transport } = await open();
    await title(LIST);
    act(() => transport.push('login.token', { widgetViewType: 'sweep' }));
    expect(await title(BOXES)).toBeTruthy();
  });

  it('[USER-09] [ROUTE-02] a login.token push leaves the page that says the other variant has nothing', async () => {
    const { cashier, transport } = await open();
    await title(LIST);
    act(() => cashier.router.navigate('/empty', { isReplacing: true }));
    act(() => transport.push('login.token', { widgetViewType: 'sweep' }));
    expect(await title(BOXES)).toBeTruthy();
  });

  it('[ROUTE-09] its Empty page offers no other region', async () => {
    const { cashier } = await open(sweep);
    await title(BOXES);
    act(() => cashier.router.navigate('/empty'));
    expect(await screen.findByText('There are no payment methods available for this region')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change country' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeTruthy();
  });
});
