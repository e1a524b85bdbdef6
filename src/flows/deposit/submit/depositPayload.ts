import type { DepositPayload } from '../../../api/contract/deposit';
import { activeBonus, bonusObstacles } from '../../../domain/bonus/bonuses';
import { abTestGroup } from '../../../domain/player/abTestGroup';
import { pixFields } from '../../../methods/families/pixFields';
import type { Cashier } from '../../../state/Cashier';
import type { DepositIntent } from '../../../state/DepositIntent';

/** The deposit's currency: the intent's own (a further step), else the coin package's, else the user's. */
export const currencyOf = ({ user }: Pick<Cashier, 'user'>, { box, currency }: DepositIntent): string =>
  currency ?? box?.currency ?? user.currency;

/** BON-01: the bonus that a deposit made now would get; a coin package gets the crypto bonus alone. */
function bonusIdOf({ bonuses }: Cashier, { method, amount, box }: DepositIntent): string | null {
  const bonus = activeBonus(bonuses.list, bonuses.activeId);
  const { isSelected } = bonuses;
  if (!bonus || box) return null;
  const obstacles = bonusObstacles({ bonus, method: method.name, amount, isSelected });
  return obstacles.length === 0 ? String(bonus.id) : null;
}

/**
 * Completes the intent with the state at the press: what the host or the player changes while it is under way
 * applies to the next one.
 */
export const pressed = (
  cashier: Cashier,
  intent: DepositIntent,
): DepositIntent & Required<Pick<DepositIntent, 'askedId' | 'bonusId' | 'selectedCountry'>> => ({
  askedId: cashier.deposit.depositId,
  selectedCountry: cashier.methods.selectedCountry,
  ...intent,
  bonusId: intent.bonusId === undefined ? bonusIdOf(cashier, intent) : intent.bonusId,
});

/** The payload of DEP-02 without the ids that the submit adds. */
export function depositPayload(
  cashier: Cashier,
  intent: DepositIntent,
): Omit<DepositPayload, 'requestId' | 'paymentSessionId'> {
  const { method, amount, fields, wallet, box, hasCryptoBonus = false } = intent;
  const { parent, deposit } = cashier;
  const { bonusId = null, askedId, selectedCountry } = pressed(cashier, intent);
  const depositId = intent.depositId ?? askedId;
  return {
    amount,
    currency: currencyOf(cashier, intent),
    ...(depositId !== null && { depositId }),
    fields: pixFields(fields),
    isActivatedBonus: bonusId !== null || hasCryptoBonus,
    ...(bonusId !== null && { bonusId }),
    paymentType: method.name,
    returnUrl: parent.host || parent.config.returnUrl || globalThis.origin,
    ...(wallet !== undefined && { wallet }),
    ...(box && { boxId: box.id }),
    ...(selectedCountry && { selectedCountry }),
    metadata: { isFromChip: deposit.chip !== null },
    abTestGroup: abTestGroup(parent.experiments),
  };
}
