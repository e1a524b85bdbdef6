import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refusal } from '../../../tests/support/unit/createFakeTransport';
import { describedBy } from '../../../tests/support/unit/describedBy';
import { renderCashier } from '../../../tests/support/unit/renderCashier';
import { methodsAnswer, sampleMethod } from '../../../tests/support/unit/samples';

describe('the error page', () => {
  it('[ROUTE-10] [ROUTE-12] is headed as every screen is', async () => {
    await renderCashier({ answers: { 'methods-payment-v3': refusal(500) } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Error occurred' })).toBeTruthy();
  });

  it('[ROUTE-10] says what happened once: the snackbar says what to try', async () => {
    const { cashier } = await renderCashier({ answers: { 'methods-payment-v3': refusal(500) } });
    await screen.findByRole('heading', { name: 'Error occurred' });
    await vi.waitFor(() => expect(cashier.notifications.list).toHaveLength(1));
    expect(cashier.notifications.list[0]).toMatchObject({
      title: 'Error',
      content: 'Try to refresh the section',
    });
    expect(screen.getByText('The payment service has a problem. Please try again later.')).toBeTruthy();
  });

  it('[ROUTE-10] keeps the hint on the page, as the snackbar closes by itself', async () => {
    await renderCashier({ answers: { 'methods-payment-v3': refusal(500) } });
    const heading = await screen.findByRole('heading', { name: 'Error occurred' });
    const page = within(heading.parentElement as HTMLElement);
    expect(page.getByText('Try to refresh the section')).toBeTruthy();
    expect(page.getByText('The payment service has a problem. Please try again later.')).toBeTruthy();
  });

  it('[ROUTE-10] [ROUTE-12] is read out once: its heading has the focus and says what happened', async () => {
    await renderCashier({ answers: { 'methods-payment-v3': refusal(500) } });
    const heading = await screen.findByRole('heading', { name: 'Error occurred' });
    expect(heading.closest('[role=alert]')).toBeNull();
    const text = document.getElementById(heading.getAttribute('aria-describedby') ?? '');
    expect(text?.textContent).toBe('The payment service has a problem. Please try again later.');
  });

  it('[ROUTE-10] leads nobody to another method for a fault of the page: a payment may be under way', async () => {
    const { cashier } = await renderCashier({});
    const state = { message: 'x is undefined', stack: '', reference: '', text: '' };
    cashier.router.navigate('/error', { query: { backRoute: '/deposit/complete' }, state });
    await vi.waitFor(() => expect(cashier.notifications.list).toHaveLength(1));
    expect(cashier.notifications.list[0]).toMatchObject({ content: 'Try to refresh the section' });
    const heading = screen.getByRole('heading', { name: 'Error occurred' });
    expect(describedBy(heading)).toContain('Try to refresh the section');
    expect(screen.queryByText(/^Reference/)).toBeNull();
  });

  it('[ROUTE-10] takes its snackbar with it: what was tried again speaks for itself', async () => {
    const method = sampleMethod({ text: { en: 'Voucher' } });
    const { player, transport, cashier } = await renderCashier({
      answers: { 'methods-payment-v3': refusal(500) },
    });
    await screen.findByRole('heading', { name: 'Error occurred' });
    await vi.waitFor(() => expect(cashier.notifications.list).toHaveLength(1));
    transport.answer('methods-payment-v3', methodsAnswer(method));
    await player.click(screen.getByRole('button', { name: 'Refresh' }));
    await screen.findByRole('button', { name: 'Voucher' });
    await vi.waitFor(() => expect(cashier.notifications.list).toEqual([]));
  });

  it.each([
    ['to the page that failed', { backRoute: '/empty' }, false, '/empty'],
    ['to the list where that failed again', { backRoute: '/empty' }, true, '/deposit'],
    ['to the list where no page is named', {}, false, '/deposit'],
    ['to the list of the flow', { backRoute: '/withdrawal/redirect' }, true, '/withdrawal'],
  ])('[ROUTE-10] refresh leads %s', async (_, query, isReset, path) => {
    const methods = methodsAnswer(sampleMethod());
    const answers = { 'methods-payment-v3': methods, 'methods-withdrawal': methods, 'withdrawal-list': [] };
    const { cashier, player } = await renderCashier({ answers });
    const state = { message: 'x', stack: '', reference: 'r-1', text: 'Broken' };
    act(() => void cashier.router.navigate('/error', { query, state, isReset }));
    await player.click(await screen.findByRole('button', { name: 'Refresh' }));
    expect(cashier.router.current().path).toBe(path);
  });

  it('[ERR-05] leads back by itself once the network is back: a payment may have lost its screen with it', async () => {
    const answers = { 'methods-payment-v3': methodsAnswer(sampleMethod()) };
    const { cashier } = await renderCashier({ answers });
    const state = { message: 'x', stack: '', reference: '', text: '' };
    act(() => void cashier.router.navigate('/error', { query: { backRoute: '/empty' }, state }));
    await screen.findByRole('button', { name: 'Refresh' });
    const comeBack = () => act(async () => void window.dispatchEvent(new Event('online')));
    await comeBack();
    expect(cashier.router.current().path).toBe('/empty');
    await act(async () => cashier.router.navigate('/deposit'));
    await comeBack();
    expect(cashier.router.current().path).toBe('/deposit');
  });

  it('[ERR-05] stands also where it knows of no failure, and tells the host of none', async () => {
    const { cashier, player, told } = await renderCashier({
      answers: { 'methods-payment-v3': methodsAnswer(sampleMethod()) },
    });
    act(() => void cashier.router.navigate('/error'));
    await player.click(await screen.findByRole('button', { name: 'Refresh' }));
    expect(cashier.router.current().path).toBe('/deposit');
    expect([...told('onDisplayError'), ...told('Error')]).toEqual([]);
    expect(cashier.notifications.list).toEqual([]);
  });

  it('[ROUTE-10] [HOST-11] tells the host once, whatever the language becomes meanwhile', async () => {
    const { cashier, told } = await renderCashier();
    const state = { message: 'x', stack: '', reference: 'r-1', text: '' };
    await act(async () => cashier.router.navigate('/error', { query: { backRoute: '/deposit' }, state }));
    await screen.findByRole('heading', { name: 'Error occurred' });
    await vi.waitFor(() => expect(told('onDisplayError')).toHaveLength(1));
    await act(async () => cashier.translator.setLocale('es'));
    await vi.waitFor(() => expect(screen.queryByRole('heading', { name: 'Error occurred' })).toBeNull());
    expect(told('onDisplayError')).toHaveLength(1);
    expect(told('Error').filter(({ message }) => message === 'x')).toHaveLength(1);
    // The snackbar speaks the new language too, and alone.
    expect(cashier.notifications.list).toEqual([
      expect.objectContaining({ title: cashier.translator.t('error.snackbar') }),
    ]);
  });

  it.each(['player.blocked', undefined])(
    '[HOST-11] [ROUTE-10] tells the host the code of the refusal, if it has one: %s',
    async code => {
      const { told } = await renderCashier({ answers: { 'methods-payment-v3': refusal(403, code) } });
      await vi.waitFor(() => expect(told('onDisplayError')).toHaveLength(1));
      expect(told('onDisplayError')[0]?.code).toBe(code);
      expect(told('Error').find(({ stack }) => stack !== undefined)?.code).toBe(code);
    },
  );
});
