import { applyStatus } from '../../../state/applyStatus';
import type { Cashier } from '../../../state/Cashier';
import { noAskedFields } from '../../../state/createDepositState';
import { createTransactionState } from '../../../state/createTransactionState';
import type { DepositIntent } from '../../../state/DepositIntent';
import { forgetTyped } from '../../shared/fields/typedTexts';
import { forgetMadeAmount } from '../../shared/form/forgetMadeAmount';
import { keepPending } from '../pending/keepPending';
import { depositFacts } from './depositFacts';
import { heardOf } from './heardOf';

/** Makes this deposit the widget's current transaction; the one before is settled or left to the server. */
export function startTransaction(
  cashier: Cashier,
  intent: DepositIntent,
  ids: { depositId?: string | null; requestId?: string; isConfirmed?: boolean },
): void {
  const { transaction, user, deposit } = cashier;
  const { method, amount, box = null, bonusId, hasCryptoBonus = false } = intent;
  const { depositId = null } = ids;
  const isFurtherStep = depositId !== null && depositId === transaction.depositId;
  Object.assign(transaction, createTransactionState(), isFurtherStep && heardOf(transaction), {
    ...ids,
    bonusId,
    hasCryptoBonus,
    typed: isFurtherStep ? transaction.typed : (deposit.typed.forms.get(method.name) ?? null),
    ...depositFacts(cashier, intent),
    box,
    wallet: intent.wallet ?? (isFurtherStep ? transaction.wallet : null),
  });
  for (const news of deposit.earlyNews) applyStatus(transaction, news);
  // Where no money has come of it, what was typed is there for another try.
  if (transaction.status !== 'mistaked') {
    forgetMadeAmount(deposit, { method, amount, currency: user.currency });
    forgetTyped(deposit.typed, method.name);
  }
  Object.assign(deposit, {
    ...noAskedFields(),
    // The player may have chosen another method meanwhile, but the next screens belong to this deposit.
    method,
    earlyNews: [],
  });
  keepPending(cashier);
}
