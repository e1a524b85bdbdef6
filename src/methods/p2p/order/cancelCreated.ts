import { keepIntent } from '../../../flows/deposit/pending/keepIntent';
import { pendingList } from '../../../flows/deposit/pending/pendingList';
import { reportCreated } from '../../../flows/deposit/submit/reportCreated';
import { tellPlayer } from '../../../flows/shared/failure/tellPlayer';
import type { Cashier } from '../../../state/Cashier';
import { cancelOrphan } from './cancelOrphan';
import { createdAtOf } from './clockOf';
import type { NamedAnswer } from './isNamed';
import { openUnreadable } from './openUnreadable';
import type { Creating } from './recoverP2P';
import { tellCancelled } from './tellCancelled';

/**
 * P2P-03: cancels a deposit that was made although the player had cancelled. If the bank lets it stand, the host is
 * told of it and it is followed. A refusal after a cancel that the bank has taken says that it is closed.
 */
export async function cancelCreated(
  cashier: Cashier,
  { intent, creation, isHere, askedAtMs }: Pick<Creating, 'intent' | 'creation' | 'isHere' | 'askedAtMs'>,
  answer: NamedAnswer,
): Promise<void> {
  const { depositId } = answer;
  const { requestId } = creation;
  const ending = await cancelOrphan(cashier, { depositId, requestId });
  if (ending === 'cancelled') tellCancelled(cashier, creation);
  if (ending !== 'stands' || creation.isReleased) return;
  pendingList.drop(cashier, { depositId, requestId });
  reportCreated(cashier, intent, { depositId, requestId });
  if (isHere()) {
    tellPlayer(cashier, cashier.translator.t('error.notDone'), depositId);
    openUnreadable(cashier, intent, { created: createdAtOf(askedAtMs).createdAt, ...answer });
  } else keepIntent(cashier, intent, { depositId, requestId, isConfirmed: true, ...createdAtOf(askedAtMs) });
}
