import { CAPTCHA_TIMEOUT_MS } from '../spec/timers';
import { CaptchaError, type CaptchaErrorKind } from './CaptchaError';

/** Gives up after 30 s, or as soon as `signal` aborts; `run` hears of its end by a signal of its own. */
export async function withTimeLimit<Result>(
  signal: AbortSignal,
  run: (ended: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const end = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopped = new Promise<never>((_, reject) => {
    const fail = (kind: CaptchaErrorKind) => () => reject(new CaptchaError(kind));
    timer = setTimeout(fail('timeout'), CAPTCHA_TIMEOUT_MS);
    signal.addEventListener('abort', fail('aborted'), { signal: end.signal });
    if (signal.aborted) fail('aborted')();
  });
  try {
    return await Promise.race([run(end.signal), stopped]);
  } finally {
    clearTimeout(timer);
    end.abort();
  }
}
