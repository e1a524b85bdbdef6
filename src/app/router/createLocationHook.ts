import { useSnapshot } from 'valtio';
import type { BaseLocationHook } from 'wouter';
import type { Router } from '../../state/createRouter';

/** wouter's view of our history: full paths with the base, as it expects them. Nothing navigates by wouter. */
export const createLocationHook =
  ({ state, base }: Router): BaseLocationHook =>
  () => [`${base}${useSnapshot(state).entries.at(-1)?.path}`, () => {}];
