import { describe, expect, it, vi } from 'vitest';
import { outcome, scripts, setUpCaptcha, URL_OF_SCRIPT } from '../../tests/support/unit/setUpCaptcha';
import { fetchScore } from './fetchScore';

const captcha = setUpCaptcha();

describe('[CAP-01] the score', () => {
  const score = (given = {}) =>
    fetchScore({
      window,
      siteKey: 'key',
      scriptUrl: URL_OF_SCRIPT,
      action: 'deposit',
      signal: captcha.signal(),
      ...given,
    });
  const provide = (execute: () => Promise<unknown>) =>
    Object.assign(window, {
      grecaptcha: { ready: (callback: () => void) => callback(), execute: vi.fn(execute) },
    }).grecaptcha;

  it('is the token for the site key and the action', async () => {
    const { execute } = provide(async () => 'token');
    expect(await score()).toBe('token');
    expect(execute).toHaveBeenCalledWith('key', { action: 'deposit' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is asked for as soon as the captcha is ready, and no sooner', async () => {
    const provided = provide(async () => 'token');
    let begin = () => {};
    provided.ready = callback => {
      begin = callback;
    };
    const token = score();
    await vi.advanceTimersByTimeAsync(1000);
    expect(provided.execute).not.toHaveBeenCalled();
    begin();
    expect(await token).toBe('token');
  });

  it.each([
    [URL_OF_SCRIPT, URL_OF_SCRIPT],
    ['', 'https://www.google.com/recaptcha/api.js?render=a%26b'],
  ])('whose address is set as %j comes from %s', async (scriptUrl, address) => {
    const token = score({ scriptUrl, siteKey: 'a&b' });
    await vi.advanceTimersByTimeAsync(0);
    expect(captcha.addresses().map(String)).toEqual([address]);
    provide(async () => 'token');
    scripts()[0]?.dispatchEvent(new Event('load'));
    expect(await token).toBe('token');
  });

  it.each([
    ['fails', async () => Promise.reject(new Error('site key')), 'Captcha: unknown'],
    ['gives nothing', async () => '', 'Captcha data empty'],
  ])('that %s is an error of ours', async (_, execute, message) => {
    provide(execute);
    expect(await outcome(score())).toBe(message);
  });

  it('whose script has defined nothing is loaded anew for the next try', async () => {
    const failed = outcome(score());
    await vi.advanceTimersByTimeAsync(0);
    scripts()[0]?.dispatchEvent(new Event('load'));
    expect(await failed).toBe('Captcha: invalid environment');
    expect(scripts()).toHaveLength(0);
  });

  it('without a key, without an answer for 30 s, and on a screen that was left', async () => {
    provide(() => new Promise(() => {}));
    expect(await outcome(score({ siteKey: '' }))).toBe('Captcha id is empty');
    const late = outcome(score());
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await late).toBe('Captcha: timeout');
    const left = outcome(score());
    captcha.leave();
    expect(await left).toBe('Captcha: aborted');
    expect(await outcome(score())).toBe('Captcha: aborted');
  });
});
