import type { Cashier } from '../../../state/Cashier';

/** How to take away the challenge that stands open, if one does: who solves it answers for the player who pressed. */
export const openChallenge = ({ resource }: Pick<Cashier, 'resource'>): { leave: (() => void) | null } =>
  resource('challenge', () => ({ leave: null }));
