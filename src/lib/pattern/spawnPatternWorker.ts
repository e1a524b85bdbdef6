import { trustedScriptUrl } from '../cashierPolicy';
import type { PatternWorker } from './patternPort';
import { wrapPatternWorker } from './wrapPatternWorker';

/** A worker from the file beside the module build. Other builds have none: there, costly patterns stay unchecked. */
export function spawnPatternWorker(): PatternWorker | null {
  if (__PATTERN_WORKER_FILE__ === '') return null;
  const { href } = new URL(__PATTERN_WORKER_FILE__, import.meta.url);
  // Worker(url) is a Trusted Types sink.
  return wrapPatternWorker(new Worker(trustedScriptUrl(href), { type: 'module' }));
}
