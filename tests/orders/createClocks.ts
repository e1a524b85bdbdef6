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
  /** What a page counts from its own start begins anew. */
  reload(): void;
  dispose(): void;
}

export function createClocks(): Clocks {
  const sinceStart = performance.now.bind(performance);
  const startedAt = Date.now() - sinceStart();
  let sleptMs = 0;
  let forwardMs = 0;
  let isSet = false;
  let isSetBack = false;
  const world = () => startedAt + sinceStart() + sleptMs;
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
    reload: () => {
      const reloadedAt = sinceStart();
      performance.now = () => sinceStart() - reloadedAt;
    },
    dispose: () => {
      performance.now = sinceStart;
    },
  };
}
