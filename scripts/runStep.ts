import { type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';

/** One command of a longer run; commands are looked up in the project's own node_modules first. */
export interface Step {
  name: string;
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
}

export const GENERATE: Step = {
  name: 'generated files',
  command: 'tsx',
  args: ['scripts/prepareGenerated.ts'],
};
export const BUILD: Step = { name: 'build', command: 'tsx', args: ['scripts/build.ts'] };

function optionsOf({ env }: Step): SpawnOptions {
  const path = [join(process.cwd(), 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter);
  return { stdio: 'inherit', env: { ...process.env, PATH: path, ...env } };
}

/** Runs a command with its output shown; returns its exit code, 1 where it could not be started. */
export function runStep(step: Step): number {
  const { status, error } = spawnSync(step.command, step.args, optionsOf(step));
  if (error) console.error(`${step.command}: ${error.message}`);
  return status ?? 1;
}

/** Starts a step beside what this process does; the promise is for its end, and the process ends if it fails. */
export async function startStep(step: Step): Promise<void> {
  console.log(`\n> ${step.name}`);
  const [code] = await once(spawn(step.command, step.args, optionsOf(step)), 'exit');
  if (code !== 0) fail(step, Number(code) || 1);
}

/** Runs the steps in order, names each, and ends the process at the first that fails. */
export function runSteps(steps: readonly Step[]): void {
  for (const step of steps) {
    console.log(`\n> ${step.name}`);
    const code = runStep(step);
    if (code !== 0) fail(step, code);
  }
}

function fail({ name }: Step, code: number): never {
  console.error(`${name} failed.`);
  process.exit(code);
}
