import type { Page } from 'playwright/test';

/** Gathers uncaught errors and console errors; a test allows the ones that it provokes. */
export interface PageGuard {
  /** Errors that match are expected, before and after this call. */
  allow(...patterns: RegExp[]): void;
  problems(): string[];
}

/** Of Playwright's clock, where a script of it outlives its test in a context that is used again. */
const OF_CLOCK = /reading 'controller'/;

export function createPageGuard(page: Page): PageGuard {
  const problems: string[] = [];
  const allowed = [OF_CLOCK];
  page.on('pageerror', error => problems.push(`uncaught: ${error.message}`));
  page.on('console', message => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  return {
    allow: (...patterns) => {
      allowed.push(...patterns);
    },
    problems: () => problems.filter(problem => !allowed.some(pattern => pattern.test(problem))),
  };
}
