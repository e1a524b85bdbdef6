import { isOtherPlayer, playerOf } from '../domain/player/playerOf';
import type { ParentData } from '../host/parentData';
import type { StartUser } from '../state/CashierHandle';
import type { Transport } from '../transport/Transport';
import { type FirstRequest, sendFirstRequest } from './sendFirstRequest';

interface FirstConnectionOptions {
  parent: ParentData;
  user: StartUser;
  connect(): Transport;
  /** What the host has asked for ahead. */
  preloaded(data: Readonly<Record<string, unknown>>): Promise<unknown> | undefined;
  /** The method list has come, as the server wrote it. */
  onAnswer(answer: unknown): void;
}

/** Opened before the app has loaded, which takes it over. */
export interface FirstConnection extends FirstRequest {
  /** The first connection once, then a new one each time. */
  open(): Transport;
  /** The host has named another bank or player meanwhile: what this one answers is not asked for. */
  isMoved(): boolean;
  close(): void;
}

export function createFirstConnection({
  connect,
  onAnswer,
  parent,
  ...options
}: FirstConnectionOptions): FirstConnection {
  const bank = () => `${parent.transport} ${parent.host}`;
  const firstBank = bank();
  const player = { userId: playerOf(parent) };
  const isMoved = () => bank() !== firstBank || isOtherPlayer(player, parent);
  let first: Transport | null = connect();
  const request = sendFirstRequest({
    ...options,
    parent,
    transport: first,
    onAnswer: answer => {
      if (!isMoved()) onAnswer(answer);
    },
  });

  function close(): void {
    first?.close();
    first = null;
  }

  return {
    open: () => {
      if (isMoved()) close();
      const transport = first ?? connect();
      first = null;
      return transport;
    },
    take: (path, data) => (isMoved() ? undefined : request.take(path, data)),
    isMoved,
    close,
  };
}
