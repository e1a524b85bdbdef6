import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createFakeTransport, refusal } from '../../../tests/support/unit/createFakeTransport';
import { renderCashier } from '../../../tests/support/unit/renderCashier';
import { methodsAnswer, sampleCard, sampleMethod } from '../../../tests/support/unit/samples';
import { showError } from '../../flows/shared/failure/showError';
import { standardRoutes } from '../routes/standardRoutes';

const METHODS = 'methods-payment-v3';
const COUNTRIES = [
  { code: 'MX', name: 'México' },
  { code: 'KZ', name: 'Kazakhstan' },
];
const open = (answers: Record<string, unknown> = {}) =>
  renderCashier({
    answers: {
      [METHODS]: methodsAnswer(sampleMethod(), sampleCard()),
      'methods-country-selector-v2': COUNTRIES,
      ...answers,
    },
  });
type Rendered = Awaited<ReturnType<typeof open>>;
const isOn = ({ cashier }: Rendered, path: string) =>
  vi.waitFor(() => expect(cashier.router.current().path).toBe(path));
const tile = (name = 'Mercado Pago') => screen.findByRole('button', { name });

describe('the screens', () => {
  it('[ROUTE-06] the list loads behind a loading state, then shows its methods', async () => {
    const { transport } = await open();
    expect(await tile()).toBeTruthy();
    expect(await tile('Bank card')).toBeTruthy();
    expect(transport.sent(METHODS)).toHaveLength(1);
  });

  it('[ROUTE-11] the redesign has its own title of the list', async () => {
    const { cashier } = await open();
    await tile();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Deposit');
    act(() => {
      cashier.parent.platformVersion = 'classic';
    });
    expect(
      (await screen.findByRole('heading', { level: 1, name: 'Deposit method' })).textContent,
    ).toBeTruthy();
  });

  it.each([
    '/',
    '/nowhere',
    '/deposit/nowhere',
    '/withdrawal/nowhere',
    '/DEPOSIT/x/y',
    '//',
    '/deposit/../error',
  ])('[ROUTE-01] the unknown path %s leads to the list', async path => {
    const test = await open();
    const { router } = test.cashier;
    await tile();
    act(() => router.navigate(path));
    await isOn(test, '/deposit');
    await tile();
    expect(router.state.entries).toHaveLength(1);
  });

  const guarded = standardRoutes.filter(
    ({ guard, path }) => guard && !['session', 'region'].includes(guard) && !path.startsWith('/withdrawal'),
  );

  it.each(guarded)('[ROUTE-04] $path without what it needs leads to the list, reset', async ({ path }) => {
    const test = await open();
    const { router, methods, deposit } = test.cashier;
    await tile();
    methods.search = 'typed';
    deposit.group = 'gone';
    act(() => router.navigate(path));
    await isOn(test, '/deposit');
    await tile();
    expect(methods.search).toBe('');
    expect(deposit).toMatchObject({ method: null, group: null });
  });

  it('[HOST-13] [ROUTE-08] a chosen method opens its form, and Back returns to the list', async () => {
    const { player, cashier, transport } = await open();
    await player.click(await tile());
    expect(await screen.findByRole('textbox', { name: 'Amount' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mercado Pago');
    await player.click(screen.getByRole('button', { name: 'Back' }));
    await tile();
    expect(cashier.router.current().path).toBe('/deposit');
    expect(transport.sent(METHODS)).toHaveLength(1);
  });

  it('[ROUTE-12] [ROUTE-08] while a page waits for its texts, its method is named and Back leads to the list', async () => {
    const bring = (file: string, load: () => Promise<unknown>) =>
      file.includes('englishRest') ? new Promise(() => {}) : load();
    vi.stubGlobal('bringFile', bring);
    const { player, cashier } = await renderCashier({
      isBare: true,
      answers: { [METHODS]: methodsAnswer(sampleMethod()) },
    });
    await player.click(await tile());
    expect(await screen.findByRole('button', { name: 'Back' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mercado Pago');
    expect(screen.getByLabelText('Loading')).toBeTruthy();
    await player.click(screen.getByRole('button', { name: 'Back' }));
    await tile();
    await player.click(screen.getByRole('button', { name: 'Withdraw' }));
    await vi.waitFor(() => expect(cashier.router.current().path).toBe('/withdrawal'));
    expect((await screen.findByRole('heading', { level: 1 })).textContent?.trim()).toBe('');
  });

  it('[HOST-12] the close button shows where the host allows it, and runs the close flow', async () => {
    const { player, cashier, closes } = await open();
    await tile();
    await player.click(screen.getByRole('button', { name: 'Close' }));
    expect(closes()).toBe(1);
    act(() => {
      cashier.parent.closingButton = false;
    });
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).toBeNull());
  });

  it('[HOST-12] [ROUTE-03] /form hides the close button', async () => {
    const { cashier } = await open();
    await tile();
    Object.assign(cashier.transaction, {
      depositId: 'd-1',
      redirect: { url: 'https://pay.test/', method: 'GET', data: {} },
    });
    act(() => cashier.router.navigate('/form', { query: { next: '/deposit/complete' } }));
    await screen.findByRole('link', { name: 'Continue to payment' });
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('[METH-05] the button for another region opens a screen, and promises no dialog', async () => {
    const { player, cashier } = await open();
    await tile();
    const opener = screen.getByRole('button', { name: /, Change country$/ });
    expect(opener.hasAttribute('aria-haspopup')).toBe(false);
    await player.click(opener);
    expect(cashier.router.current().path).toBe('/deposit/region');
  });

  it('[METH-05] another region reloads the methods with it as their country', async () => {
    const { player, cashier, transport } = await open();
    await tile();
    act(() => cashier.router.navigate('/deposit/region'));
    await player.click(await screen.findByRole('button', { name: /Kazakhstan/ }));
    await tile();
    expect(transport.sent(METHODS).map(({ country }) => country)).toEqual(['MX', 'KZ']);
    expect(cashier.router.current()).toMatchObject({ path: '/deposit', query: {} });
    expect(cashier.methods.selectedCountry).toBe('KZ');
  });

  it('[ROUTE-06] a refetch flag reloads the methods once and is cleared', async () => {
    const { cashier, transport } = await open();
    await tile();
    act(() => cashier.router.navigate('/deposit', { query: { refetch: 'true' }, isReset: true }));
    await tile();
    expect(transport.sent(METHODS)).toHaveLength(2);
    expect(cashier.router.current().query).toEqual({});
  });

  it('[ROUTE-09] the Empty page says so in its words, and offers another region', async () => {
    const { player, cashier } = await open({ [METHODS]: { methods: [] } });
    expect(await screen.findByText('There are no payment methods available for this region')).toBeTruthy();
    expect(screen.getByText('Enable VPN, select another country and refresh the page')).toBeTruthy();
    await player.click(screen.getByRole('button', { name: 'Change country' }));
    await screen.findByRole('button', { name: /Kazakhstan/ });
    expect(cashier.router.current().path).toBe('/empty/region');
  });

  it('[ROUTE-10] the error page says so, tells the host once, and Refresh tries again', async () => {
    const { player, told, transport, cashier } = await open({ [METHODS]: refusal(503) });
    expect(await screen.findByRole('heading', { name: 'Error occurred' })).toBeTruthy();
    expect((await screen.findAllByText('Error')).length).toBeGreaterThan(0);
    expect(told('onDisplayError')).toHaveLength(1);
    expect(told('Error')).toMatchObject([{ message: 'Refused', stack: expect.stringContaining('Refused') }]);
    transport.answer(METHODS, methodsAnswer(sampleMethod()));
    await player.click(screen.getByRole('button', { name: 'Refresh' }));
    await tile();
    expect(cashier.router.state.entries).toHaveLength(1);
  });

  it('[ROUTE-10] [HOST-11] a failure of the page itself is told in the words that the player reads', async () => {
    const { told, cashier } = await open();
    await tile();
    act(() => showError(cashier, new Error('Failed to fetch the module'), '/deposit'));
    await screen.findByRole('heading', { name: 'Error occurred' });
    expect(told('onDisplayError')).toMatchObject([{ message: 'Try to refresh the section' }]);
    expect(told('Error')).toMatchObject([{ message: 'Failed to fetch the module' }]);
  });

  it('[ROUTE-06] takes the methods that were asked for before the app was there', async () => {
    const early = createFakeTransport({ [METHODS]: methodsAnswer(sampleMethod()) });
    const { transport } = await renderCashier({
      takeEarly: (path, data) =>
        path === METHODS ? early.request({ path, method: 'POST', data }) : undefined,
    });
    await tile();
    expect(transport.sent(METHODS)).toEqual([]);
    expect(early.sent(METHODS)).toHaveLength(1);
  });
});
