import { vi } from 'vitest';

/** The device's clock is `Date`: it may be set anew. */
export interface Clocks {
  /** The time of the world, and of the bank, in epoch ms. */
  world(): number;
  /** As `world`, with every time that the device's clock was set forward: nobody can tell that from a sleep. */
  felt(): number;
  /** By a clock that is not the bank's a time to pay is between the press and the creation. */
  readonly isSet: boolean;
  readonly isSetBack: boolean;
  set(byMs: number): void;
  /** Of the device: its timers stand still. */
  sleep(ms: number): void;
}

export function createClocks(): Clocks {
  const startedAt = Date.now() - performance.now();
  let sleptMs = 0;
  let forwardMs = 0;
  let isSet = false;
  let isSetBack = false;
  const world = () => startedAt + performance.now() + sleptMs;
  return {
    world,
    felt: () => world() + forwardMs,
    get isSet() {
      return isSet;
    },
    get isSetBack() {
      return isSetBack;
    },
    set: byMs => {
      vi.setSystemTime(Date.now() + byMs);
      isSet = true;
      if (byMs < 0) isSetBack = true;
      else forwardMs += byMs;
    },
    sleep: ms => {
      vi.setSystemTime(Date.now() + ms);
      sleptMs += ms;
    },
  };
}
