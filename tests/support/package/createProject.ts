import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export interface Project {
  folder: string;
  write(file: string, text: string): void;
  /** Runs Node in the project; gives what it prints. */
  node(...args: string[]): string;
  remove(): void;
}

const OWN = 'cashier-widget';

/**
 * A project outside this one with the packed package and what it needs, copied from node_modules: no network, and
 * nothing of this project is in reach. `packages`: name there → folder here, as an aliased React.
 */
export function createProject(tarball: string, packages: Readonly<Record<string, string>>): Project {
  const folder = mkdtempSync(join(tmpdir(), 'cashier-project-'));
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, OWN), { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', join(modules, OWN), '--strip-components=1']);
  for (const [name, here] of Object.entries(packages))
    copyPackage(name, resolve('node_modules', here), modules);
  for (const name of dependenciesOf(join(modules, OWN)))
    copyPackage(name, resolve('node_modules', name), modules);
  writeFileSync(join(folder, 'package.json'), '{"name":"host","private":true,"type":"module"}');
  return {
    folder,
    write: (file, text) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    },
    node: (...args) => execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const dependenciesOf = (folder: string): string[] => {
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return Object.keys(dependencies);
};

/** A package and what it depends on; one that is there already stays. */
function copyPackage(name: string, from: string, modules: string): void {
  const to = join(modules, name);
  if (existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  try {
    // Thousands of files: as links of the same disk they are there at once, and as real as copies.
    execFileSync('cp', ['-RLl', from, to], { stdio: 'ignore' });
  } catch {
    cpSync(from, to, { recursive: true, dereference: true });
  }
  for (const dependency of dependenciesOf(from)) {
    const nested = join(from, 'node_modules', dependency);
    if (existsSync(nested)) continue;
    copyPackage(dependency, resolve('node_modules', dependency), modules);
  }
}
