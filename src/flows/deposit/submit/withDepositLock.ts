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
  let isAnswered = false;
  try {
    await globalThis.navigator.locks.request(
      playerKey('deposit', cashier.parent),
      { ifAvailable: true },
      async lock => {
        isAnswered = true;
        if (lock) return create();
        onRefused?.();
        tellPlayer(cashier, cashier.translator.t('deposit.otherTab'), createUuid());
      },
    );
  } catch (error) {
    // An insecure page has no locks, and one without storage may be refused them: then the server's own check
    // by requestId has to do.
    if (isAnswered) throw error;
    await create();
  }
}
