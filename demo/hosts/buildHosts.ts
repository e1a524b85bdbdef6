import { build } from 'esbuild';

/** Bundles the scripts of the demo pages into a folder. */
export async function buildHosts(outdir: string): Promise<void> {
  await build({
    entryPoints: ['playground', 'gallery', 'native', 'script'].map(name => `demo/hosts/${name}.ts`),
    outdir,
    bundle: true,
    // A web view has its bridge before the widget's module runs: classic scripts, in the order of the page.
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'warning',
  });
}
