import { chmodSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from '../package.json';
import { buildStandaloneGlobal } from './build/buildStandaloneGlobal';
import { buildStandaloneModule } from './build/buildStandaloneModule';
import { standaloneManifest } from './build/standaloneManifest';
import { thirdPartyNotices } from './build/thirdPartyNotices';
import { writeEditorData } from './build/writeEditorData';
import { runSteps, startStep } from './runStep';

const folder = 'dist/standalone';

rmSync('dist', { recursive: true, force: true });
// Each keeps one core busy.
const npmBuild = startStep({ name: 'npm build', command: 'tsup', args: [] });
console.log('\n> standalone builds');
const moduleBuild = await buildStandaloneModule();
const globalBuild = await buildStandaloneGlobal();
await npmBuild;
const manifest = standaloneManifest(version, moduleBuild, globalBuild);
mkdirSync(folder, { recursive: true });
for (const { file, code } of [...moduleBuild.files, globalBuild]) writeFileSync(join(folder, file), code);
writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
writeFileSync(join(folder, 'THIRD-PARTY-NOTICES.txt'), thirdPartyNotices(globalBuild.packages));
cpSync('.generated/locales', 'dist/locales', { recursive: true });
for (const served of ['captcha', 'pages'])
  cpSync(`demo/sandbox/${served}`, `dist/testing/${served}`, {
    recursive: true,
    filter: path => !path.endsWith('.ts'),
  });
writeEditorData('dist', version);
chmodSync('dist/cashier-contract.js', 0o755);

for (const [file, { bytes, gzipBytes }] of Object.entries(manifest.files)) {
  console.log(`${join(folder, file)}  ${bytes} B, ${gzipBytes} B gzip`);
}

runSteps([
  { name: 'package check', command: 'publint', args: ['--strict'] },
  { name: 'published types', command: 'tsx', args: ['scripts/checkPublishedTypes.ts'] },
]);
