import { readRecord } from '../lib/readRecord';
import type { HostUser } from './parentData';

const KEYS = {
  logging: 'cashier.forceLogging',
  user: 'cashier.user',
  transport: 'cashier.transport',
} as const;

/** The three values of session storage (USER-05). Broken or refused storage reads as its defaults. */
export interface SessionStore {
  isLogging(): boolean;
  setLogging(flag: '0' | '1'): void;
  user(): HostUser | null;
  /** Written without its token and balance: no push keeps a stored balance up to date. */
  setUser(user: HostUser): void;
  transport(): 'socket' | 'http' | null;
  setTransport(transport: 'socket' | 'http'): void;
}

export function createSessionStore(storage: () => Storage): SessionStore {
  function read(key: string): string | null {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  }

  function write(key: string, value: () => string): void {
    try {
      storage().setItem(key, value());
    } catch {
      // Denied, full, or data that JSON cannot hold: the widget works without storage.
    }
  }

  return {
    isLogging: () => read(KEYS.logging) === '1',
    setLogging: flag => write(KEYS.logging, () => flag),
    user: () => readRecord(read(KEYS.user)),
    setUser: ({ token: _token, balanceData: _balance, ...user }) =>
      write(KEYS.user, () => JSON.stringify(user)),
    transport: () => {
      const value = read(KEYS.transport);
      return value === 'socket' || value === 'http' ? value : null;
    },
    setTransport: transport => write(KEYS.transport, () => transport),
  };
}
