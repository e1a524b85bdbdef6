import { parseAmount } from '../../../domain/money/parseAmount';
import { roundToCurrency } from '../../../domain/money/roundToCurrency';
import { applyStatus } from '../../../state/applyStatus';
import type { Cashier } from '../../../state/Cashier';
import { noAskedFields } from '../../../state/createDepositState';
import { createTransactionState } from '../../../state/createTransactionState';
import type { DepositIntent } from '../../../state/DepositIntent';
import { noAmount } from '../../../state/TypedAmount';
import { forgetTyped } from '../../shared/fields/typedTexts';
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
  // What was typed since the press, into another form or as another amount, is for another deposit: it stays.
  const isOtherForm = deposit.method !== null && deposit.method.name !== method.name;
  const isOtherSum = roundToCurrency(parseAmount(deposit.amount.text), user.currency) !== amount;
  for (const news of deposit.earlyNews) applyStatus(transaction, news);
  Object.assign(deposit, {
    ...noAskedFields(),
    // The player may have chosen another method meanwhile, but the next screens belong to this deposit.
    method,
    earlyNews: [],
  });
  // Where no money has come of it, what was typed is there for another try.
  if (transaction.status !== 'mistaked') {
    if (!isOtherForm && !isOtherSum) Object.assign(deposit.amount, noAmount());
    forgetTyped(deposit.typed, method.name);
  }
  keepPending(cashier);
}
