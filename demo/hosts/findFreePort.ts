import { createServer } from 'node:net';

const TRIES = 50;

const isFree = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** The first free port from `first` on. */
export async function findFreePort(first: number): Promise<number> {
  for (let port = first; port < first + TRIES; port += 1) {
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port from ${first} to ${first + TRIES - 1}.`);
}
