import type { Cashier } from '../../../state/Cashier';
import type { NavigateOptions } from '../../../state/createRouter';
import { isSweepstake } from '../../../state/isSweepstake';
import { homePath } from '../../shared/navigation/homePath';

const CONVERT = '/withdrawal/crypto/convert';

/** To where `isAtConfirm`. */
export function goToConfirm(cashier: Cashier, options?: NavigateOptions): void {
  if (isSweepstake(cashier)) cashier.router.navigate(CONVERT, { ...options, query: { step: 'confirm' } });
  else cashier.router.navigate('/withdrawal/confirm', options);
}

/** Whether the player has gone to the deposits, where they may be about to pay one. */
export const isAtDeposits = ({ router }: Cashier): boolean => homePath(router.current()) === '/deposit';

/** Back to the form, as it was left. */
export function backToForm(cashier: Cashier): void {
  const form = isSweepstake(cashier) ? CONVERT : '/withdrawal/redirect';
  if (!cashier.router.back()) cashier.router.navigate(form, { isReset: true });
}
