import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net';
import { createFaultyLink, type FaultKind, type LinkFault } from './createFaultyLink';

/** Where on the way of the next exchange a fault strikes. */
export type FaultPoint = 'now' | 'sending' | 'answering' | 'mid-answer';

export interface FaultProxy {
  readonly url: string;
  /**
   * From `point` on every connection, old and new, suffers the fault until `heal`. `isDue` holds it back until the
   * bank has come so far.
   */
  arm(kind: FaultKind, point: FaultPoint, isDue?: () => boolean): void;
  /** The network is as it was; connections that were broken stay so. */
  heal(): void;
  close(): Promise<void>;
}

/**
 * A TCP proxy before a banking server, for HTTP and socket alike: it knows bytes and connections, not calls. The same
 * random numbers give the same delays and cuts.
 */
export async function createFaultProxy(targetPort: number, random: () => number): Promise<FaultProxy> {
  const links = new Set<ReturnType<typeof createFaultyLink>>();
  let fault: LinkFault | null = null;

  const server = createServer({ allowHalfOpen: true }, client => {
    if (fault?.isStruck && fault.kind === 'down') {
      refuse(client);
      return;
    }
    const bank = dial({ port: targetPort, host: '127.0.0.1', allowHalfOpen: true });
    const link = createFaultyLink({ client, bank, fault: () => fault, random, onStrike: strike });
    links.add(link);
    client.once('close', () => links.delete(link));
  });

  function strike(): void {
    if (!fault || fault.isStruck) return;
    fault.isStruck = true;
    for (const link of links) link.strike();
  }

  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    arm: (kind, point, isDue = () => true) => {
      fault = { kind, point, isDue, isStruck: false };
      if (point === 'now') strike();
    },
    heal: () => {
      for (const link of links) link.heal();
      fault = null;
    },
    close: () =>
      new Promise(resolve => {
        for (const link of links) link.destroy();
        server.close(() => resolve());
      }),
  };
}

// Nothing listens: the nearest that an open port can come to it.
function refuse(client: Socket): void {
  client.on('error', () => {});
  client.resetAndDestroy();
}
