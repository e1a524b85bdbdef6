import type { Cashier } from '../../state/Cashier';

/**
 * How to take away the question that stands open, if one does: a captcha's challenge, or what the host decides. Who
 * answers it answers for the player who pressed.
 */
export const openQuestion = ({ resource }: Pick<Cashier, 'resource'>): { leave: (() => void) | null } =>
  resource('question', () => ({ leave: null }));
