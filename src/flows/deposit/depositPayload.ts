import type { DepositPayload } from '../../api/contract/deposit';
import type { PaymentMethod } from '../../api/contract/method';
import { abTestGroup } from '../../domain/abTestGroup';
import { activeBonus, bonusUsability } from '../../domain/bonuses';
import { pixFields } from '../../methods/families/pixFields';
import type { Cashier } from '../../state/Cashier';

/** What the player wants: a method, an amount in major units, and the values of its fields. */
export interface DepositIntent {
  method: PaymentMethod;
  amount: number;
  fields: Record<string, string>;
  /** A further step of a deposit that exists. */
  depositId?: string;
  /** Where it leads when the answer does not say; else where its kind says (DEP-05). */
  nextRoute?: string;
  /** The key of the chosen network (CRY-01). */
  wallet?: string;
  /** The crypto bonus is on for this deposit (CRY-02). */
  hasCryptoBonus?: boolean;
}

/** DEP-02, but for the ids that the submit adds. */
export function depositPayload(
  cashier: Cashier,
  intent: DepositIntent,
): Omit<DepositPayload, 'requestId' | 'paymentSessionId'> {
  const { method, amount, fields, wallet, hasCryptoBonus = false } = intent;
  const { parent, user, methods, deposit, bonuses } = cashier;
  const depositId = intent.depositId ?? deposit.depositId;
  const bonus = activeBonus(bonuses.list, bonuses.activeId);
  const { isSelected } = bonuses;
  const isActivatedBonus =
    bonus !== null && bonusUsability({ bonus, method: method.name, amount, isSelected }).isUsable;
  return {
    amount,
    currency: user.currency,
    ...(depositId !== null && { depositId }),
    fields: pixFields(fields),
    isActivatedBonus: isActivatedBonus || hasCryptoBonus,
    ...(isActivatedBonus && { bonusId: String(bonus.id) }),
    paymentType: method.name,
    returnUrl: parent.host || parent.config.returnUrl || globalThis.location.origin,
    ...(wallet !== undefined && { wallet }),
    ...(methods.selectedCountry && { selectedCountry: methods.selectedCountry }),
    metadata: { isFromChip: deposit.chip !== null },
    abTestGroup: abTestGroup(parent.experiments),
  };
}
