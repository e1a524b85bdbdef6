import { describe, expect, it, vi } from 'vitest';
import { deferred } from '../../../../tests/support/unit/deferred';
import { openHeld } from '../../../../tests/support/unit/openHeld';
import { created, popUp } from '../../../../tests/support/unit/openSubmit';
import { sampleMethod } from '../../../../tests/support/unit/samples';

const source = 'https://pay.test/start?session=canary';

/** Submitted; the host holds the way to the payer's page. */
async function holdRedirect() {
  const window1 = popUp();
  const answer = deferred<boolean>();
  const { on, submit, done, cashier } = await openHeld(created({ source }));
  on('before-redirect', event => event.respondWith(answer.promise));
  submit();
  await vi.waitFor(() => expect(cashier.router.current().path).toBe('/form'));
  return { window1, answer, done, cashier };
}

describe('[DEP-04] before-redirect', () => {
  it('tells where to, without the address’s secrets', async () => {
    popUp();
    const { on, submit, done } = await openHeld(
      created({ source, method: 'POST', data: { canary: 'canary' } }),
    );
    const heard: unknown[] = [];
    on('before-redirect', event => heard.push(event.detail));
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    submit();
    await done();
    expect(heard).toEqual([
      {
        origin: 'https://pay.test',
        method: 'POST',
        paymentMethod: sampleMethod().name,
        amount: 100,
        currency: 'MXN',
        depositId: 'd-1',
      },
    ]);
  });

  it('names an app by its scheme', async () => {
    const { on, submit, done } = await openHeld(created({ source: 'upi://pay?pa=canary' }));
    const heard: unknown[] = [];
    on('before-redirect', event => heard.push(event.detail.origin));
    submit({ method: sampleMethod({ name: 'upi' }) });
    await done();
    expect(heard).toEqual(['upi:']);
  });

  it('refused: the window closes, the reason shows, and the page stays a click away', async () => {
    const window1 = popUp();
    const { on, submit, done, shown, cashier } = await openHeld(created({ source }));
    on('before-redirect', event => event.refuse('Not today.'));
    submit();
    await done();
    expect(window1.close).toHaveBeenCalled();
    expect(window1.location.replace).not.toHaveBeenCalled();
    expect(shown()).toEqual(['Not today.']);
    expect(cashier.router.current()).toMatchObject({ path: '/form', query: { next: '/deposit/complete' } });
  });

  it('held: the player waits where the page is a click away, and goes on when the host accepts', async () => {
    const { window1, answer, done, cashier } = await holdRedirect();
    expect(cashier.transaction.isRedirectHeld).toBe(true);
    expect(window1.location.replace).not.toHaveBeenCalled();
    answer.resolve(true);
    await done();
    expect(window1.location.replace).toHaveBeenCalledOnce();
    expect(cashier.transaction.isRedirectHeld).toBe(false);
    expect(cashier.router.current().path).toBe('/deposit/complete');
  });

  it('held after a step back: the way to the page where the player waits is no leaving', async () => {
    const window1 = popUp();
    const answer = deferred<boolean>();
    const { on, submit, done, shown, cashier } = await openHeld(created({ source }));
    cashier.router.navigate('/deposit/bonus-details');
    cashier.router.back();
    on('before-redirect', event => event.respondWith(answer.promise));
    submit();
    await vi.waitFor(() => expect(cashier.router.current().path).toBe('/form'));
    answer.resolve(true);
    await done();
    expect(shown()).toEqual([]);
    expect(window1.location.replace).toHaveBeenCalledOnce();
  });

  it('held and left: the window closes, and the player stays where they went', async () => {
    const { window1, answer, done, cashier } = await holdRedirect();
    cashier.router.navigate('/deposit', { isReset: true });
    await done();
    expect(cashier.transaction.isRedirectHeld).toBe(false);
    answer.resolve(true);
    await answer.promise;
    expect(window1.close).toHaveBeenCalled();
    expect(window1.location.replace).not.toHaveBeenCalled();
    expect(cashier.router.current().path).toBe('/deposit');
  });
});
