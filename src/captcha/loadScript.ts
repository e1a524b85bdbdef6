import { safeUrl } from '../domain/url/safeUrl';
import { trustedScriptUrl } from '../lib/cashierPolicy';
import { readUrl } from '../lib/readUrl';
import { sleep } from '../lib/sleep';
import { CAPTCHA_SCRIPT_RETRIES, CAPTCHA_SCRIPT_RETRY_STEP_MS } from '../spec/timers';
import { CaptchaError } from './CaptchaError';

interface ScriptRequest {
  document: Document;
  /** Absolute, or relative to the page. */
  url: string;
  /** Whether what the script defines is there. */
  isDefined(): boolean;
  signal: AbortSignal;
}

/**
 * Loads a third-party script once per document, whoever asks and however often. Its state is kept on the
 * element itself, so that two copies of this code agree. A failed script is removed and tried again; one that has
 * loaded and defined nothing (a blocker's, a portal's page) is removed too, so that the next call loads it anew.
 */
export async function loadScript({ document, url, isDefined, signal }: ScriptRequest): Promise<void> {
  const address = checkedAddress(url, document);
  for (let attempt = 1; ; attempt++) {
    try {
      const script = findScript(document, address) ?? addScript(document, address);
      await awaitScript(script, signal);
      if (!isDefined()) script.remove();
      return;
    } catch (error) {
      if (attempt > CAPTCHA_SCRIPT_RETRIES) throw error;
      await sleep(CAPTCHA_SCRIPT_RETRY_STEP_MS * attempt, signal).catch(() => {
        throw new CaptchaError('aborted');
      });
    }
  }
}

/** Takes away a script that `loadScript` has put there, so that the next call loads it anew; whether there was one. */
export function removeScript({ document, url }: Pick<ScriptRequest, 'document' | 'url'>): boolean {
  const script = findScript(document, checkedAddress(url, document));
  script?.remove();
  return script !== undefined;
}

function checkedAddress(url: string, document: Document): string {
  const address = safeUrl(readUrl(url, document.baseURI)?.href);
  if (!address) throw new CaptchaError('script-failed');
  return address.href;
}

const findScript = (document: Document, address: string): HTMLScriptElement | undefined =>
  [...document.querySelectorAll<HTMLScriptElement>('script[data-cashier-script]')].find(
    ({ dataset }) => dataset['cashierScript'] === address,
  );

function addScript(document: Document, address: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.dataset['cashierScript'] = address;
  script.dataset['waiting'] = '0';
  script.async = true;
  // This is a Trusted Types sink: it throws if the page allows no policy.
  try {
    script.src = trustedScriptUrl(address);
  } catch {
    throw new CaptchaError('script-failed');
  }
  script.addEventListener('load', () => {
    script.dataset['loaded'] = '';
  });
  document.head.append(script);
  return script;
}

/** Waits for a script. When the last caller that waits aborts, an unfinished script is removed. */
function awaitScript(script: HTMLScriptElement, signal: AbortSignal): Promise<void> {
  const { dataset } = script;
  if (signal.aborted) return Promise.reject(new CaptchaError('aborted'));
  if (dataset['loaded'] !== undefined) return Promise.resolve();
  const count = (change: number) => {
    dataset['waiting'] = String(Number(dataset['waiting']) + change);
    return dataset['waiting'] === '0';
  };
  count(1);
  return new Promise((resolve, reject) => {
    const end = new AbortController();
    const listen = { signal: end.signal };
    const settle = (action: () => void) => {
      end.abort();
      action();
    };
    script.addEventListener('load', () => settle(resolve), listen);
    script.addEventListener(
      'error',
      () =>
        settle(() => {
          script.remove();
          reject(new CaptchaError('script-failed'));
        }),
      listen,
    );
    signal.addEventListener(
      'abort',
      () =>
        settle(() => {
          if (count(-1)) script.remove();
          reject(new CaptchaError('aborted'));
        }),
      listen,
    );
  });
}
