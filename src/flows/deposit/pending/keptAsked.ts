import type { FormField } from '../../../api/contract/form';
import type { PaymentMethod } from '../../../api/contract/method';
import { decimalSeparatorOf } from '../../../domain/money/formatNumber';
import { assign } from '../../../lib/assign';
import type { Cashier } from '../../../state/Cashier';
import type { PressedIntent } from '../../../state/DepositIntent';
import { regionOf } from '../../../state/regionOf';
import { carryAmount } from '../../shared/form/carryAmount';
import { rememberSum } from '../submit/askedFields';
import { keepIntent } from './keepPending';
import { keptScreen, readKeptBox, readKeptScreen } from './keptScreen';
import { type PendingDeposit, pendingDeposits } from './pendingList';

/** The `pageId` that tells the fields of a method's form from a form of the bank's. */
const ASKED_PAGE = 'asked-fields';

/** DEP-03: stores a deposit that asks for more fields, as the bank may refuse a second one beside it. */
export function keepAsked(
  cashier: Cashier,
  intent: PressedIntent,
  { depositId, fields }: { depositId: string; fields: readonly FormField[] },
): void {
  const answer = { pageId: ASKED_PAGE, data: { unifiedFlow: { fields } } };
  const screen = keptScreen({ answer, path: '/deposit/complete' });
  keepIntent(cashier, intent, { depositId, requestId: null, isConfirmed: true, ...screen });
}

export const isAsked = (kept: PendingDeposit): boolean => readKeptScreen(kept)?.answer.pageId === ASKED_PAGE;

/** Goes on with such a deposit, in the form of its method. Returns whether it is one. */
export function openAsked(cashier: Cashier, kept: PendingDeposit, method: PaymentMethod): boolean {
  if (!takeUp(cashier, kept, method)) return false;
  cashier.router.navigate(cashier.kindOf(method).path, { isFinal: true });
  return true;
}

/**
 * Lets the form of a method go on with the deposit of it that was left open, as by its row: the bank may refuse a second
 * one. Not after a refusal, as the bank may have closed it; deposit-check says what is open of a kind with a `create` of
 * its own.
 */
export function resumeAsked(cashier: Cashier, method: PaymentMethod): void {
  const { deposit, transaction, user, kindOf } = cashier;
  if (deposit.depositId !== null || deposit.refused.includes(method.name)) return;
  const kept = pendingDeposits(cashier).find(
    one =>
      one.paymentMethod === method.name &&
      isAsked(one) &&
      one.depositId !== transaction.depositId &&
      readKeptBox(one.box)?.id === deposit.box?.id &&
      (deposit.box !== null || (one.currency === user.currency && one.selectedCountry === regionOf(cashier))),
  );
  if (kept && !kindOf(method).create) takeUp(cashier, kept, method);
}

function takeUp(cashier: Cashier, kept: PendingDeposit, method: PaymentMethod): boolean {
  const { deposit, user, translator } = cashier;
  const { depositId, amount, currency } = kept;
  const { data } = readKeptScreen(kept)?.answer ?? {};
  if (depositId === null || !isAsked(kept)) return false;
  const box = readKeptBox(kept.box);
  const extraFields = data?.unifiedFlow?.fields ?? [];
  assign(deposit, { method, box, limits: null, depositId, extraFields, earlierFields: [] });
  rememberSum(cashier, { method, amount, currency, fields: {} }, depositId);
  const isOwn = !box && currency === user.currency;
  carryAmount(deposit.amount, isOwn ? amount : 0, decimalSeparatorOf(translator.i18n.locale));
  return true;
}
