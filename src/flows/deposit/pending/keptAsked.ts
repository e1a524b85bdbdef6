import type { FormField } from '../../../api/contract/form';
import type { PaymentMethod } from '../../../api/contract/method';
import { decimalSeparatorOf } from '../../../domain/money/formatNumber';
import type { Cashier } from '../../../state/Cashier';
import type { PressedIntent } from '../../../state/DepositIntent';
import { carryAmount } from '../carryAmount';
import { rememberSum } from '../submit/askedFields';
import { keepIntent } from './keepPending';
import { keptScreen, readKeptBox, readKeptScreen } from './keptScreen';
import type { PendingDeposit } from './pendingList';

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

export const isAsked = (kept: PendingDeposit): boolean =>
  kept.depositId !== null && readKeptScreen(kept)?.answer.pageId === ASKED_PAGE;

/** Goes on with such a deposit, in the form of its method. Returns whether it is one. */
export function openAsked(cashier: Cashier, kept: PendingDeposit, method: PaymentMethod): boolean {
  const { deposit, router, user, translator } = cashier;
  const { depositId, amount, currency } = kept;
  const { data } = readKeptScreen(kept)?.answer ?? {};
  if (depositId === null || !isAsked(kept)) return false;
  const box = readKeptBox(kept.box);
  const extraFields = data?.unifiedFlow?.fields ?? [];
  Object.assign(deposit, { method, box, limits: null, depositId, extraFields, earlierFields: [] });
  rememberSum(cashier, { method, amount, currency, fields: {} }, depositId);
  const isOwn = !box && currency === user.currency;
  carryAmount(cashier, isOwn ? amount : 0, decimalSeparatorOf(translator.i18n.locale));
  router.navigate(cashier.kindOf(method).path, { isFinal: true });
  return true;
}
