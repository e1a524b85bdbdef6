import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { loadedFiles } from './build/loadedFiles';
import type { StandaloneManifest } from './build/standaloneManifest';

const folder = 'dist/standalone';
if (!existsSync(`${folder}/manifest.json`)) {
  console.error('There is no build to measure: run npm run build first.');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8')) as StandaloneManifest;
const standalone = (files: readonly string[]): string[] => files.map(file => `${folder}/${file}`);
const npm = (root: string): string[] =>
  loadedFiles([root], file => readFileSync(`dist/${file}`, 'utf8')).map(file => `dist/${file}`);
const { http, socket } = manifest.firstScreen;

interface Budget {
  name: string;
  files: string[];
  /** Fails above it; kB are 1000 bytes. */
  maxGzipKb: number;
}

const budgets: Budget[] = [
  { name: 'shell', files: standalone([manifest.entries['shell'] ?? '']), maxGzipKb: 22.2 },
  { name: 'method list over http', files: standalone(http), maxGzipKb: 92.5 },
  { name: 'socket besides', files: standalone(socket.filter(file => !http.includes(file))), maxGzipKb: 16 },
  { name: 'one-file build', files: standalone(['cashier-widget.global.js']), maxGzipKb: 425.5 },
  { name: 'embed', files: npm('embed.js'), maxGzipKb: 3.5 },
];

const rows = budgets.map(({ name, files, maxGzipKb }) => {
  const codes = files.map(file => readFileSync(file));
  const sum = (size: (code: Buffer) => number): number =>
    codes.reduce((total, code) => total + size(code), 0);
  const gzip = sum(code => gzipSync(code, { level: 9 }).length);
  return {
    name,
    requests: files.length,
    raw: sum(code => code.length),
    gzip,
    brotli: sum(code => brotliCompressSync(code).length),
    'budget (gzip)': maxGzipKb * 1000,
    verdict: gzip > maxGzipKb * 1000 ? 'over' : 'ok',
  };
});

console.table(rows);
if (rows.some(row => row.verdict === 'over')) {
  console.error('A budget is exceeded.');
  process.exit(1);
}
