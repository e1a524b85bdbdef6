import type { DepositPayload } from '../../api/contract/deposit';
import type { PaymentMethod } from '../../api/contract/method';
import { abTestGroup } from '../../domain/abTestGroup';
import { activeBonus, bonusUsability } from '../../domain/bonuses';
import type { CoinPackage } from '../../domain/coinPackage';
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
  /** The coin package that it pays for: its price is the amount (SWP-01). */
  box?: CoinPackage;
  /** The crypto bonus is on for this deposit (CRY-02). */
  hasCryptoBonus?: boolean;
}

/** A package has a currency of its own. */
export const currencyOf = ({ user }: Pick<Cashier, 'user'>, { box }: DepositIntent): string =>
  box?.currency ?? user.currency;

/** DEP-02, but for the ids that the submit adds. */
export function depositPayload(
  cashier: Cashier,
  intent: DepositIntent,
): Omit<DepositPayload, 'requestId' | 'paymentSessionId'> {
  const { method, amount, fields, wallet, box, hasCryptoBonus = false } = intent;
  const { parent, methods, deposit, bonuses } = cashier;
  const depositId = intent.depositId ?? deposit.depositId;
  const bonus = activeBonus(bonuses.list, bonuses.activeId);
  const { isSelected } = bonuses;
  // The host's bonuses are for deposits of the standard flow; a package has the crypto bonus alone.
  const isActivatedBonus =
    bonus !== null && !box && bonusUsability({ bonus, method: method.name, amount, isSelected }).isUsable;
  return {
    amount,
    currency: currencyOf(cashier, intent),
    ...(depositId !== null && { depositId }),
    fields: pixFields(fields),
    isActivatedBonus: isActivatedBonus || hasCryptoBonus,
    ...(isActivatedBonus && { bonusId: String(bonus.id) }),
    paymentType: method.name,
    returnUrl: parent.host || parent.config.returnUrl || globalThis.location.origin,
    ...(wallet !== undefined && { wallet }),
    ...(box && { boxId: box.id }),
    ...(methods.selectedCountry && { selectedCountry: methods.selectedCountry }),
    metadata: { isFromChip: deposit.chip !== null },
    abTestGroup: abTestGroup(parent.experiments),
  };
}
