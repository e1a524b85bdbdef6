import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { createRandom } from '../../demo/sandbox/core/createRandom';
import { findBrowser } from '../../scripts/findBrowser';
import { buildPages } from './buildPages';
import { contenders } from './contenders';
import type { Figures } from './measure';
import { plan } from './plan';
import { goalTable, partTable, type Results } from './report';
import { serveBench } from './serveBench';
import { shuffled } from './statistics';

const HELP = `npm run bench -- [options]
  --only widget,adyen-lean   these contenders, and always the React floor (${contenders.map(({ id }) => id).join(', ')})
  --part list                parts whose name holds this text
  --rounds 3                 in place of each part's own number
  --seed 7                   the order of the contenders within each round
  --write                    puts the tables into docs/benchmark.md`;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    part: { type: 'string', default: '' },
    rounds: { type: 'string' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const LONGEST_RUN_MS = 60_000;

/** A contender that never shows its list must not hold up the others. */
async function tooLong(): Promise<never> {
  await new Promise(resolve => setTimeout(resolve, LONGEST_RUN_MS).unref());
  throw new Error(`took over ${LONGEST_RUN_MS / 1000} s`);
}

function prepare(): void {
  if (!existsSync('dist/standalone/manifest.json'))
    throw new Error('There is no build: npm run build first.');
  if (existsSync('tests/bench/node_modules')) return;
  console.log('> the peers, once: npm ci in tests/bench');
  spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: 'tests/bench', stdio: 'inherit' });
}

function machine(version: string): string {
  const [cpu] = cpus();
  const date = new Date().toISOString().slice(0, 10);
  return `${date}; ${cpu?.model ?? 'unknown processor'}, ${cpus().length} cores; Chromium ${version}, headless; Node ${process.version}; seed ${values.seed}.`;
}

async function run(): Promise<void> {
  prepare();
  const server = await serveBench(await buildPages());
  const launch = (...args: string[]) =>
    chromium.launch({ executablePath: findBrowser(), args: ['--disable-gpu', ...args] });
  const [browser, withoutJit] = await Promise.all([launch(), launch('--js-flags=--jitless')]);
  const random = createRandom(Number(values.seed)).next;
  const wanted = values.only.split(',').filter(Boolean);
  const chosen = contenders.filter(
    ({ id }, index) => index === 0 || wanted.length === 0 || wanted.includes(id),
  );
  const results: Results = new Map();
  const head = machine(browser.version());
  console.log(head);
  for (const part of plan.filter(({ name }) => name.includes(values.part))) {
    const rounds = Number(values.rounds ?? part.rounds);
    const byContender = new Map<string, (Figures | null)[]>(chosen.map(({ id }) => [id, []]));
    results.set(part.name, byContender);
    for (let round = 0; round < rounds; round++) {
      for (const contender of shuffled(chosen, random)) {
        const run = Promise.race([
          part.run(part.isWithoutJit ? withoutJit : browser, server.url, contender),
          tooLong(),
        ]);
        const figures = await run.catch((error: unknown) => {
          console.error(`${contender.name}, ${part.name}: ${error instanceof Error ? error.message : error}`);
          return null;
        });
        byContender.get(contender.id)?.push(figures);
      }
    }
    console.log(`\n${part.name}, ${rounds} rounds\n${partTable(results, part.name)}`);
  }
  await Promise.all([browser.close(), withoutJit.close()]);
  await server.close();
  console.log(`\n${goalTable(results)}`);
  mkdirSync('.tmp', { recursive: true });
  const raw = [...results].map(([part, byContender]) => [part, Object.fromEntries(byContender)]);
  writeFileSync('.tmp/bench.json', JSON.stringify({ head, results: Object.fromEntries(raw) }, null, 2));
  if (values.write) writeReport(results, head);
}

/** The measured part of the page stands between two marks; what was tried and why is written by hand. */
function writeReport(results: Results, head: string): void {
  const file = 'docs/benchmark.md';
  const [start, end] = ['<!-- measured -->', '<!-- /measured -->'];
  const text = readFileSync(file, 'utf8');
  const tables = [...results.keys()].map(part => `### ${part}\n${partTable(results, part)}`);
  const body = [start, head, '### Goals', goalTable(results), ...tables, end].join('\n\n');
  writeFileSync(file, text.slice(0, text.indexOf(start)) + body + text.slice(text.indexOf(end) + end.length));
}

if (values.help) console.log(HELP);
else await run();
