import type { Cashier } from '../../../src/state/Cashier';

/** What the player and the bank do to a payment, without a form and a call; any other step does nothing. */
export function playPayment({ deposit, transaction, router }: Cashier, step: string): void {
  if (step === 'submit') deposit.isSubmitting = true;
  else if (step === 'fail') deposit.isSubmitting = false;
  else if (step === 'open' && !deposit.isSubmitting) {
    transaction.depositId = 'd-1';
    router.navigate('/deposit/complete');
  } else if (step === 'leave' && !deposit.isSubmitting) router.navigate('/deposit', { isReset: true });
}
