import { keepIntent } from '../../../flows/deposit/pending/keepPending';
import { hidePending, pendingList } from '../../../flows/deposit/pending/pendingList';
import { reportCreated } from '../../../flows/deposit/submit/startTransaction';
import { reportStepFailure } from '../../../flows/shared/failure/reportFailure';
import { tellPlayer } from '../../../flows/shared/failure/tellPlayer';
import { placeOf } from '../../../flows/shared/navigation/placeOf';
import { assign } from '../../../lib/assign';
import type { Cashier } from '../../../state/Cashier';
import { noAskedFields } from '../../../state/createDepositState';
import { addNotification } from '../../../state/createNotificationsState';
import { creationBy, type P2PCreation, p2pOf } from '../p2pOf';
import { cancelOrphan } from './cancelOrphan';
import type { AnswerWithId } from './checkP2P';
import { enterP2P } from './enterP2P';
import { createdAtOf } from './invoiceOf';
import { openStatus } from './openInvoice';
import type { Creating } from './sendCreate';

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
  assign(deposit, { ...noAskedFields(), intent: null });
  if (creation) creation.isCancelled = true;
  const requestId = creation?.requestId ?? null;
  // The list of open deposits must not lead to one that is being cancelled.
  hidePending(cashier, { depositId, requestId });
  if (depositId === null && requestId === null) return;
  // A create that is under way tries once more when it ends.
  const ending = await cancelOrphan(cashier, { depositId, requestId }, { isLast: !creation });
  if (ending === 'cancelled') notifyCancelled(cashier, creation);
  if (creation) return;
  // The next deposit is under way where the player has pressed again.
  if (ending !== 'stands' || depositId === null || !method || place.isLeft() || p2pOf(cashier).creation)
    return;
  tellPlayer(cashier, translator.t('error.notDone'), depositId);
  await enterP2P(cashier, method, { signal, isReplacing: true }).catch(error =>
    reportStepFailure(cashier, error),
  );
}

/**
 * P2P-03: cancels a deposit that was made although the player had cancelled. If the bank lets it stand, the host is
 * told of it and it is followed. A refusal after a cancel that the bank has taken says that it is closed.
 */
export async function cancelCreated(
  cashier: Cashier,
  { intent, creation, isHere, askedAtMs }: Pick<Creating, 'intent' | 'creation' | 'isHere' | 'askedAtMs'>,
  answer: AnswerWithId,
): Promise<void> {
  const { depositId } = answer;
  const { requestId } = creation;
  const ending = await cancelOrphan(cashier, { depositId, requestId });
  if (ending === 'cancelled') notifyCancelled(cashier, creation);
  if (ending !== 'stands' || creation.isReleased) return;
  pendingList.drop(cashier, { depositId, requestId });
  reportCreated(cashier, intent, { depositId, requestId });
  if (isHere()) {
    tellPlayer(cashier, cashier.translator.t('error.notDone'), depositId);
    openStatus(cashier, intent, answer, askedAtMs);
  } else keepIntent(cashier, intent, { depositId, requestId, isConfirmed: true, ...createdAtOf(askedAtMs) });
}

/** Cancels by the request's id what a cancelled call may have created (P2P-03). */
export async function cancelByRequestId(cashier: Cashier, creation: P2PCreation): Promise<void> {
  const ids = { depositId: null, requestId: creation.requestId };
  if ((await cancelOrphan(cashier, ids)) === 'cancelled') notifyCancelled(cashier, creation);
}

/**
 * Says, once, that a cancelled deposit is not there (P2P-03): the form that comes back would not say it.
 * `creation`: the call by which it was being made.
 */
export function notifyCancelled({ notifications, translator }: Cashier, creation: P2PCreation | null): void {
  if (creation?.isReleased) return;
  if (creation) creation.isReleased = true;
  addNotification(notifications, { content: translator.t('p2p.cancelled'), isNews: true });
}
