import type { DepositPayload } from '../../../api/contract/deposit';
import { bonusObstacle } from '../../../domain/bonus/bonuses';
import { isNetworkField } from '../../../domain/field/isNetworkField';
import { pixFields } from '../../../domain/field/pixFields';
import { methodText } from '../../../domain/method/methodText';
import { abTestGroup } from '../../../domain/player/abTestGroup';
import type { Cashier } from '../../../state/Cashier';
import type { TransactionState } from '../../../state/createTransactionState';
import type { DepositIntent, PressedIntent } from '../../../state/DepositIntent';
import { regionOf } from '../../../state/regionOf';
import { activeBonusOf } from '../bonus/activeBonusOf';
import { hasEnded } from '../bonus/dropEnded';

/** The deposit's currency: the intent's own (a further step), else the coin package's, else the user's. */
export const depositCurrency = ({ user }: Pick<Cashier, 'user'>, { box, currency }: DepositIntent): string =>
  currency ?? box?.currency ?? user.currency;

/** BON-01: the bonus that a deposit made now would get; a coin package gets the crypto bonus alone. */
function bonusIdOf({ bonuses }: Cashier, { method, amount, box }: DepositIntent): string | null {
  const bonus = activeBonusOf(bonuses);
  if (!bonus || hasEnded(bonus) || !bonuses.isSelected || box) return null;
  return bonusObstacle({ bonus, method: method.name, amount }) ? null : String(bonus.id);
}

/** The network that the player chose in a field for it: the method's own, or one that the server has asked for. */
function networkIn(
  { deposit, transaction }: Cashier,
  { method, fields, depositId }: DepositIntent,
): string | undefined {
  const flow = depositId === undefined ? [] : (transaction.answer?.data?.unifiedFlow?.fields ?? []);
  const known = [...method.fields, ...deposit.extraFields, ...flow];
  return known
    .filter(isNetworkField)
    .map(({ name }) => fields[name])
    .find(Boolean);
}

/** Completes an intent with the state at the press. */
export function pressed(cashier: Cashier, intent: DepositIntent): PressedIntent {
  const wallet = intent.wallet ?? networkIn(cashier, intent);
  return {
    askedId: cashier.deposit.depositId,
    selectedCountry: cashier.methods.selectedCountry,
    isFromChip: cashier.deposit.amount.chip !== null,
    ...intent,
    ...(wallet !== undefined && { wallet }),
    bonusId: intent.bonusId === undefined ? bonusIdOf(cashier, intent) : intent.bonusId,
  };
}

/** The payload of DEP-02 without the ids that the submit adds. */
export function depositPayload(
  cashier: Cashier,
  intent: PressedIntent,
): Omit<DepositPayload, 'requestId' | 'paymentSessionId'> {
  const { method, amount, fields, wallet, box, hasCryptoBonus = false } = intent;
  const { bonusId, askedId, selectedCountry, isFromChip } = intent;
  const { parent } = cashier;
  const depositId = intent.depositId ?? askedId;
  return {
    amount,
    currency: depositCurrency(cashier, intent),
    ...(depositId !== null && { depositId }),
    fields: pixFields(fields),
    isActivatedBonus: bonusId !== null || hasCryptoBonus,
    ...(bonusId !== null && { bonusId }),
    paymentType: method.name,
    returnUrl: parent.host || parent.config.returnUrl || globalThis.origin,
    ...(wallet !== undefined && { wallet }),
    ...(box && { boxId: box.id }),
    ...(selectedCountry && { selectedCountry }),
    metadata: { isFromChip },
    abTestGroup: abTestGroup(parent.experiments),
  };
}

/** What is known of a deposit from the press on, whatever its outcome. */
export const depositFacts = (
  cashier: Cashier,
  intent: DepositIntent,
): Pick<
  TransactionState,
  'paymentMethod' | 'cardViewType' | 'methodText' | 'amount' | 'currency' | 'selectedCountry'
> & {
  createdAt: string;
} => ({
  paymentMethod: intent.method.name,
  cardViewType: intent.method.cardViewType,
  methodText: methodText(intent.method, cashier.user.lang),
  amount: intent.amount,
  currency: depositCurrency(cashier, intent),
  selectedCountry: intent.selectedCountry || regionOf(cashier),
  createdAt: new Date().toISOString(),
});
