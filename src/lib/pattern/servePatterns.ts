import { isRecord } from '../isRecord';
import type { PatternAnswer, PatternVerdict } from './patternPort';
import { readPattern } from './readPattern';

type WorkerScope = {
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  postMessage(message: PatternAnswer | 'ready'): void;
};

function test(pattern: unknown, value: unknown): PatternVerdict {
  try {
    return readPattern(String(pattern)).test(String(value));
  } catch {
    return 'unchecked';
  }
}

/** The worker's side: posts 'ready', then an answer to each question. */
export function servePatterns(scope: WorkerScope): void {
  scope.addEventListener('message', ({ data }) => {
    if (!isRecord(data) || typeof data['id'] !== 'number') return;
    scope.postMessage({ id: data['id'], verdict: test(data['pattern'], data['value']) });
  });
  scope.postMessage('ready');
}
