/** One call on the wire. */
export interface TransportRequest {
  /** Path below the prefix, e.g. `deposit-create`. */
  path: string;
  method: 'GET' | 'POST';
  data?: unknown;
  /**
   * The failures after which it is sent again, up to 3 times, 2 s apart (API-04); none by default. Those of
   * the server are a status of 500 or above. Never on a call that moves money.
   */
  retryOn?: 'network' | 'network-or-server' | undefined;
  signal?: AbortSignal;
  /** While the host's changes are being applied, the token may be another player's: the call waits for them. */
  updating?(): Promise<void> | null;
}

export interface Push {
  type: string;
  data: unknown;
}

/** The port to the banking server; HTTP and socket are its two adapters. */
export interface Transport {
  /** Resolves with the body of a success, unchecked; rejects with a TransportError. */
  request(request: TransportRequest): Promise<unknown>;
  /** Server pushes; HTTP has none. */
  onPush(listener: (push: Push) => void): () => void;
  /** The connection is back after a drop: pushes may have been missed. */
  onReconnect(listener: () => void): () => void;
  close(): void;
}

/** What a transport needs to know, read anew at each request. */
export interface TransportSettings {
  /** Origin and base of the banking server; '' is the page's own origin. */
  host: string;
  /** The parent's token, else the user's (USER-09). */
  token(): string;
  /** The user's own token, only where the parent gave none (API-02). */
  handshakeToken(): string;
  xOrigin: string;
  language: string;
  platform: string;
  platformVersion: string;
  pwa: boolean;
  isMobileApp: boolean;
}

/** Hears everything that is reported to the host (HOST-11). */
export interface TransportObserver {
  onRequest(path: string, milliseconds: number): void;
  onRetry(path: string, attempt: number): void;
  /**
   * A refusal: HTTP non-2xx or a socket status outside success (ERR-01). `token`: the one that the call
   * carried; the host may have set another since.
   */
  onRefusal(refusal: { status: number; url: string; message: string; code?: string }, token: string): void;
  onSocketInit(): void;
  onSocketReconnectAttempt(attempt: number): void;
}
