import type { DepositPayload } from '../../api/contract/deposit';
import type { PaymentMethod } from '../../api/contract/method';
import { abTestGroup } from '../../domain/abTestGroup';
import { activeBonus, bonusUsability } from '../../domain/bonuses';
import type { Cashier } from '../../state/Cashier';

/** What the player wants: a method, an amount in major units, and the values of its fields. */
export interface DepositIntent {
  method: PaymentMethod;
  amount: number;
  fields: Record<string, string>;
}

/** DEP-02, but for the ids that the submit adds. */
export function depositPayload(
  cashier: Cashier,
  { method, amount, fields }: DepositIntent,
): Omit<DepositPayload, 'requestId' | 'paymentSessionId'> {
  const { parent, user, methods, deposit, bonuses } = cashier;
  const bonus = activeBonus(bonuses.list, bonuses.activeId);
  const { isSelected } = bonuses;
  const isActivatedBonus =
    bonus !== null && bonusUsability({ bonus, method: method.name, amount, isSelected }).isUsable;
  return {
    amount,
    currency: user.currency,
    ...(deposit.depositId !== null && { depositId: deposit.depositId }),
    fields,
    isActivatedBonus,
    ...(isActivatedBonus && { bonusId: String(bonus.id) }),
    paymentType: method.name,
    returnUrl: parent.host || parent.config.returnUrl || globalThis.location.origin,
    ...(methods.selectedCountry && { selectedCountry: methods.selectedCountry }),
    metadata: { isFromChip: deposit.chip !== null },
    abTestGroup: abTestGroup(parent.experiments),
  };
}
