import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { minify } from '../../scripts/build/minify';
import type { StandaloneManifest } from '../../scripts/build/standaloneManifest';
import { type Contender, contenders } from './contenders';

/** Path → type and text, as a host would serve them. */
export type Files = Map<string, { type: string; text: string }>;

const folder = 'tests/bench/contenders';
const script = (text: string) => ({ type: 'text/javascript', text });

async function bundled(entry: string): Promise<{ code: string; css: string }> {
  const { outputFiles } = await build({
    entryPoints: [join(folder, entry)],
    bundle: true,
    write: false,
    format: 'esm',
    outdir: 'out',
    legalComments: 'none',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    minify: false,
    loader: { '.css': 'css' },
  });
  const textOf = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  return { code: await minify(textOf('.js'), 'module'), css: textOf('.css') };
}

export async function buildPages(): Promise<Files> {
  const files: Files = new Map();
  const harness = readFileSync(join(folder, 'harness.js'), 'utf8');
  files.set('/widget.js', script(readFileSync(join(folder, 'widget.js'), 'utf8')));
  const manifest = JSON.parse(readFileSync('dist/standalone/manifest.json', 'utf8')) as StandaloneManifest;
  for (const file of Object.keys(manifest.files)) {
    files.set(`/standalone/${file}`, script(readFileSync(`dist/standalone/${file}`, 'utf8')));
  }
  for (const contender of contenders) {
    const { id, entry } = contender;
    if (entry) {
      const { code, css } = await bundled(entry);
      files.set(`/${id}.js`, script(code));
      if (css) files.set(`/${id}.css`, { type: 'text/css', text: css });
    }
    files.set(`/${id}`, { type: 'text/html; charset=utf-8', text: pageOf(contender, harness, manifest) });
  }
  return files;
}

function pageOf({ id, hasStyles, widget }: Contender, harness: string, manifest: StandaloneManifest): string {
  const head = `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width"><script>${harness}</script>`;
  if (!widget) {
    const styles = hasStyles ? `<link rel="stylesheet" href="/${id}.css">` : '';
    return `${head}${styles}</head><body><main id="place"></main><script type="module" src="/${id}.js"></script></body></html>`;
  }
  const { file, isModule, transport, preloads } = widget;
  const tag = isModule ? 'script type="module"' : 'script defer';
  // {country} is filled in when the page is served.
  const element = `<cashier-widget mode="element" token="bench" transport="${transport}" user='{"currency":"MXN","country":"mx","paymentGeo":"{country}"}'></cashier-widget>`;
  return `${head}${preloads ? preloadSnippet(manifest) : ''}<${tag} src="/standalone/${file}"></script>
<script type="module" src="/widget.js"></script></head><body><main id="place">${element}</main></body></html>`;
}

/** As docs/performance.md shows it. */
function preloadSnippet({ firstScreen }: StandaloneManifest): string {
  const [shell, app] = firstScreen.http.map(file => `/standalone/${file}`);
  const call = `const data = { country: '{country}', currency: 'MXN', abTestGroup: 'group_a' };
window.cashierPreload = { host: '', token: 'bench', data, answer: fetch('/api/BANKING/methods-payment-v3', {
  method: 'POST', headers: { 'Content-Type': 'application/json', Authorization: 'Bearer bench' }, body: JSON.stringify(data),
}).then(response => response.ok ? response.json() : Promise.reject(response.status)) };
const app = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '${app}' });
setTimeout(() => document.head.append(app), 100);`;
  return `<link rel="modulepreload" href="${shell}"><script>${call}</script>`;
}
