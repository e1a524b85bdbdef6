import type { Push } from '../transport/Transport';

/** An answer as it came, before anything is expected of it. */
export interface Reply {
  status: number;
  body: unknown;
  /** What came in place of JSON, such as an HTML page. */
  notJson?: string;
  /** How long a server that limits its calls wants to be left alone, as far as it says so. */
  retryAfterMs?: number;
}

/** The server that is looked at, over one transport. */
export interface Server {
  readonly transport: 'http' | 'socket';
  /** Rejects where no answer came. `token` stands in for the player's. */
  call(path: string, method: 'GET' | 'POST', data: unknown, token?: string): Promise<Reply>;
  /** What the socket has said by itself so far. */
  pushes?(): readonly Push[];
  /** Whether such a push has come already or comes in time. */
  untilPush?(isWanted: (push: Push) => boolean, timeoutMs: number): Promise<boolean>;
  close(): void;
}

export interface ServerOptions {
  url: string;
  prefix: string;
  token: string;
  timeoutMs: number;
}
