import { describe, expect, it, vi } from 'vitest';
import { deferred } from '../../../../tests/support/unit/deferred';
import { openHeld } from '../../../../tests/support/unit/openHeld';
import { created, popUp } from '../../../../tests/support/unit/openSubmit';
import { sampleMethod } from '../../../../tests/support/unit/samples';
import type { HoldEvent, HoldEvents } from '../../../host/HoldEvent';
import { submitWithdrawal } from '../../withdrawal/submit/submitWithdrawal';

const source = 'https://pay.test/start?session=canary';

describe('[DEP-01] before-submit', () => {
  it('bubbles, tells the facts and none of the fields, and holds nothing where nobody answers', async () => {
    popUp();
    const { on, submit, done, transport, element } = await openHeld();
    const heard: unknown[] = [];
    on('before-submit', event => {
      heard.push(event.detail, event.bubbles && event.composed && event.cancelable, event.target === element);
      expect(Object.isFrozen(event.detail)).toBe(true);
    });
    submit();
    await done();
    const facts = { action: 'deposit', paymentMethod: sampleMethod().name, amount: 100, currency: 'MXN' };
    expect(heard).toEqual([facts, true, true]);
    expect(transport.sent('deposit-create')).toHaveLength(1);
  });

  it('refused in the click: no window, no call, and the player reads the reason', async () => {
    const window1 = popUp();
    const { on, submit, done, transport, shown, told } = await openHeld();
    on('before-submit', event => event.refuse('  Raise your limit first. '));
    submit();
    await done();
    expect(window1.open).not.toHaveBeenCalled();
    expect(transport.calls).toEqual([]);
    expect(shown()).toEqual(['Raise your limit first.']);
    expect(told('onDisplayError')).toMatchObject([{ code: 'host.refused' }]);
    expect(told('Error')).toEqual([]);
  });

  it('preventDefault alone refuses in the widget’s words', async () => {
    const { on, submit, done, transport, shown } = await openHeld();
    on('before-submit', event => event.preventDefault());
    submit();
    await done();
    expect(transport.calls).toEqual([]);
    expect(shown()).toEqual(['The site you are on did not allow this.']);
  });

  it('[HOST-01] a page with a Promise of its own, as of Zone.js, holds it all the same', async () => {
    popUp();
    vi.stubGlobal('Promise', class extends Promise<unknown> {});
    const { on, submit, done, transport } = await openHeld();
    on('before-submit', event => event.respondWith(Promise.resolve(true)));
    submit();
    await done();
    expect(transport.sent('deposit-create')).toHaveLength(1);
  });

  it('a promise that fails after another listener has refused is no unhandled rejection of the page', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    const { on, submit, done, shown } = await openHeld();
    on('before-submit', event => event.respondWith(Promise.reject(new Error('offline'))));
    on('before-submit', event => event.refuse('Not today.'));
    submit();
    await done();
    await new Promise(resolve => setTimeout(resolve));
    process.off('unhandledRejection', unhandled);
    expect(shown()).toEqual(['Not today.']);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it('[DEP-04] held: the window opens in the click, nothing is sent until the host accepts', async () => {
    const window1 = popUp();
    const answer = deferred<boolean>();
    const { on, submit, done, transport, cashier } = await openHeld(created({ source }));
    on('before-submit', event => event.respondWith(answer.promise));
    submit();
    expect(window1.open).toHaveBeenCalledOnce();
    submit();
    await Promise.resolve();
    expect(transport.calls).toEqual([]);
    expect(cashier.deposit.isSubmitting).toBe(true);
    answer.resolve(true);
    await done();
    expect(transport.sent('deposit-create')).toHaveLength(1);
    expect(window1.location.replace).toHaveBeenCalledOnce();
    expect(window1.open).toHaveBeenCalledOnce();
  });

  const refusals: [string, () => unknown, string][] = [
    ['false', () => false, 'The site you are on did not allow this.'],
    ['a reason', () => ({ isAccepted: false, reason: 'Accept the terms.' }), 'Accept the terms.'],
    ['a rejection', () => Promise.reject(new Error('canary')), 'The site you are on did not allow this.'],
    ['what is no answer', () => 'yes', 'The site you are on did not allow this.'],
    [
      'a reason that is no text',
      () => ({ isAccepted: false, reason: { a: 1 } }),
      'The site you are on did not allow this.',
    ],
  ];

  it.each(refusals)('held and refused by %s: the window closes, nothing is made', async (_, answer, text) => {
    const window1 = popUp();
    const { on, submit, done, transport, shown } = await openHeld();
    on('before-submit', event => event.respondWith(Promise.resolve().then(answer) as Promise<boolean>));
    submit();
    await done();
    expect(window1.close).toHaveBeenCalled();
    expect(transport.calls).toEqual([]);
    expect(shown()).toEqual([text]);
  });

  it('all who hold must accept, and the first refusal decides without waiting for the rest', async () => {
    const { on, submit, done, transport, shown } = await openHeld();
    on('before-submit', event => event.respondWith(new Promise(() => {})));
    on('before-submit', event => event.respondWith({ isAccepted: false, reason: 'No.' }));
    submit();
    await done();
    expect(transport.calls).toEqual([]);
    expect(shown()).toEqual(['No.']);
  });

  it.each([
    [{}, 60_000],
    [{ hostAnswerTimeoutMs: 5000 }, 5000],
    [{ hostAnswerTimeoutMs: 3e9 }, 2 ** 31 - 1],
  ])('a host that never answers has refused after the limit: config %j', async (config, limitMs) => {
    const window1 = popUp();
    const { on, submit, transport, shown, cashier } = await openHeld(created(), { parent: { config } });
    vi.useFakeTimers();
    on('before-submit', event => event.respondWith(new Promise(() => {})));
    submit();
    await vi.advanceTimersByTimeAsync(limitMs - 1);
    expect(cashier.deposit.isSubmitting).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(cashier.deposit.isSubmitting).toBe(false);
    expect(window1.close).toHaveBeenCalled();
    expect(transport.calls).toEqual([]);
    expect(shown()).toEqual(['The site you are on did not answer in time. Please try again.']);
  });

  it('an answer after the dispatch is an error of the host’s code', async () => {
    const { on, submit, done } = await openHeld();
    const events: HoldEvent<HoldEvents['before-submit']>[] = [];
    on('before-submit', event => events.push(event));
    submit();
    expect(() => events[0]?.respondWith(false)).toThrow(DOMException);
    expect(() => events[0]?.refuse()).toThrow(DOMException);
    await done();
  });

  it('a player who has left meanwhile makes no deposit, whatever the host says', async () => {
    popUp();
    const answer = deferred<boolean>();
    const { on, submit, done, transport, shown, cashier } = await openHeld();
    on('before-submit', event => event.respondWith(answer.promise));
    submit();
    cashier.router.navigate('/withdrawal');
    answer.resolve(true);
    await done();
    expect(transport.calls).toEqual([]);
    expect(shown()).toEqual([]);
  });

  it('a player who has left need not wait for the host: another form is free at once', async () => {
    const window1 = popUp();
    const answer = deferred<boolean>();
    const { on, submit, done, transport, cashier } = await openHeld();
    on('before-submit', event => event.respondWith(answer.promise));
    submit();
    cashier.router.navigate('/deposit', { isReset: true });
    await done();
    expect(window1.close).toHaveBeenCalled();
    answer.resolve(true);
    await answer.promise;
    expect(transport.calls).toEqual([]);
  });

  it('[HOST-05] the widget’s end ends the hold', async () => {
    const window1 = popUp();
    const { on, submit, transport, cashier } = await openHeld();
    on('before-submit', event => event.respondWith(new Promise(() => {})));
    submit();
    cashier.dispose();
    await vi.waitFor(() => expect(window1.close).toHaveBeenCalled());
    expect(transport.calls).toEqual([]);
  });

  it('[WD-02] covers withdrawals: the reason stands on the confirm screen, and nothing is sent', async () => {
    const { on, cashier, transport } = await openHeld();
    const method = sampleMethod({ name: 'bank' });
    const draft = {
      method,
      amount: 50,
      currency: 'MXN',
      accountType: 'main',
      fields: {},
      details: [],
    } as const;
    Object.assign(cashier.withdrawal, { draft: { ...draft, details: [] } });
    cashier.router.navigate('/withdrawal/confirm');
    const heard: unknown[] = [];
    on('before-submit', event => {
      heard.push(event.detail);
      event.refuse('Verify your identity.');
    });
    submitWithdrawal(cashier);
    await vi.waitFor(() => expect(cashier.withdrawal.isSubmitting).toBe(false));
    expect(heard).toEqual([{ action: 'withdrawal', paymentMethod: 'bank', amount: 50, currency: 'MXN' }]);
    expect(cashier.withdrawal.refusal?.text()).toBe('Verify your identity.');
    expect(transport.sent('withdrawal-create')).toEqual([]);
  });
});
