import type { PatternVerdict, PatternWorker } from './patternPort';

/** How long a pattern may run. */
const STOP_MS = 100;
/** How long the worker's script may take to load. */
const READY_MS = 3000;

/** If it throws or returns null, the page can have no worker. */
export type SpawnWorker = () => PatternWorker | null;

type PatternRun = PatternVerdict | 'stopped' | 'no-worker';

type PatternRunner = {
  /** One at a time, in the order asked. */
  run(pattern: string, value: string): Promise<PatternRun>;
  dispose(): void;
};

type LiveWorker = { worker: PatternWorker; answers: Map<number, (verdict: PatternVerdict) => void> };

/** Runs patterns in a worker. If one takes too long, the worker is ended, and a new one started for the next. */
export function createPatternRunner(spawnWorker: SpawnWorker): PatternRunner {
  let live: Promise<LiveWorker | null> | null = null;
  let endWorker = (): void => {};
  let stopRun = (): void => {};
  let queue: Promise<unknown> = Promise.resolve();
  let lastId = 0;
  let isDisposed = false;

  function trySpawn(): PatternWorker | null {
    try {
      return spawnWorker();
    } catch {
      // A strict content security policy makes the constructor throw.
      return null;
    }
  }

  function start(): Promise<LiveWorker | null> {
    const worker = trySpawn();
    if (!worker) return Promise.resolve(null);
    const answers: LiveWorker['answers'] = new Map();
    return new Promise(resolve => {
      endWorker = () => {
        clearTimeout(timer);
        worker.terminate();
        resolve(null);
      };
      const timer = setTimeout(endWorker, READY_MS);
      worker.onAnswer(answer => {
        if (answer === 'failed') {
          endWorker();
        } else if (answer === 'ready') {
          clearTimeout(timer);
          resolve({ worker, answers });
        } else {
          answers.get(answer.id)?.(answer.verdict);
        }
      });
    });
  }

  async function runNow(pattern: string, value: string): Promise<PatternRun> {
    if (isDisposed) return 'unchecked';
    live ??= start();
    const running = await live;
    if (!running || isDisposed) return 'no-worker';
    lastId += 1;
    const id = lastId;
    return new Promise(resolve => {
      const finish = (run: PatternRun): void => {
        clearTimeout(timer);
        running.answers.delete(id);
        resolve(run);
      };
      stopRun = () => {
        endWorker();
        live = null;
        finish('stopped');
      };
      const timer = setTimeout(stopRun, STOP_MS);
      running.answers.set(id, finish);
      running.worker.postMessage({ id, pattern, value });
    });
  }

  return {
    run(pattern, value) {
      const run = queue.then(() => runNow(pattern, value));
      queue = run;
      return run;
    },
    dispose() {
      isDisposed = true;
      stopRun();
      endWorker();
    },
  };
}
