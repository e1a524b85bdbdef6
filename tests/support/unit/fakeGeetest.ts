import { vi } from 'vitest';
import type { Geetest, GeetestData, GeetestFailure, GeetestWindow } from '../../../src/captcha/geetestTypes';

export const PROOF: GeetestData = {
  lot_number: 'lot',
  pass_token: 'pass',
  gen_time: '1',
  captcha_output: 'out',
};

/** A challenge that its test, or an order, ends by hand. */
export interface Challenge {
  captcha: Geetest;
  /** `ready`, `success`, `error`, `close`. */
  tell(name: string, failure?: GeetestFailure): void;
}

/** The provider's script in the window: gives its challenges, the first one first. `onBegun` hears each. */
export function fakeGeetest(
  result: object | false = PROOF,
  onBegun: (challenge: Challenge) => void = () => {},
): Challenge[] {
  const challenges: Challenge[] = [];
  const init: GeetestWindow['initGeetest4'] = (_config, callback) => {
    const listeners = new Map<string, (failure?: GeetestFailure) => void>();
    const on = (name: string) => (listener: (failure?: GeetestFailure) => void) => {
      listeners.set(name, listener);
      return captcha;
    };
    const captcha: Geetest = {
      onReady: on('ready'),
      onSuccess: on('success'),
      onError: on('error'),
      onClose: on('close'),
      showCaptcha: vi.fn(),
      getValidate: () => result,
      destroy: vi.fn(),
    };
    const challenge: Challenge = { captcha, tell: (name, failure) => listeners.get(name)?.(failure) };
    challenges.push(challenge);
    callback(captcha);
    onBegun(challenge);
  };
  vi.stubGlobal('initGeetest4', vi.fn(init));
  return challenges;
}
