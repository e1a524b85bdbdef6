import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BENIGN_PATTERNS, CATASTROPHIC_PATTERNS } from '../../../tests/corpora/patterns';
import { createPatternChecker as create, type PatternProblem } from './createPatternChecker';
import { isPatternCheap } from './isPatternCheap';
import type { PatternWorker } from './patternPort';
import { servePatterns } from './servePatterns';
import { wrapPatternWorker } from './spawnPatternWorker';

type Listener = Parameters<PatternWorker['onAnswer']>[0];

/** Answers by itself, but never for the pattern that hangs. */
function createFakeWorkers(hanging = '') {
  const asked: string[] = [];
  const fake = { spawned: 0, terminated: 0, asked, isSilent: false, fail: (): void => {} };
  const spawnWorker = (): PatternWorker => {
    fake.spawned += 1;
    let listener: Listener = () => {};
    fake.fail = () => listener('failed');
    return {
      onAnswer(next) {
        listener = next;
        if (!fake.isSilent) queueMicrotask(() => listener('ready'));
      },
      postMessage({ id, pattern, value }) {
        fake.asked.push(pattern);
        if (pattern !== hanging) queueMicrotask(() => listener({ id, verdict: value.startsWith('a') }));
      },
      terminate() {
        fake.terminated += 1;
      },
    };
  };
  return { fake, spawnWorker };
}

const createPatternChecker = (options: Partial<Parameters<typeof create>[0]> = {}) =>
  create({ spawnWorker: () => null, onProblem: () => {}, ...options });

const COSTLY = '^(a+)+$';
const HANGING = '^(a*)*$';

describe('isPatternCheap', () => {
  it('[FORM-04] stands on at least 50 benign and 40 catastrophic patterns', () => {
    expect(new Set(BENIGN_PATTERNS.map(([pattern]) => pattern)).size).toBeGreaterThanOrEqual(50);
    expect(new Set(CATASTROPHIC_PATTERNS).size).toBeGreaterThanOrEqual(40);
    console.log(`patterns: ${BENIGN_PATTERNS.length} benign, ${CATASTROPHIC_PATTERNS.length} catastrophic`);
  });

  it.each(BENIGN_PATTERNS)(
    '[FORM-04] %s is answered at once, as RegExp does',
    (pattern, passing, failing) => {
      const { check } = createPatternChecker();
      for (const value of [...passing, ...failing, 'x'.repeat(256), '1'.repeat(255)]) {
        expect(check(pattern, value), value).toBe(new RegExp(pattern).test(value));
      }
      for (const value of passing) expect(check(pattern, value), value).toBe(true);
      for (const value of failing) expect(check(pattern, value), value).toBe(false);
    },
  );

  it.each(CATASTROPHIC_PATTERNS)('[FORM-04] %s never runs on the main thread', pattern => {
    const test = vi.spyOn(RegExp.prototype, 'test');
    const { check } = createPatternChecker();
    test.mockClear();
    const verdict = check(pattern, 'a'.repeat(30));
    const ran = test.mock.contexts.some(regExp => regExp instanceof RegExp && regExp.source === pattern);
    test.mockRestore();
    expect(ran).toBe(false);
    expect(verdict).toBe('unchecked');
    expect(isPatternCheap(pattern)).toBe(false);
  });

  it.each([
    '(?<!a)b',
    String.raw`\cA`,
    String.raw`\012`,
    String.raw`[\1]`,
    String.raw`(?<n>a)\k<n>`,
    'a)',
    '(a',
  ])('[FORM-04] does not trust what it cannot read: %s', pattern => {
    expect(isPatternCheap(pattern)).toBe(false);
  });

  it('[FORM-04] two repetitions around anything are costly, and any text is read without throwing', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        expect(typeof isPatternCheap(text)).toBe('boolean');
        const single = text.replace(/[()[\]]/g, '');
        expect(isPatternCheap(`^((?:${single})+)+$`), single).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('createPatternChecker', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('[FORM-04] runs a costly pattern in the worker and keeps the verdict for submit', async () => {
    const { fake, spawnWorker } = createFakeWorkers();
    const checker = createPatternChecker({ spawnWorker });
    expect(checker.check(COSTLY, 'aaa')).toBe('unchecked');
    expect(fake.spawned).toBe(0);
    await expect(checker.checkAsync(COSTLY, 'aaa')).resolves.toBe(true);
    await expect(checker.checkAsync(COSTLY, 'b')).resolves.toBe(false);
    expect(checker.check(COSTLY, 'aaa')).toBe(true);
    expect(checker.check(COSTLY, 'b')).toBe(false);
    expect(checker.check(COSTLY, 'c')).toBe('unchecked');
    expect(fake.spawned).toBe(1);
  });

  it('[FORM-04] stops a pattern after 100 ms, leaves it unchecked and goes on with a new worker', async () => {
    const { fake, spawnWorker } = createFakeWorkers(HANGING);
    const onProblem = vi.fn<(problem: PatternProblem, pattern: string) => void>();
    const checker = createPatternChecker({ spawnWorker, onProblem });
    const hung = checker.checkAsync(HANGING, 'secret value');
    const next = checker.checkAsync(COSTLY, 'aaa');
    await vi.advanceTimersByTimeAsync(99);
    expect(fake.terminated).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    await expect(hung).resolves.toBe('unchecked');
    await expect(next).resolves.toBe(true);
    expect(fake).toMatchObject({ spawned: 2, terminated: 1 });
    expect(onProblem.mock.calls).toEqual([['stopped', HANGING]]);
    await checker.checkAsync(HANGING, 'secret value');
    expect(fake.asked).toEqual([HANGING, COSTLY]);
  });

  it('[FORM-04] stays unchecked where there is no worker, and says so once', async () => {
    for (const spawnWorker of [
      () => null,
      () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    ]) {
      const onProblem = vi.fn<(problem: PatternProblem, pattern: string) => void>();
      const checker = createPatternChecker({ spawnWorker, onProblem });
      await expect(checker.checkAsync(COSTLY, 'aaa')).resolves.toBe('unchecked');
      await expect(checker.checkAsync(COSTLY, 'aab')).resolves.toBe('unchecked');
      expect(onProblem.mock.calls).toEqual([['no-worker', COSTLY]]);
    }
  });

  it('[FORM-04] stays unchecked where the script of the worker fails or never comes', async () => {
    const { fake, spawnWorker } = createFakeWorkers();
    fake.isSilent = true;
    const failing = createPatternChecker({ spawnWorker });
    const failed = failing.checkAsync(COSTLY, 'aaa');
    await vi.advanceTimersByTimeAsync(0);
    fake.fail();
    await expect(failed).resolves.toBe('unchecked');
    const waiting = createPatternChecker({ spawnWorker }).checkAsync(COSTLY, 'aaa');
    await vi.advanceTimersByTimeAsync(3000);
    await expect(waiting).resolves.toBe('unchecked');
    expect(fake.terminated).toBe(2);
  });

  it('[FORM-04] a broken pattern, a long one and a long value can neither crash nor stop the player', async () => {
    const onProblem = vi.fn<(problem: PatternProblem, pattern: string) => void>();
    const checker = createPatternChecker({ onProblem });
    for (const pattern of ['(', '[', '*', 'a{2,1}', '(?<n>a)(?<n>b)(?<n', '(', 'a'.repeat(2049)]) {
      expect(checker.check(pattern, 'a')).toBe('unchecked');
      await expect(checker.checkAsync(pattern, 'a')).resolves.toBe('unchecked');
    }
    expect(checker.check('^a+$', 'a'.repeat(257))).toBe('unchecked');
    expect(onProblem.mock.calls.map(([problem]) => problem)).toEqual([
      ...Array(5).fill('invalid'),
      'too-long',
    ]);
  });

  it('[FORM-04] dispose ends the worker and answers what waits', async () => {
    const { fake, spawnWorker } = createFakeWorkers(HANGING);
    const checker = createPatternChecker({ spawnWorker });
    const hung = checker.checkAsync(HANGING, 'a');
    await vi.advanceTimersByTimeAsync(1);
    checker.dispose();
    await expect(hung).resolves.toBe('unchecked');
    expect(fake.terminated).toBeGreaterThan(0);
    expect(vi.getTimerCount()).toBe(0);
    await expect(checker.checkAsync(COSTLY, 'a')).resolves.toBe('unchecked');
    expect(fake.spawned).toBe(1);
  });
});

describe('the worker', () => {
  it('[FORM-04] says ready, tests, and leaves a broken pattern unchecked', () => {
    const sent: unknown[] = [];
    const scope = new EventTarget();
    servePatterns({
      addEventListener: (type, listener) =>
        scope.addEventListener(type, event => {
          if (event instanceof MessageEvent) listener(event);
        }),
      postMessage: message => sent.push(message),
    });
    for (const data of [
      { id: 1, pattern: '^a$', value: 'a' },
      { id: 2, pattern: '(', value: 'a' },
      null,
      'x',
    ]) {
      scope.dispatchEvent(new MessageEvent('message', { data }));
    }
    expect(sent).toEqual(['ready', { id: 1, verdict: true }, { id: 2, verdict: 'unchecked' }]);
  });

  it('[FORM-04] is wrapped for the checker', () => {
    const target = new EventTarget();
    const postMessage = vi.fn<(message: unknown) => void>();
    const terminate = vi.fn<() => void>();
    const worker = wrapPatternWorker({
      addEventListener: target.addEventListener.bind(target),
      postMessage,
      terminate,
    });
    const heard = vi.fn<Listener>();
    worker.onAnswer(heard);
    for (const data of [
      'ready',
      { id: 1, verdict: false },
      { id: 2, verdict: 'x' },
      { verdict: true },
      null,
    ]) {
      target.dispatchEvent(new MessageEvent('message', { data }));
    }
    target.dispatchEvent(new Event('error'));
    expect(heard.mock.calls.map(([answer]) => answer)).toEqual([
      'ready',
      { id: 1, verdict: false },
      { id: 2, verdict: 'unchecked' },
      'failed',
    ]);
    worker.postMessage({ id: 1, pattern: 'a', value: 'b' });
    worker.terminate();
    expect(postMessage).toHaveBeenCalledWith({ id: 1, pattern: 'a', value: 'b' });
    expect(terminate).toHaveBeenCalledOnce();
  });
});
