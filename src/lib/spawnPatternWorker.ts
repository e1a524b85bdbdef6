import type { PatternWorker } from './patternPort';
import { wrapPatternWorker } from './wrapPatternWorker';

/** A worker from the file beside the module build; other builds have none, and there costly patterns stay unchecked. */
export function spawnPatternWorker(): PatternWorker | null {
  if (__PATTERN_WORKER_FILE__ === '') return null;
  const url = new URL(__PATTERN_WORKER_FILE__, import.meta.url);
  return wrapPatternWorker(new Worker(trustedScriptUrl(url), { type: 'module' }));
}

interface TrustedTypePolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** Worker(url) is a Trusted Types sink: where the page enforces them, only a policy may name a script. */
function trustedScriptUrl(url: URL): string | URL {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicies };
  if (!trustedTypes) return url;
  const policy = trustedTypes.createPolicy('cashier-widget', { createScriptURL: text => text });
  return policy.createScriptURL(url.href);
}
