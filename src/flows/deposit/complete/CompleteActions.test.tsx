import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { setUpBrowser } from '../../../../tests/support/unit/openSubmit';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { sampleMethod } from '../../../../tests/support/unit/samples';
import { startTransaction } from '../submit/startTransaction';
import { CompleteScreen } from './CompleteScreen';

const browser = setUpBrowser();

describe('[DEP-04] its page, opened again', () => {
  async function pressAgain(name: string, { isRefused = false } = {}) {
    const { player, cashier, told } = await renderCashier(
      {
        answers: { 'deposit-status': { status: 'waiting' } },
        prepare: ({ cashier }) => {
          const ids = { depositId: 'd-1' };
          startTransaction(cashier, { method: sampleMethod({ name }), amount: 5, fields: {} }, ids);
          cashier.transaction.redirect = { url: 'https://pay.example/x', method: 'GET', data: {} };
          cashier.router.navigate('/deposit/complete');
          if (isRefused)
            cashier.handle.element.addEventListener('before-redirect', event => event.preventDefault());
        },
      },
      <CompleteScreen />,
    );
    await player.click(screen.getByRole('button', { name: 'Open the payment page again' }));
    return { path: cashier.router.current().path, told };
  }

  it('is there with one press, without an opener', async () => {
    const { path } = await pressAgain('card');
    expect(browser.popUp.location.replace).toHaveBeenCalledExactlyOnceWith('https://pay.example/x');
    expect(browser.popUp).toMatchObject({ opener: null });
    expect(path).toBe('/deposit/complete');
  });

  it('is a link away where the browser opens no window', async () => {
    vi.stubGlobal('open', () => null);
    const { path } = await pressAgain('card');
    expect(path).toBe('/form');
  });

  it('is opened by the host where that opens it, and in no window', async () => {
    const open = vi.fn();
    vi.stubGlobal('open', open);
    const { told, path } = await pressAgain('phone_pe');
    expect(told('onExternalRedirectEvent')).toHaveLength(1);
    expect(open).not.toHaveBeenCalled();
    expect(path).toBe('/deposit/complete');
  });

  it('is not opened where the host refuses it', async () => {
    const { path } = await pressAgain('card', { isRefused: true });
    expect(browser.popUp.location.replace).not.toHaveBeenCalled();
    expect(browser.popUp.close).toHaveBeenCalled();
    expect(path).toBe('/form');
  });
});
