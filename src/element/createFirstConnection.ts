import { isOtherPlayer, playerOf } from '../domain/player/playerOf';
import { tokenOf } from '../domain/player/tokenOf';
import type { Transport } from '../transport/Transport';
import { type FirstRequest, type FirstRequestOptions, sendFirstRequest } from './sendFirstRequest';

interface FirstConnectionOptions extends Omit<FirstRequestOptions, 'transport'> {
  connect(): Transport;
}

/** A connection that is opened before the app has loaded, and then taken over by it. */
export interface FirstConnection extends FirstRequest {
  /** Returns the first connection once, then a new one each time. */
  open(): Transport;
  /** Whether the host has named another bank, player, variant, currency or region since: the list is not for them. */
  isOutdated(): boolean;
  close(): void;
}

export function createFirstConnection({
  connect,
  onAnswer,
  parent,
  ...options
}: FirstConnectionOptions): FirstConnection {
  const bank = () => `${parent.transport} ${parent.host}`;
  const market = () => `${parent.widgetViewType} ${parent.user?.currency} ${parent.user?.paymentGeo}`;
  const firstBank = bank();
  const firstMarket = market();
  const player = { userId: playerOf(parent) };
  const token = tokenOf(parent);
  // Without ids only a sign-out tells two players apart: whoever comes after it may be another.
  let isSignedOut = false;
  const isMoved = () => {
    isSignedOut ||= token !== '' && tokenOf(parent) === '';
    return isSignedOut || bank() !== firstBank || isOtherPlayer(player, parent);
  };
  const isOutdated = () => isMoved() || market() !== firstMarket;
  let first: Transport | null = connect();
  const request = sendFirstRequest({
    ...options,
    parent,
    transport: first,
    onAnswer: answer => {
      if (!isOutdated()) onAnswer(answer);
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
    take: (path, data) => {
      const answer = request.take(path, data);
      return isMoved() ? undefined : answer;
    },
    isOutdated,
    close,
  };
}
