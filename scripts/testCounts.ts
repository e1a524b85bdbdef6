import { existsSync, readFileSync } from 'node:fs';

interface TestCounts {
  passed: number;
  failed: number;
}

/** Counts of a Vitest JSON report; none where the run did not come so far. */
export function readUnitCounts(file: string): TestCounts {
  const report = readReport<{ numPassedTests?: number; numFailedTests?: number }>(file);
  return { passed: report.numPassedTests ?? 0, failed: report.numFailedTests ?? 0 };
}

/** Counts of a Playwright JSON report; a test that passed on a retry has passed, as for Playwright's own exit code. */
export function readBrowserCounts(file: string): TestCounts {
  const report = readReport<{ stats?: { expected?: number; unexpected?: number; flaky?: number } }>(file);
  const { expected = 0, unexpected = 0, flaky = 0 } = report.stats ?? {};
  return { passed: expected + flaky, failed: unexpected };
}

function readReport<T extends object>(file: string): Partial<T> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : {};
}
