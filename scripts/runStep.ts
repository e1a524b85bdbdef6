import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** One command of a longer run; commands are looked up in the project's own node_modules first. */
export interface Step {
  name: string;
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
}

/** Runs a command with its output shown; returns its exit code, 1 where it could not be started. */
export function runStep(step: Step): number {
  const path = [join(process.cwd(), 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter);
  const { status, error } = spawnSync(step.command, step.args, {
    stdio: 'inherit',
    env: { ...process.env, PATH: path, ...step.env },
  });
  if (error) console.error(`${step.command}: ${error.message}`);
  return status ?? 1;
}

/** Runs the steps in order, names each, and ends the process at the first that fails. */
export function runSteps(steps: readonly Step[]): void {
  for (const step of steps) {
    console.log(`\n> ${step.name}`);
    const code = runStep(step);
    if (code !== 0) {
      console.error(`${step.name} failed.`);
      process.exit(code);
    }
  }
}
