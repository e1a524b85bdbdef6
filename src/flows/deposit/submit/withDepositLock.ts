import { playerKey } from '../../../domain/player/playerKey';
import { createUuid } from '../../../lib/createUuid';
import type { Cashier } from '../../../state/Cashier';
import { tellPlayer } from '../../shared/failure/tellPlayer';

/**
 * One deposit at a time per player, across tabs (beyond the specification, 3): `create` runs unless another tab or
 * widget of this player is creating one; then the player is told, `onRefused` is called and nothing is created.
 */
export async function withDepositLock(
  cashier: Cashier,
  { create, onRefused }: { create(): Promise<void>; onRefused?(): void },
): Promise<void> {
  const { locks } = globalThis.navigator;
  // Web Locks are missing on an insecure page.
  if (!locks) return create();
  let isAnswered = false;
  try {
    await locks.request(playerKey('deposit', cashier.parent), { ifAvailable: true }, async lock => {
      isAnswered = true;
      if (lock) return create();
      onRefused?.();
      tellPlayer(cashier, cashier.translator.t('deposit.otherTab'), createUuid());
    });
  } catch (error) {
    // A page without storage may be refused locks: then the server's own check by requestId has to do.
    if (isAnswered) throw error;
    await create();
  }
}
