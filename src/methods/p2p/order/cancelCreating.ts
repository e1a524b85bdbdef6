import { hidePending } from '../../../flows/deposit/pending/storedDeposits';
import { reportStepFailure } from '../../../flows/shared/failure/reportFailure';
import { tellPlayer } from '../../../flows/shared/failure/tellPlayer';
import { placeOf } from '../../../flows/shared/navigation/placeOf';
import type { Cashier } from '../../../state/Cashier';
import { noAskedFields } from '../../../state/createDepositState';
import { creationBy, p2pOf } from '../p2pOf';
import { cancelOrphan } from './cancelOrphan';
import { enterP2P } from './enterP2P';
import { tellCancelled } from './tellCancelled';

/**
 * P2P-03: cancels while the deposit is being created, or while its form asks for more. The server is told at
 * once, by the request's id; if the create is answered all the same, its deposit is cancelled too. In
 * whatever order they arrive, no deposit stays open. A form whose deposit the bank lets stand is shown again.
 */
export async function cancelCreating(cashier: Cashier): Promise<void> {
  const { deposit, signal, translator } = cashier;
  const { depositId, method } = deposit;
  const creation = creationBy(p2pOf(cashier), method);
  const place = placeOf(cashier);
  if (creation?.isCancelled) return;
  Object.assign(deposit, { ...noAskedFields(), intent: null });
  if (creation) creation.isCancelled = true;
  const requestId = creation?.requestId ?? null;
  // The list of open deposits must not lead to one that is being cancelled.
  hidePending(cashier, { depositId, requestId });
  if (depositId === null && requestId === null) return;
  // A create that is under way tries once more when it ends.
  const ending = await cancelOrphan(cashier, { depositId, requestId }, { isLast: !creation });
  if (ending === 'cancelled') tellCancelled(cashier, creation);
  if (creation) return;
  // The next deposit is under way where the player has pressed again.
  if (ending !== 'stands' || depositId === null || !method || place.isLeft() || p2pOf(cashier).creation)
    return;
  tellPlayer(cashier, translator.t('error.notDone'), depositId);
  await enterP2P(cashier, method, { signal, isReplacing: true }).catch(error =>
    reportStepFailure(cashier, error),
  );
}
