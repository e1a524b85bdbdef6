import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Bank } from './core/Bank';
import { type BankOptions, createBank } from './core/createBank';
import { createDataFile } from './core/createDataFile';
import { type UserData, userData } from './core/userData';
import { resumeDeposits } from './ledger/deposits';
import { resumeWithdrawals } from './ledger/withdrawals';
import { createRouter } from './routes/createRouter';
import { createSockets, type Sockets } from './transport/createSockets';

export interface SandboxOptions extends Pick<BankOptions, 'seed' | 'speed' | 'delays' | 'now'> {
  /** 0 or none: any free port. */
  port?: number;
  /** The address to listen on; loopback unless said otherwise. */
  hostname?: string;
  /** How players reach it, where that is another address (a tunnel, TLS in front). */
  publicUrl?: string;
  /** Url prefix → folder; the longest prefix wins. */
  staticRoots?: Readonly<Record<string, string>>;
  /** Keeps everything in this one file. */
  dataFile?: string;
  /** Admin routes, for loopback callers only; on unless false. */
  isAdminEnabled?: boolean;
}

export interface Sandbox {
  url: string;
  port: number;
  /** Everything inside: read the state, post to the ledger, push, add faults. */
  bank: Bank;
  sockets: Sockets;
  /** The player of a token, as a host hands it to the widget; undefined where it is unknown or expired. */
  userData(token: string): UserData | undefined;
  close(): Promise<void>;
}

const DEFAULT_HOSTNAME = '127.0.0.1';

/** Starts one banking server. Many may run in one process: nothing is shared between them. */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const file = options.dataFile === undefined ? undefined : await createDataFile(options.dataFile);
  let url = options.publicUrl ?? '';
  let sockets: Sockets | undefined;
  const bank = createBank({
    seed: options.seed,
    speed: options.speed,
    delays: options.delays,
    now: options.now,
    state: file?.state,
    url: () => url,
    push: (userId, push) => sockets?.push(userId, push),
    changed: () => file?.changed(bank.state),
  });
  const server = createServer();
  sockets = createSockets(server, bank);
  const route = createRouter({
    bank,
    sockets,
    staticRoots: options.staticRoots ?? {},
    isAdminEnabled: options.isAdminEnabled !== false,
  });
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/v4/socket.io')) void route(request, response);
  });
  const hostname = options.hostname ?? DEFAULT_HOSTNAME;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, hostname, resolve);
  });
  const { port } = server.address() as AddressInfo;
  if (url === '') url = `http://${hostname === '0.0.0.0' ? DEFAULT_HOSTNAME : hostname}:${port}`;
  resumeDeposits(bank);
  resumeWithdrawals(bank);
  return {
    url,
    port,
    bank,
    sockets,
    userData(token) {
      const user = bank.findUser(token);
      return user && user !== 'expired' ? userData(bank, user) : undefined;
    },
    async close() {
      bank.scheduler.dispose();
      server.closeAllConnections();
      await sockets.close();
      await file?.close(bank.state);
    },
  };
}
