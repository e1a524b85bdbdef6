export type Emitter<Events> = {
  /** Returns the unsubscriber. */
  on<K extends keyof Events>(name: K, listener: (detail: Events[K]) => void): () => void;
  emit<K extends keyof Events>(name: K, detail: Events[K]): void;
  dispose(): void;
};

/** A listener that throws does not keep the others from hearing: its error goes to `onError`. */
export function createEmitter<Events>(onError: (error: unknown) => void = () => {}): Emitter<Events> {
  const listeners: { [K in keyof Events]?: Set<(detail: Events[K]) => void> } = {};
  return {
    on(name, listener) {
      const set = listeners[name] ?? new Set();
      listeners[name] = set;
      set.add(listener);
      return () => {
        set.delete(listener);
      };
    },
    emit(name, detail) {
      for (const listener of [...(listeners[name] ?? [])]) {
        try {
          listener(detail);
        } catch (error) {
          onError(error);
        }
      }
    },
    dispose() {
      for (const set of Object.values<Set<unknown> | undefined>(listeners)) set?.clear();
    },
  };
}
