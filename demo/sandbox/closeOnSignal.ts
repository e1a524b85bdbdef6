import type { Sandbox } from './createSandbox';

/** Closes the bank before the process ends, so that its file is whole. */
export function closeOnSignal(sandbox: Pick<Sandbox, 'close'>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
}
