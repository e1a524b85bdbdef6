import { afterAll } from 'vitest';
import { createSandbox, type Sandbox } from '../../demo/sandbox/createSandbox';
import type { RunningServer } from './listen';

/** The sandbox for the tests of a file. What it opens, and each server given to `urlOf`, is closed after them. */
export async function openSandbox(): Promise<{
  sandbox: Sandbox;
  urlOf(starting: Promise<RunningServer>): Promise<string>;
}> {
  const sandbox = await createSandbox();
  const open: RunningServer[] = [];
  afterAll(async () => {
    for (const server of open) server.close();
    await sandbox.close();
  });
  return {
    sandbox,
    async urlOf(starting) {
      const server = await starting;
      open.push(server);
      return server.url;
    },
  };
}
