import type { PlainMessageId } from '#generated/messages';
import { playerKey } from '../../../domain/player/playerKey';
import type { Payment } from '../../../domain/transaction/Payment';
import { createUuid } from '../../../lib/createUuid';
import type { Cashier } from '../../../state/Cashier';
import { tellPlayer } from '../failure/tellPlayer';

const TEXTS: Readonly<Record<Payment, PlainMessageId>> = {
  deposit: 'deposit.otherTab',
  withdrawal: 'withdrawal.otherTab',
};

/**
 * One deposit, and one withdrawal, at a time per player, across tabs (beyond the specification, 3): `create` runs
 * unless another tab or widget of this player is creating one; then the player is told, `onRefused` is called and
 * nothing is created. Nor is it where the screens of its outcome cannot be loaded.
 */
export async function withPaymentLock(
  cashier: Cashier,
  payment: Payment,
  { create, onRefused }: { create(): Promise<void>; onRefused?(): void },
): Promise<void> {
  const { locks } = globalThis.navigator;
  await cashier.loadOutcome?.(payment);
  // Web Locks are missing on an insecure page.
  if (!locks) return create();
  let isAnswered = false;
  try {
    await locks.request(playerKey(payment, cashier.parent), { ifAvailable: true }, async lock => {
      isAnswered = true;
      if (lock) return create();
      onRefused?.();
      tellPlayer(cashier, cashier.translator.t(TEXTS[payment]), createUuid(), { isOfScreen: true });
    });
  } catch (error) {
    // A page without storage may be refused locks: then the server's own check by requestId has to do.
    if (isAnswered) throw error;
    await create();
  }
}
