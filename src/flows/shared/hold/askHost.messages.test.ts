import { describe, expect, it, vi } from 'vitest';
import { openHeld } from '../../../../tests/support/unit/openHeld';
import { created, popUp } from '../../../../tests/support/unit/openSubmit';
import { sampleMethod } from '../../../../tests/support/unit/samples';

const source = 'https://pay.test/start?session=canary';

describe('[DEP-01] a host that is reached by messages', () => {
  const hostHolds = ['before-submit'];
  const refused = 'The site you are on did not allow this.';

  it('is asked about the steps it has named, with the facts alone', async () => {
    popUp();
    const ask = vi.fn(async () => ({ id: 'q', isAccepted: true }));
    const { submit, done, transport } = await openHeld(created({ source }), {
      parent: { hostHolds },
      host: { ask },
    });
    submit();
    await done();
    const facts = { action: 'deposit', paymentMethod: sampleMethod().name, amount: 100, currency: 'MXN' };
    expect(ask.mock.calls).toEqual([[{ step: 'before-submit', ...facts }, expect.any(AbortSignal)]]);
    expect(transport.sent('deposit-create')).toHaveLength(1);
  });

  it('that has named none is never waited for', async () => {
    popUp();
    const ask = vi.fn(() => new Promise(() => {}));
    const { submit, done, transport } = await openHeld(created(), { host: { ask } });
    submit();
    await done();
    expect(ask).not.toHaveBeenCalled();
    expect(transport.sent('deposit-create')).toHaveLength(1);
  });

  const answers: [string, () => Promise<unknown>, string][] = [
    ['a reason', async () => ({ id: 'q', isAccepted: false, reason: 'Verify first.' }), 'Verify first.'],
    ['no clear yes', async () => ({ id: 'q', isAccepted: 'true' }), refused],
    ['no way to ask it', () => Promise.reject(new Error('canary')), refused],
  ];
  it.each(answers)('refuses by %s: the window closes, nothing is made', async (_, ask, text) => {
    const window1 = popUp();
    const { submit, done, transport, shown } = await openHeld(created(), {
      parent: { hostHolds },
      host: { ask },
    });
    submit();
    expect(window1.open).toHaveBeenCalledOnce();
    await done();
    expect(window1.close).toHaveBeenCalled();
    expect(transport.calls).toEqual([]);
    expect(shown()).toEqual([text]);
  });

  it('is not asked what the page around the element has refused, and both must accept', async () => {
    const ask = vi.fn(async () => ({ id: 'q', isAccepted: true }));
    const { on, submit, done, transport, shown } = await openHeld(created(), {
      parent: { hostHolds },
      host: { ask },
    });
    on('before-submit', event => event.refuse('Not here.'));
    submit();
    await done();
    expect(ask).not.toHaveBeenCalled();
    expect(transport.calls).toEqual([]);
    expect(shown()).toEqual(['Not here.']);
  });

  it('that never answers has refused after the limit', async () => {
    popUp();
    const never = () => new Promise(() => {});
    const config = { hostAnswerTimeoutMs: 5000 };
    const { submit, transport, shown } = await openHeld(created(), {
      parent: { hostHolds, config },
      host: { ask: never },
    });
    vi.useFakeTimers();
    submit();
    await vi.advanceTimersByTimeAsync(5000);
    expect(transport.calls).toEqual([]);
    expect(shown()).toEqual(['The site you are on did not answer in time. Please try again.']);
  });
});
