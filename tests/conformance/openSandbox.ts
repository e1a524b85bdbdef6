import { afterAll } from 'vitest';
import { createSandbox, type Sandbox } from '../../demo/sandbox/createSandbox';
import type { RunningServer } from './listen';
import { type Change, startBrokenServer } from './startBrokenServer';

/** A player whom no other test knows. */
export const newToken = (player = 'demo-mx'): string => `${player}:${crypto.randomUUID()}`;

/** The sandbox for the tests of a file. What it opens, and each server given to `urlOf`, is closed after them. */
export async function openSandbox(): Promise<{
  sandbox: Sandbox;
  urlOf(starting: Promise<RunningServer>): Promise<string>;
  /** The address of a bank that is the sandbox, or that of `bankUrl`, but for one call. */
  bankWith(path: string, change: Change, bankUrl?: string): Promise<string>;
}> {
  const sandbox = await createSandbox();
  const open: RunningServer[] = [];
  afterAll(async () => {
    for (const server of open) server.close();
    await sandbox.close();
  });
  const urlOf = async (starting: Promise<RunningServer>): Promise<string> => {
    const server = await starting;
    open.push(server);
    return server.url;
  };
  return {
    sandbox,
    urlOf,
    bankWith: (path, change, bankUrl = sandbox.url) => urlOf(startBrokenServer(bankUrl, path, change)),
  };
}
