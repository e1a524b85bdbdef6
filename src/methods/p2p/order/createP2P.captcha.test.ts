import { describe, expect, it, vi } from 'vitest';
import { refusal } from '../../../../tests/support/unit/createFakeTransport';
import { CREATE, INVOICE, openP2P, p2pAnswer } from '../../../../tests/support/unit/openP2P';
import { pendingDeposits } from '../../../flows/deposit/pending/pendingList';

describe('[P2P-02] the captcha of a P2P deposit', () => {
  it('[P2P-02] the captcha’s score goes with it, and then nothing is bypassed', async () => {
    const execute = vi.fn(async () => 'score-1');
    vi.stubGlobal('grecaptcha', { ready: (go: () => void) => go(), execute });
    const { submit, done, transport } = await openP2P(p2pAnswer(), {
      parent: { config: { scoreCaptchaSiteKey: 'site' } },
    });
    submit();
    await done();
    expect(transport.sent(CREATE)).toMatchObject([
      { checkScore: 'score-1', metadata: { isFromChip: false } },
    ]);
    expect(transport.sent(CREATE)[0]?.metadata).not.toHaveProperty('isCaptchaBypassed');
    expect(execute).toHaveBeenCalledWith('site', { action: 'deposit' });
  });

  it('[P2P-02] [CAP-01] a captcha that gives nothing is bypassed, and the host is told why', async () => {
    vi.stubGlobal('grecaptcha', { ready: (go: () => void) => go(), execute: async () => '' });
    const { submit, done, transport, told } = await openP2P(p2pAnswer(), {
      parent: { config: { scoreCaptchaSiteKey: 'site' } },
    });
    submit();
    await done();
    expect(transport.sent(CREATE)).toMatchObject([{ metadata: { isCaptchaBypassed: true } }]);
    expect(told('Error')).toMatchObject([{ message: 'Captcha data empty' }]);
  });

  it('[ERR-04] [CAP-01] where there is no site key it is bypassed too, and the host is told so', async () => {
    const { submit, done, transport, told } = await openP2P(p2pAnswer());
    submit();
    await done();
    expect(transport.sent(CREATE)).toMatchObject([{ metadata: { isCaptchaBypassed: true } }]);
    expect(told('Error')).toMatchObject([{ message: 'Captcha id is empty' }]);
  });

  it.each([
    ['before the create', [], 0],
    ['before its repetition', [refusal(422, 'captcha_required')], 1],
  ])(
    '[P2P-02] [P2P-03] [CAP-01] a player who leaves while it runs, %s, makes no deposit',
    async (_, refused, count) => {
      let isBusy = count === 0;
      const execute = vi.fn(() => (isBusy ? new Promise<string>(() => {}) : Promise.resolve('score-1')));
      vi.stubGlobal('grecaptcha', { ready: (go: () => void) => go(), execute });
      const { submit, done, transport, cashier, told } = await openP2P(null, {
        parent: { config: { scoreCaptchaSiteKey: 'site' } },
      });
      const refuse = () => {
        isBusy = true;
        return refused[0];
      };
      transport.answer(CREATE, refuse, p2pAnswer());
      submit();
      await vi.waitFor(() => expect(execute).toHaveBeenCalledTimes(count + 1), { timeout: 10_000 });
      cashier.router.back();
      await done();
      expect(transport.sent(CREATE)).toHaveLength(count);
      expect(pendingDeposits(cashier)).toEqual([]);
      expect(cashier.notifications.list).toEqual([]);
      expect(told('Metric')).toEqual([]);
    },
  );

  it('captcha_required is answered with one more try, and no third', async () => {
    const required = refusal(422, 'captcha_required');
    const { submit, done, path, transport, cashier } = await openP2P(required);
    submit();
    await done();
    const ids = transport.sent(CREATE).map(({ requestId }) => requestId);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
    expect(cashier.notifications.list).toHaveLength(1);
    transport.answer(CREATE, required, p2pAnswer());
    submit();
    await done();
    expect(path()).toBe(INVOICE);
  });
});
