import { sleep } from '../lib/sleep';
import { GEETEST_RETRIES, GEETEST_RETRY_STEP_MS } from '../spec/timers';
import { CaptchaError, toCaptchaError } from './CaptchaError';
import type { GeetestData, GeetestWindow } from './geetestTypes';
import { loadScript, removeScript } from './loadScript';
import { type GeetestRun, runGeetest } from './runGeetest';
import { withTimeLimit } from './withTimeLimit';

/** The provider's own address. */
const GEETEST_SCRIPT_URL = 'https://static.geetest.com/v4/gt4.js';

interface GeetestRequest extends GeetestRun {
  /** '' for the provider's own. */
  scriptUrl: string;
}

/**
 * Geetest v4's answer for a player (CAP-01). A network failure is retried 4 times, each time 500 ms later;
 * `null` if all of them fail. Rejects with a CaptchaError for everything else.
 */
export async function fetchGeetest(request: GeetestRequest): Promise<GeetestData | null> {
  const { signal } = request;
  const window: GeetestWindow = request.window;
  const { document } = window;
  const url = request.scriptUrl || GEETEST_SCRIPT_URL;
  const isDefined = () => window.initGeetest4 !== undefined;
  for (let attempt = 1; ; attempt++) {
    try {
      if (!isDefined())
        await withTimeLimit(signal, ended => loadScript({ document, url, isDefined, signal: ended }));
      return await runGeetest(request);
    } catch (error) {
      const failure = toCaptchaError(error);
      if (failure.kind !== 'network') throw failure;
      // A script that could not load a part of itself never asks for that part again.
      if (removeScript({ document, url })) Object.assign(window, { initGeetest4: undefined });
      if (attempt > GEETEST_RETRIES) return null;
      await sleep(GEETEST_RETRY_STEP_MS * attempt, signal).catch(() => {
        throw new CaptchaError('aborted');
      });
    }
  }
}
