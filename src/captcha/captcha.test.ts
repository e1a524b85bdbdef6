import { describe, expect, it, vi } from 'vitest';
import { fakeGeetest, PROOF } from '../../tests/support/unit/fakeGeetest';
import { outcome, scripts, setUpCaptcha, URL_OF_SCRIPT } from '../../tests/support/unit/setUpCaptcha';
import { fetchGeetest } from './fetchGeetest';
import type { GeetestWindow } from './geetestTypes';
import { loadScript } from './loadScript';

const captcha = setUpCaptcha();
const request = (given = {}) => ({
  window,
  element: document.body,
  captchaId: 'id',
  locale: 'es-MX',
  scriptUrl: URL_OF_SCRIPT,
  signal: captcha.signal(),
  ...given,
});
describe('[CAP-01] a captcha’s script', () => {
  const load = (url = URL_OF_SCRIPT, signal = captcha.signal()) =>
    loadScript({ document, url, signal, isDefined: () => true });

  it('is loaded once per document, whoever asks', async () => {
    const all = [load(), load()];
    expect(scripts()).toHaveLength(1);
    expect(captcha.addresses().map(String)).toEqual([URL_OF_SCRIPT]);
    scripts()[0]?.dispatchEvent(new Event('load'));
    await Promise.all(all);
    await load();
    expect(scripts()).toHaveLength(1);
  });

  it('is tried three times, and then has failed', async () => {
    const failed = outcome(load());
    for (let attempt = 1; attempt <= 3; attempt++) {
      expect(scripts()).toHaveLength(1);
      scripts()[0]?.dispatchEvent(new Event('error'));
      await vi.advanceTimersByTimeAsync(500 * attempt - 1);
      expect(scripts()).toHaveLength(0);
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(await failed).toBe('Captcha: script failed');
    expect(scripts()).toHaveLength(0);
  });

  it('is taken away when the last one who waits has left', async () => {
    const other = new AbortController();
    const both = [outcome(load()), outcome(load(URL_OF_SCRIPT, other.signal))];
    captcha.leave();
    expect(scripts()).toHaveLength(1);
    other.abort();
    expect(scripts()).toHaveLength(0);
    expect(await Promise.all(both)).toEqual(['Captcha: aborted', 'Captcha: aborted']);
  });

  it('is not asked for once more after the screen was left', async () => {
    const failed = outcome(load());
    scripts()[0]?.dispatchEvent(new Event('error'));
    await vi.advanceTimersByTimeAsync(0);
    captcha.leave();
    expect(await failed).toBe('Captcha: aborted');
    expect(await outcome(load())).toBe('Captcha: aborted');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(captcha.addresses()).toHaveLength(2);
  });

  it.each(['javascript:alert(1)', 'data:text/javascript,1', 'http://captcha.test/a.js', 'https://'])(
    '%s is no address of a script',
    async url => {
      expect(await outcome(load(url))).toBe('Captcha: script failed');
      expect(scripts()).toHaveLength(0);
    },
  );
});

describe('[CAP-01] geetest', () => {
  it.each([
    ['es-MX', 'spa'],
    ['PT', 'por'],
    ['hi-IN', 'eng'],
  ])('is asked under its id, in the language of a player in %s: %s', async (locale, language) => {
    fakeGeetest();
    void outcome(fetchGeetest(request({ locale })));
    const config = { captchaId: 'id', language, product: 'bind', protocol: 'https://' };
    expect(window).toHaveProperty('initGeetest4.mock.lastCall.0', expect.objectContaining(config));
    captcha.leave();
  });

  it.each([
    [URL_OF_SCRIPT, URL_OF_SCRIPT],
    ['', 'https://static.geetest.com/v4/gt4.js'],
  ])(
    'whose address is set as %j comes from %s, and anew where the network has failed it',
    async (scriptUrl, address) => {
      const fetched = outcome(fetchGeetest(request({ scriptUrl })));
      await vi.advanceTimersByTimeAsync(0);
      const runs = fakeGeetest();
      scripts()[0]?.dispatchEvent(new Event('load'));
      await vi.advanceTimersByTimeAsync(0);
      runs[0]?.tell('error', { code: '', msg: 'Network failure' });
      await vi.advanceTimersByTimeAsync(0);
      expect(scripts()).toHaveLength(0);
      expect(window).toHaveProperty('initGeetest4', undefined);
      await vi.advanceTimersByTimeAsync(500);
      expect(scripts()).toHaveLength(1);
      expect(captcha.addresses().map(String)).toEqual([address, address]);
      captcha.leave();
      expect(await fetched).toBe('Captcha: aborted');
    },
  );

  it('that is made after the screen was left is taken away, unseen', async () => {
    const runs = fakeGeetest();
    let hand = () => {};
    const { initGeetest4: init } = window as GeetestWindow;
    Object.assign(window, {
      initGeetest4: (config: never, callback: never) => {
        hand = () => init?.(config, callback);
      },
    });
    const fetched = outcome(fetchGeetest(request()));
    captcha.leave();
    expect(await fetched).toBe('Captcha: aborted');
    hand();
    expect(runs[0]?.captcha.destroy).toHaveBeenCalledOnce();
    runs[0]?.tell('ready');
    expect(runs[0]?.captcha.showCaptcha).not.toHaveBeenCalled();
  });

  it('gives what the player’s answer proves, whatever else it leaves out, and cleans up', async () => {
    const runs = fakeGeetest();
    const fetched = fetchGeetest(request());
    runs[0]?.tell('ready');
    expect(runs[0]?.captcha.showCaptcha).toHaveBeenCalledOnce();
    runs[0]?.tell('success');
    expect(await fetched).toEqual(PROOF);
    expect(runs[0]?.captcha.destroy).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['closed by the player', 'close', undefined, 'Captcha: closed by user'],
    ['failed for a reason nobody knows', 'error', { code: '60500', msg: 'forbidden' }, 'Captcha: unknown'],
    ['with an expired token', 'error', { code: '60999', msg: 'token expired' }, 'Captcha: expired token'],
    ['expired at its server', 'error', { code: '-50305', msg: 'Expried' }, 'Captcha: expired token'],
  ])('%s', async (_, event, failure, message) => {
    const runs = fakeGeetest();
    const fetched = outcome(fetchGeetest(request()));
    runs[0]?.tell('ready');
    runs[0]?.tell(event, failure);
    expect(await fetched).toBe(message);
  });

  it.each<[object | false]>([[false], [{}], [{ ...PROOF, pass_token: '' }]])(
    'with the result %j is empty',
    async result => {
      const runs = fakeGeetest(result);
      const fetched = outcome(fetchGeetest(request()));
      runs[0]?.tell('success');
      expect(await fetched).toBe('Geetest result is empty');
    },
  );

  it('that cannot be shown has failed, and is not waited for', async () => {
    const runs = fakeGeetest();
    const fetched = outcome(fetchGeetest(request()));
    vi.mocked(runs[0]?.captcha.showCaptcha as () => unknown).mockImplementation(() => {
      throw new Error('destroyed');
    });
    runs[0]?.tell('ready');
    expect(await fetched).toBe('Captcha: unknown');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('without an id', async () => {
    fakeGeetest();
    expect(await outcome(fetchGeetest(request({ captchaId: '' })))).toBe('Captcha id is empty');
  });

  it('whose script has defined nothing is an invalid environment, and is loaded anew for the next try', async () => {
    for (const _ of ['first', 'second']) {
      const fetched = outcome(fetchGeetest(request()));
      await vi.advanceTimersByTimeAsync(0);
      expect(scripts()).toHaveLength(1);
      scripts()[0]?.dispatchEvent(new Event('load'));
      expect(await fetched).toBe('Captcha: invalid environment');
      expect(scripts()).toHaveLength(0);
    }
  });

  it('whose script never comes is given up after 30 s, and the script is taken away', async () => {
    const fetched = outcome(fetchGeetest(request()));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(scripts()).toHaveLength(0);
    expect(await fetched).toBe('Captcha: timeout');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that never gets ready is given up after 30 s', async () => {
    fakeGeetest();
    const fetched = outcome(fetchGeetest(request()));
    const settled = vi.fn();
    void fetched.then(settled);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await fetched).toBe('Captcha: timeout');
  });

  it('that stands open for longer than its token lives has expired', async () => {
    const runs = fakeGeetest();
    const fetched = outcome(fetchGeetest(request()));
    runs[0]?.tell('ready');
    await vi.advanceTimersByTimeAsync(300_000);
    expect(await fetched).toBe('Captcha: expired token');
  });

  it('retries a network failure 4 times, 500 ms later each time, and then gives null', async () => {
    const runs = fakeGeetest();
    const fetched = outcome(fetchGeetest(request()));
    for (const [tries, waitMs] of [
      [1, 500],
      [2, 1000],
      [3, 1500],
      [4, 2000],
    ] as const) {
      expect(runs).toHaveLength(tries);
      runs.at(-1)?.tell('error', { code: '60100', msg: 'network error' });
      await vi.advanceTimersByTimeAsync(waitMs - 1);
      expect(runs).toHaveLength(tries);
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(runs).toHaveLength(5);
    runs.at(-1)?.tell('error', { code: '60202' });
    expect(await fetched).toBeNull();
  });

  it('whose clean-up throws leaves nobody waiting', async () => {
    const runs = fakeGeetest();
    const fetched = outcome(fetchGeetest(request()));
    vi.mocked(runs[0]?.captcha.destroy as () => void).mockImplementation(() => {
      throw new TypeError('not there');
    });
    runs[0]?.tell('ready');
    runs[0]?.tell('close');
    expect(await fetched).toBe('Captcha: closed by user');
  });

  it('leaves nothing behind when the screen is left', async () => {
    const runs = fakeGeetest();
    const fetched = outcome(fetchGeetest(request()));
    runs[0]?.tell('ready');
    captcha.leave();
    expect(await fetched).toBe('Captcha: aborted');
    runs[0]?.tell('ready');
    expect(runs[0]?.captcha.showCaptcha).toHaveBeenCalledOnce();
    expect(runs[0]?.captcha.destroy).toHaveBeenCalledOnce();
    expect(await outcome(fetchGeetest(request()))).toBe('Captcha: aborted');
    expect(runs).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
