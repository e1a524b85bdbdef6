import { useSnapshot } from 'valtio';
import type { BaseLocationHook } from 'wouter';
import type { Router } from '../../state/createRouter';

/** wouter's view of our history: full paths with the base, as it expects them. */
export function createLocationHook({ state, base, navigate }: Router): BaseLocationHook {
  const go = (path: string, options: { replace?: boolean; state?: unknown } = {}) =>
    navigate(path.startsWith(base) ? path.slice(base.length) || '/' : path, {
      ...(options.replace !== undefined && { isReplacing: options.replace }),
      state: options.state ?? null,
    });
  return () => [`${base}${useSnapshot(state).entries.at(-1)?.path ?? '/'}`, go];
}
