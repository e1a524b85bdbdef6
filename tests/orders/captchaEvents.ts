import { act } from '@testing-library/react';
import type { TestCashier } from '../support/unit/createTestCashier';
import { type Challenge, fakeGeetest, PROOF } from '../support/unit/fakeGeetest';
import { of } from './controls';
import { settle, type Table, type Take } from './createTable';

/** What is before the player. */
let open: Challenge[] = [];

/** The provider's script, whose challenges end when an order says so. */
export function standInForCaptcha(_: Table, { cashier }: TestCashier): void {
  open = [];
  fakeGeetest(PROOF, challenge => {
    Object.assign(challenge.captcha, {
      showCaptcha: () => open.push(challenge),
      destroy: () => {
        open = open.filter(one => one !== challenge);
      },
    });
    challenge.tell('ready');
  });
  cashier.signal.addEventListener('abort', () => Reflect.deleteProperty(window, 'initGeetest4'));
}

const end =
  (name: 'success' | 'error' | 'close'): Take =>
  async (_: Table, nth: number) => {
    const challenge = of(open, nth);
    if (!challenge) return null;
    await act(async () => challenge.tell(name, { code: nth % 2 === 0 ? '60500' : '60204' }));
    await settle();
    return `captcha: ${name}`;
  };

/** What becomes of a captcha. */
export const CAPTCHA_EVENTS = {
  solve: end('success'),
  fail: end('error'),
  shut: end('close'),
} satisfies Record<string, Take>;

/** Waits for its score: nobody sees it. */
let scores: { resolve(token: string): void; reject(error: Error): void }[] = [];

/** The score-based provider's script, whose answers come when an order says so. */
export function standInForScore(_: Table, { cashier }: TestCashier): void {
  scores = [];
  const execute = () =>
    new Promise<string>((resolve, reject) => {
      scores.push({ resolve, reject });
    });
  Object.assign(window, { grecaptcha: { ready: (callback: () => void) => callback(), execute } });
  cashier.signal.addEventListener('abort', () => Reflect.deleteProperty(window, 'grecaptcha'));
}

/** What becomes of a score: it comes, late perhaps, or fails, or is empty. */
export const SCORE_EVENTS = {
  score: async (_: Table, nth: number) => {
    const [one] = scores.splice(nth % Math.max(1, scores.length), 1);
    if (!one) return null;
    const end = of(['given', 'given', 'given', 'empty', 'failed'] as const, nth) ?? 'given';
    await act(async () => {
      if (end === 'failed') one.reject(new Error('No score'));
      else one.resolve(end === 'given' ? 'token' : '');
    });
    await settle();
    return `score: ${end}`;
  },
} satisfies Record<string, Take>;
