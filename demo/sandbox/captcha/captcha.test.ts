import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

interface Captcha {
  onReady(run: () => void): Captcha;
  onSuccess(run: () => void): Captcha;
  onError(run: (error: { code: string }) => void): Captcha;
  onClose(run: () => void): Captcha;
  showCaptcha(): Captcha;
  getValidate(): Record<string, string> | false;
  destroy(): void;
}

declare global {
  var initGeetest4: (config: { captchaId: string }, callback: (captcha: Captcha) => void) => void;
  var grecaptcha: {
    ready(run: () => void): void;
    execute(key: string, options: { action: string }): Promise<string>;
  };
}

beforeAll(() => {
  for (const name of ['gt4.js', 'score.js']) {
    runInThisContext(readFileSync(join(import.meta.dirname, name), 'utf8'));
  }
});
afterEach(() => document.body.replaceChildren());

/** What a captcha id ends in, pressing the dialog's button of that name where one shows. */
function outcomeOf(captchaId: string, button?: string): Promise<unknown> {
  return new Promise(resolve => {
    globalThis.initGeetest4({ captchaId }, captcha => {
      captcha
        .onReady(() => {
          captcha.showCaptcha();
          const buttons = [...document.querySelectorAll('[role=dialog] button')];
          const pressed = buttons.find(one => one.textContent === button);
          if (pressed instanceof HTMLElement) pressed.click();
        })
        .onSuccess(() => resolve(captcha.getValidate()))
        .onError(error => resolve(error.code))
        .onClose(() => resolve('closed'));
    });
  });
}

describe('the geetest stand-in', () => {
  it('gives the four values once the player pressed the button, and removes its dialog', async () => {
    expect(await outcomeOf('any', 'I am a person')).toMatchObject({
      lot_number: expect.stringMatching(/^sandbox-/),
      pass_token: 'sandbox-pass-token',
      gen_time: expect.stringMatching(/^\d+$/),
      captcha_output: 'sandbox-captcha-output',
    });
    expect(document.querySelector('[role=dialog]')).toBeNull();
  });

  it.each([
    ['any', 'Close', 'closed'],
    ['sandbox-error', undefined, '60500'],
    ['sandbox-network', undefined, '60100'],
  ])('%s %s ends as %s', async (captchaId, button, outcome) => {
    expect(await outcomeOf(captchaId, button)).toBe(outcome);
  });

  it('answers by itself for sandbox-auto', async () => {
    expect(await outcomeOf('sandbox-auto')).toMatchObject({ captcha_id: 'sandbox-auto' });
  });
});

describe('the score stand-in', () => {
  it('gives a token for the action, or fails on purpose', async () => {
    await new Promise<void>(resolve => globalThis.grecaptcha.ready(resolve));
    expect(await globalThis.grecaptcha.execute('key', { action: 'p2p' })).toMatch(/^sandbox-score-p2p-/);
    await expect(globalThis.grecaptcha.execute('sandbox-error', { action: 'p2p' })).rejects.toThrow();
  });
});
