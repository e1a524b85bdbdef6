import { assign } from '../../../lib/assign';
import { applyStatus } from '../../../state/applyStatus';
import type { Cashier } from '../../../state/Cashier';
import { noAskedFields } from '../../../state/createDepositState';
import { createTransactionState, type TransactionState } from '../../../state/createTransactionState';
import type { DepositIntent, PressedIntent } from '../../../state/DepositIntent';
import { type Creation, tellCreated } from '../../shared/creation/tellCreated';
import { forgetTyped } from '../../shared/fields/typedTexts';
import { forgetMadeAmount } from '../../shared/form/forgetMadeAmount';
import { keepPending } from '../pending/keepPending';
import { depositCurrency, depositFacts } from './depositPayload';

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
  assign(transaction, createTransactionState(), isFurtherStep && heardOf(transaction), {
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
  assign(deposit, {
    ...noAskedFields(),
    // The player may have chosen another method meanwhile, but the next screens belong to this deposit.
    method,
    earlyNews: [],
  });
  keepPending(cashier);
}

type Heard = Pick<
  TransactionState,
  'status' | 'serverStatus' | 'txid' | 'received' | 'message' | 'isBalanceTold'
>;

/** What the server has said about the deposit so far: it stays true when the player goes on with it. */
export function heardOf({
  status,
  serverStatus,
  txid,
  received,
  message,
  isBalanceTold,
}: Readonly<Heard>): Heard {
  return { status, serverStatus, txid, received, message, isBalanceTold };
}

/** DEP-14: tells the host of each deposit once; a further step of an existing one is no new deposit. */
export function reportCreated(cashier: Cashier, intent: PressedIntent, creation: Creation): void {
  const { method, amount } = intent;
  if ([intent.askedId, intent.depositId].includes(creation.depositId)) return;
  tellCreated(cashier, {
    ...creation,
    paymentMethod: method.name,
    amount,
    currency: depositCurrency(cashier, intent),
  });
}
