import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { problemKindInfo } from '@arethetypeswrong/core/problems';
import { packOwn } from './packOwn';

// ESM alone is published: the ways of resolution that know no `exports`, or that require, do not count.
const notServed = new Set(['node10', 'node16-cjs']);
const isServed = (problem: Problem): boolean =>
  !('resolutionKind' in problem && notServed.has(problem.resolutionKind)) &&
  !('resolutionOption' in problem && problem.resolutionOption === 'node10');

const folder = mkdtempSync(join(tmpdir(), 'cashier-types-'));
try {
  const data = createPackageFromTarballData(new Uint8Array(readFileSync(packOwn(folder))));
  const analysis = await checkPackage(data);
  const problems = analysis.types ? analysis.problems.filter(isServed) : [];
  if (!analysis.types) console.error('The package has no types.');
  for (const problem of problems) {
    const entry = 'entrypoint' in problem ? ` ${problem.entrypoint}` : '';
    console.error(`${problemKindInfo[problem.kind].title}:${entry} ${JSON.stringify(problem)}`);
  }
  if (!analysis.types || problems.length > 0) process.exitCode = 1;
  else console.log('Published types: every entry resolves as its code does.');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
