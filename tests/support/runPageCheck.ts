import { build } from 'esbuild';
import type { Page } from 'playwright/test';
import { injectOnce } from './injectOnce';
import type { PageChecks } from './pageChecks/pageChecks';
import type { Widget } from './pageChecks/Widget';

type Options<Name extends keyof PageChecks> =
  Parameters<PageChecks[Name]> extends [Widget, ...infer Rest] ? Rest : never;

declare const pageChecks: Record<
  keyof PageChecks,
  (widget: Widget, ...options: unknown[]) => string[] | Promise<string[]>
>;

/** Faults of one screen; more of them say nothing new. */
const MOST_TOLD = 20;

let script: Promise<string> | undefined;

async function bundleChecks(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['tests/support/pageChecks/pageChecks.ts'],
    bundle: true,
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** Runs one of pageChecks/ in the page. Resolves to what is wrong with the widget there. */
export async function runPageCheck<Name extends keyof PageChecks>(
  page: Page,
  check: Name,
  ...options: Options<Name>
): Promise<string[]> {
  script ??= bundleChecks();
  await injectOnce(page, 'pageChecks', await script);
  const faults = await page.evaluate(
    async ({ name, given }) => {
      const root = document.querySelector('cashier-widget')?.shadowRoot;
      const frame = root?.querySelector<HTMLElement>('.cashier');
      return root && frame ? pageChecks[name]({ root, frame }, ...given) : ['no widget'];
    },
    { name: check as keyof PageChecks, given: options as unknown[] },
  );
  return [...new Set(faults)].slice(0, MOST_TOLD);
}
