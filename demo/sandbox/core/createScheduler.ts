export interface Scheduler {
  after(ms: number, run: () => void): void;
  dispose(): void;
}

/** Timers of one sandbox, ended together. They never keep the process alive. */
export function createScheduler(): Scheduler {
  const timers = new Set<NodeJS.Timeout>();
  return {
    after(ms, run) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        run();
      }, ms);
      timer.unref();
      timers.add(timer);
    },
    dispose() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
