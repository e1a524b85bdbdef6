import { type Mocked, vi } from 'vitest';
import type { TransportObserver, TransportSettings } from '../../../src/transport/Transport';

/** A desktop page whose player has signed in by the parent's token. */
export const sampleSettings = (overrides: Partial<TransportSettings> = {}): TransportSettings => ({
  host: 'https://bank.test',
  token: () => 'canary-token',
  handshakeToken: () => '',
  xOrigin: '',
  language: 'en',
  platform: 'desktop',
  platformVersion: 'redesign',
  pwa: false,
  isMobileApp: false,
  ...overrides,
});

/** Remembers what it is told. */
export const spyObserver = (): Mocked<TransportObserver> => ({
  onRequest: vi.fn(),
  onRetry: vi.fn(),
  onRefusal: vi.fn(),
  onSocketInit: vi.fn(),
  onSocketReconnectAttempt: vi.fn(),
});
