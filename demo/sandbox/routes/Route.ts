import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Bank } from '../core/Bank';
import type { Sockets } from '../transport/createSockets';

export interface RouterOptions {
  bank: Bank;
  sockets: Sockets;
  staticRoots: Readonly<Record<string, string>>;
  isAdminEnabled: boolean;
}

/** Answers the request and says true, or leaves it to the next. */
export type Route = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  options: RouterOptions,
) => boolean | Promise<boolean>;
