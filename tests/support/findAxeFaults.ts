import axe from 'axe-core';
import type { Page } from 'playwright/test';
import { injectOnce } from './injectOnce';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface AxeWindow {
  axe?: {
    run(
      context: string,
      options: object,
    ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
  };
}

/** What axe finds in the widget: rule and element. The page around it is no part of the test. */
export async function findAxeFaults(page: Page): Promise<string[]> {
  await injectOnce(page, 'axe', axe.source);
  return page.evaluate(async tags => {
    const { axe: runner } = globalThis as AxeWindow;
    if (!runner) return ['axe is not there'];
    const result = await runner.run('cashier-widget', {
      runOnly: tags,
      rules: { region: { enabled: false } },
      resultTypes: ['violations'],
    });
    return result.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `axe ${id}: ${html.slice(0, 160)}`),
    );
  }, TAGS);
}
