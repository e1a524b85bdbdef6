import { afterEach, describe, expect, it, vi } from 'vitest';
import { deferred } from '../../../tests/support/unit/deferred';
import { CLOSE, openP2P, p2pAnswer } from '../../../tests/support/unit/openP2P';
import { p2pOf } from './p2pOf';

const LEFT = { paymentMethod: 'card_p2p_uz_humo', paymentMethodText: 'Humo' };

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('[P2P-06] leaving while it is created', () => {
  it('inside the widget is said by an ordinary call, once; the answer moves nobody', async () => {
    const answer = deferred();
    const { submit, done, path, transport, sending, cashier } = await openP2P(() => answer.promise);
    const beacon = vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
    submit();
    await sending();
    cashier.router.navigate('/deposit');
    cashier.router.navigate('/deposit/region');
    window.dispatchEvent(new Event('pagehide'));
    answer.resolve(p2pAnswer());
    await done();
    expect(transport.sent(CLOSE)).toEqual([{ ...LEFT, userId: '' }]);
    expect(beacon).not.toHaveBeenCalled();
    expect(path()).toBe('/deposit/region');
  });

  it.each([['the page closes'], ['the widget is removed']])(
    'when %s it is said by a request that outlives it, once',
    async way => {
      const { submit, transport, sending, cashier } = await openP2P(() => new Promise(() => {}), {
        parent: { host: 'https://bank.test/', userId: 'u-1' },
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
          headers: { 'Content-Type': 'application/json', Authorization: 'Bearer parent-token' },
          body: JSON.stringify({ ...LEFT, userId: 'u-1' }),
        }),
      );
    },
  );

  it('after it was created there is nothing to say', async () => {
    const { submit, done, transport, cashier } = await openP2P(p2pAnswer());
    submit();
    await done();
    cashier.router.navigate('/deposit');
    expect(transport.sent(CLOSE)).toEqual([]);
    expect(p2pOf(cashier).creation).toBeNull();
  });
});
