import { createPatternRunner, type SpawnWorker } from './createPatternRunner';
import { isPatternCheap, LONGEST_PATTERN_VALUE } from './isPatternCheap';
import type { PatternVerdict } from './patternPort';
import { LONGEST_PATTERN, readPattern } from './readPattern';

export type PatternProblem = 'invalid' | 'too-long' | 'stopped' | 'no-worker';

type PatternCheckerOptions = {
  /** Without a worker costly patterns stay unchecked. */
  spawnWorker: SpawnWorker;
  /** Called once for each problem of a pattern, and never with a value. */
  onProblem: (problem: PatternProblem, pattern: string) => void;
};

export type PatternChecker = {
  /**
   * Returns at once: the verdict of a cheap pattern, else what checkAsync last found for the same pattern and
   * value.
   */
  check(pattern: string, value: string): PatternVerdict;
  checkAsync(pattern: string, value: string): Promise<PatternVerdict>;
  dispose(): void;
};

const MOST_VERDICTS = 200;

type CompiledPattern = { regExp: RegExp; isCheap: boolean };

const keyOf = (pattern: string, value: string): string => `${pattern}\n${value}`;

/**
 * Checks server patterns, which may be broken or never end (FORM-04). One without costly repetition runs at
 * once on this thread, any other only in a worker, which is stopped after 100 ms. 'unchecked' leaves the
 * verdict to the server.
 */
export function createPatternChecker({ spawnWorker, onProblem }: PatternCheckerOptions): PatternChecker {
  const runner = createPatternRunner(spawnWorker);
  const compiled = new Map<string, CompiledPattern | null>();
  const verdicts = new Map<string, PatternVerdict>();
  const told = new Set<string>();
  let isDisposed = false;

  function tell(problem: PatternProblem, pattern: string): void {
    const key = keyOf(problem, pattern);
    if (told.has(key) || isDisposed) return;
    told.add(key);
    onProblem(problem, pattern);
  }

  function compile(pattern: string): CompiledPattern | null {
    if (pattern.length > LONGEST_PATTERN) {
      tell('too-long', pattern);
      return null;
    }
    try {
      const regExp = readPattern(pattern);
      // The cost is estimated without regard to flags, so a pattern with flags never counts as cheap.
      return { regExp, isCheap: regExp.flags === '' && isPatternCheap(regExp.source) };
    } catch {
      tell('invalid', pattern);
      return null;
    }
  }

  function compiledOf(pattern: string): CompiledPattern | null {
    const known = compiled.get(pattern);
    const entry = known === undefined ? compile(pattern) : known;
    compiled.set(pattern, entry);
    return entry;
  }

  function checkNow(pattern: string, value: string): PatternVerdict | 'costly' {
    const entry = value.length > LONGEST_PATTERN_VALUE ? null : compiledOf(pattern);
    if (!entry) return 'unchecked';
    return entry.isCheap ? entry.regExp.test(value) : 'costly';
  }

  function remember(pattern: string, value: string, verdict: PatternVerdict): void {
    verdicts.set(keyOf(pattern, value), verdict);
    const [oldest] = verdicts.keys();
    if (verdicts.size > MOST_VERDICTS && oldest !== undefined) verdicts.delete(oldest);
  }

  return {
    check(pattern, value) {
      const verdict = checkNow(pattern, value);
      return verdict === 'costly' ? (verdicts.get(keyOf(pattern, value)) ?? 'unchecked') : verdict;
    },
    async checkAsync(pattern, value) {
      const now = checkNow(pattern, value);
      if (now !== 'costly') return now;
      const known = verdicts.get(keyOf(pattern, value));
      if (known !== undefined) return known;
      const run = await runner.run(pattern, value);
      if (isDisposed) return 'unchecked';
      if (run === 'stopped' || run === 'no-worker') tell(run, pattern);
      const verdict = typeof run === 'boolean' ? run : 'unchecked';
      remember(pattern, value, verdict);
      return verdict;
    },
    dispose() {
      isDisposed = true;
      runner.dispose();
      verdicts.clear();
      compiled.clear();
    },
  };
}
