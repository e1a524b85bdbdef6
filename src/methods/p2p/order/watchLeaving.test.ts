import { describe, expect, it, vi } from 'vitest';
import { networkFailure } from '../../../../tests/support/unit/createFakeTransport';
import { deferred } from '../../../../tests/support/unit/deferred';
import { CLOSE, INVOICE, openP2P, p2pAnswer } from '../../../../tests/support/unit/openP2P';
import { p2pOf } from '../p2pOf';

const LEFT = { paymentMethod: 'card_p2p_uz_humo', paymentMethodText: 'Humo' };

describe('[P2P-06] leaving while it is created', () => {
  it('inside the widget is said by an ordinary call, once; the answer moves nobody', async () => {
    const answer = deferred();
    const { submit, done, path, transport, sending, cashier } = await openP2P(() => answer.promise);
    const beacon = vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
    submit();
    await sending();
    cashier.router.navigate('/deposit', { isReset: true });
    cashier.router.navigate('/deposit/region');
    window.dispatchEvent(new Event('pagehide'));
    answer.resolve(p2pAnswer());
    await done();
    expect(transport.sent(CLOSE)).toEqual([{ ...LEFT, userId: '' }]);
    expect(beacon).not.toHaveBeenCalled();
    expect(path()).toBe('/deposit/region');
  });

  it.each([
    ['a text', 'u-7', 'u-7'],
    ['a number', 7, '7'],
    ['neither', { id: 7 }, ''],
  ])('without a userId says the id of the user: %s', async (_, id, userId) => {
    const { submit, transport, sending, cashier } = await openP2P(() => new Promise(() => {}), {
      parent: { user: { id } },
    });
    submit();
    await sending();
    cashier.router.navigate('/deposit');
    expect(transport.sent(CLOSE)).toEqual([{ ...LEFT, userId }]);
  });

  it.each([['the page closes'], ['the widget is removed']])(
    '[API-01] when %s it is said by a request that outlives it, once, with the headers of any call',
    async way => {
      const { submit, transport, sending, cashier } = await openP2P(() => new Promise(() => {}), {
        parent: { host: 'https://bank.test/', userId: 'u-1', isMobileApp: true },
      });
      const beacon = vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
      submit();
      await sending();
      if (way === 'the page closes') window.dispatchEvent(new Event('pagehide'));
      cashier.dispose();
      window.dispatchEvent(new Event('pagehide'));
      expect(transport.sent(CLOSE)).toEqual([]);
      expect(beacon).toHaveBeenCalledOnce();
      expect(beacon).toHaveBeenCalledWith(
        'https://bank.test/api/BANKING/session-form-on-close-modal',
        expect.objectContaining({
          method: 'POST',
          keepalive: true,
          headers: {
            'Content-Type': 'application/json',
            'Cache-Control': 'no-cache',
            'extra-params': '{"platformVersion":"redesign","isMobileApp":true}',
            Authorization: 'Bearer parent-token',
          },
          body: JSON.stringify({ ...LEFT, userId: 'u-1' }),
        }),
      );
    },
  );

  it('a page that goes breaks the call off before it says so: it is said all the same', async () => {
    const answer = deferred();
    const { submit, sending } = await openP2P(() => answer.promise);
    const beacon = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    submit();
    await sending();
    answer.reject(networkFailure());
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    window.dispatchEvent(new Event('pagehide'));
    expect(beacon).toHaveBeenCalledOnce();
  });

  it('a lost answer that is found again leads on without a word', async () => {
    const { submit, done, transport, path } = await openP2P(networkFailure(), {
      answers: {
        'deposit-status': { depositId: 'd-1', status: 'waiting' },
        'deposit-check': p2pAnswer({ exists: true }),
      },
    });
    submit();
    await done();
    expect(path()).toBe(INVOICE);
    expect(transport.sent(CLOSE)).toEqual([]);
  });

  it('after it was created there is nothing to say', async () => {
    const { submit, done, transport, cashier } = await openP2P(p2pAnswer());
    submit();
    await done();
    cashier.router.navigate('/deposit');
    expect(transport.sent(CLOSE)).toEqual([]);
    expect(p2pOf(cashier).creation).toBeNull();
  });
});
