import { trustedScriptUrl } from '../cashierPolicy';
import { isRecord } from '../isRecord';
import type { PatternWorker } from './patternPort';

/** A worker from the file beside the module build. Other builds have none: there, costly patterns stay unchecked. */
export function spawnPatternWorker(): PatternWorker | null {
  if (__PATTERN_WORKER_FILE__ === '') return null;
  const { href } = new URL(__PATTERN_WORKER_FILE__, import.meta.url);
  // Worker(url) is a Trusted Types sink.
  return wrapPatternWorker(new Worker(trustedScriptUrl(href), { type: 'module' }));
}

type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** Adapts a real worker that runs patternWorker.ts to the checker. */
export function wrapPatternWorker(worker: WorkerLike): PatternWorker {
  return {
    postMessage: question => worker.postMessage(question),
    onAnswer(listener) {
      worker.addEventListener('error', () => listener('failed'));
      worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (data === 'ready') listener('ready');
        if (!isRecord(data) || typeof data['id'] !== 'number') return;
        const verdict = data['verdict'];
        listener({ id: data['id'], verdict: typeof verdict === 'boolean' ? verdict : 'unchecked' });
      });
    },
    terminate: () => worker.terminate(),
  };
}
