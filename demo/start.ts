import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD, GENERATE, runSteps } from '../scripts/runStep';
import { buildHosts } from './hosts/buildHosts';
import { findFreePort } from './hosts/findFreePort';
import { readStartOptions, type StartOptions } from './readStartOptions';
import { closeOnSignal } from './sandbox/closeOnSignal';
import { createSandbox } from './sandbox/createSandbox';

function readOptions(): StartOptions {
  try {
    return readStartOptions(process.argv.slice(2));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

const wanted = readOptions();

process.chdir(join(import.meta.dirname, '..'));

const ownDist = process.env['CASHIER_DIST'];
const dist = ownDist ?? 'dist';
const hosts = '.tmp/demo';

/** Whether there is a finished build of this very version. */
function isBuilt(): boolean {
  const manifest = join(dist, 'standalone/manifest.json');
  if (!existsSync(manifest) || !existsSync(join(dist, 'locales/manifest.json'))) return false;
  const versionOf = (file: string): unknown =>
    (JSON.parse(readFileSync(file, 'utf8')) as { version?: string }).version;
  return versionOf(manifest) === versionOf('package.json');
}

if (ownDist === undefined && (wanted.isBuildWanted || !isBuilt())) {
  console.log('1/3 Building the widget. This happens once and takes half a minute or so …');
  runSteps([GENERATE, BUILD]);
} else console.log(`1/3 The widget is built already: ${dist}. With "npm start -- --build" it is built anew.`);

console.log('2/3 Bundling the demo pages …');
await buildHosts(hosts);

console.log('3/3 Starting the sandbox bank …');
const port = await findFreePort(wanted.port);
if (port !== wanted.port) console.log(`Port ${wanted.port} is taken, so it is ${port}.`);
const sandbox = await createSandbox({
  port,
  speed: wanted.speed,
  staticRoots: {
    '/': 'demo/hosts/pages',
    '/scripts': hosts,
    '/standalone': join(dist, 'standalone'),
    '/package': dist,
    '/cashier/locales': join(dist, 'locales'),
  },
  ...(wanted.data === undefined ? {} : { dataFile: wanted.data }),
});

console.log(`
Playground  ${sandbox.url}/
Gallery     ${sandbox.url}/gallery.html
Iframe      ${sandbox.url}/?embed=iframe
Script tag  ${sandbox.url}/script.html
Web view    ${sandbox.url}/native.html
Bank        ${sandbox.url}/api/BANKING/{path}, socket path /v4/socket.io
Ledger      ${sandbox.url}/admin/ledger
Amounts     demo/sandbox/README.md says which amount has which outcome

Ready. Ctrl+C ends it.`);

closeOnSignal(sandbox);
