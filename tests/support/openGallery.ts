import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Page } from 'playwright/test';
import { buildHosts } from '../../demo/hosts/buildHosts';
import type { Look } from '../../demo/hosts/gallery/createGalleryStage';

const GALLERY = 'https://gallery.test/gallery.html';

// Each worker has its own: one would read what another is just writing.
const SCRIPTS = `.tmp/gallery/${process.env['TEST_PARALLEL_INDEX'] ?? ''}`;
/** The longest prefix first. */
const ROOTS: readonly [prefix: string, folder: string][] = [
  ['/scripts/', SCRIPTS],
  ['/standalone/', 'dist/standalone'],
  ['/cashier/locales/', 'dist/locales'],
  ['/guides/', 'demo/sandbox/pages/guides'],
  ['/', 'demo/hosts/pages'],
];
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webm': 'video/webm',
  '.svg': 'image/svg+xml',
};

let built: Promise<void> | undefined;

/** The gallery with files alone behind it: any request that is no file of ours gets a 404. */
export async function openGallery(page: Page, query = '?state=none'): Promise<void> {
  built ??= buildHosts(SCRIPTS);
  await built;
  await page.route('**/*', async route => {
    const { pathname } = new URL(route.request().url());
    const [prefix, folder] = ROOTS.find(([start]) => pathname.startsWith(start)) ?? ['/', ''];
    const file = join(folder, decodeURIComponent(pathname.slice(prefix.length)));
    const body = await readFile(file).catch(() => null);
    await route.fulfill(
      body ? { body, contentType: TYPES[extname(file)] ?? 'application/octet-stream' } : { status: 404 },
    );
  });
  await page.goto(GALLERY + query);
  await page.waitForFunction(() => 'showState' in window);
}

/** Shows a state of the open gallery; what the look does not name is as the page's address has it. */
export const showState = (page: Page, state: string, look: Partial<Look> = {}): Promise<void> =>
  page.evaluate(([shown, wanted]) => window.showState(shown, wanted), [state, look] as const);
