import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal } from '../../../../tests/support/unit/createFakeTransport';
import { deferred } from '../../../../tests/support/unit/deferred';
import { fakeGeetest, PROOF } from '../../../../tests/support/unit/fakeGeetest';
import { CREATE, created, openSubmit as open, setUpBrowser } from '../../../../tests/support/unit/openSubmit';
import { sampleMethod } from '../../../../tests/support/unit/samples';

const browser = setUpBrowser();

describe('a deposit by a method with a captcha', () => {
  const method = sampleMethod({ name: 'tpay_one_click' });
  /** What the provider's script was asked for. */
  const asked = (): unknown => Reflect.get(window, 'initGeetest4');

  beforeEach(() => {
    fakeGeetest(PROOF, ({ tell }) => queueMicrotask(() => tell('success')));
  });

  it.each([
    ['the parent’s id', { geetestCaptchaId: 'own', schema: { meta: { geetestCaptchaId: 'other' } } }],
    ['the schema’s id', { schema: { meta: { geetestCaptchaId: 'own' } } }],
  ])('[CAP-01] [DEP-02] asks under %s, and sends what the answer proves', async (_, parent) => {
    const { submit, done, transport, path } = await open(created(), { parent });
    submit({ method });
    await done();
    expect(asked()).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ captchaId: 'own' }),
      expect.any(Function),
    );
    expect(transport.sent(CREATE)).toMatchObject([
      {
        geetestCaptchaOutput: 'out',
        geetestGenTime: '1',
        geetestLotNumber: 'lot',
        geetestPassToken: 'pass',
      },
    ]);
    expect(path()).toBe('/deposit/complete');
  });

  it('[CAP-01] [DEP-01] without an id sends nothing, and says so', async () => {
    const { submit, done, transport, told, cashier } = await open(created());
    submit({ method });
    await done();
    expect(transport.sent(CREATE)).toEqual([]);
    expect(told('Error')).toMatchObject([{ message: 'geetestCaptchaId is required' }]);
    expect(cashier.notifications.list).toHaveLength(1);
    expect(browser.popUp.close).toHaveBeenCalled();
  });

  it('[CAP-01] is not asked for once more over another screen', async () => {
    const answer = deferred();
    const parent = { geetestCaptchaId: 'own' };
    const { submit, done, transport, cashier } = await open(() => answer.promise, { parent });
    submit({ method });
    await vi.waitFor(() => expect(transport.sent(CREATE)).toHaveLength(1));
    cashier.router.navigate('/withdrawal', { isReset: true });
    answer.reject(refusal(400, 'captcha_required'));
    await done();
    expect(asked()).toHaveBeenCalledOnce();
    expect(transport.sent(CREATE)).toHaveLength(1);
    expect(cashier.notifications.list).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });
});
