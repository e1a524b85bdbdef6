import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { createSandbox, type Sandbox } from '../../demo/sandbox/createSandbox';

/** A banking server that also serves a host's own pages. */
export interface Site {
  url: string;
  bank: Sandbox['bank'];
  write(file: string, content: string | Buffer): void;
}

/** Serves a site while a test uses it: what it writes, and the widget's files unless it brings its own. */
export async function withSite(
  page: Page,
  use: (site: Site) => Promise<void>,
  staticRoots: Readonly<Record<string, string>> = { '/standalone': 'dist/standalone' },
): Promise<void> {
  mkdirSync('.tmp', { recursive: true });
  const folder = mkdtempSync('.tmp/site-');
  const { url, bank, close } = await createSandbox({ staticRoots: { '/': folder, ...staticRoots } });
  try {
    await use({ url, bank, write: (file, content) => writeFileSync(`${folder}/${file}`, content) });
  } finally {
    // What the widget loads ahead must not meet a closed server.
    await page.goto('about:blank');
    await close();
    rmSync(folder, { recursive: true });
  }
}
