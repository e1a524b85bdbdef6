import type { DepositPayload } from '../../../api/contract/deposit';
import type { PaymentMethod } from '../../../api/contract/method';
import { activeBonus, bonusUsability } from '../../../domain/bonus/bonuses';
import { abTestGroup } from '../../../domain/player/abTestGroup';
import type { CoinPackage } from '../../../domain/sweepstake/coinPackage';
import { pixFields } from '../../../methods/families/pixFields';
import type { Cashier } from '../../../state/Cashier';

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
  /** Of a further step: the deposit's own. */
  currency?: string;
  /** The host's bonus that the deposit was pressed with; `null` for none. Unset until the press. */
  bonusId?: string | null | undefined;
}

/** A package has a currency of its own. */
export const currencyOf = ({ user }: Pick<Cashier, 'user'>, { box, currency }: DepositIntent): string =>
  currency ?? box?.currency ?? user.currency;

/** BON-01: the bonus that a deposit made now would bring. A package has the crypto bonus alone. */
function bonusIdOf({ bonuses }: Cashier, { method, amount, box }: DepositIntent): string | null {
  const bonus = activeBonus(bonuses.list, bonuses.activeId);
  const { isSelected } = bonuses;
  if (!bonus || box) return null;
  return bonusUsability({ bonus, method: method.name, amount, isSelected }).isUsable
    ? String(bonus.id)
    : null;
}

/** The intent at the press: what the host changes while the deposit is on its way is for the next one. */
export const pressed = (cashier: Cashier, intent: DepositIntent): DepositIntent => ({
  ...intent,
  bonusId: intent.bonusId === undefined ? bonusIdOf(cashier, intent) : intent.bonusId,
});

/** DEP-02, but for the ids that the submit adds. */
export function depositPayload(
  cashier: Cashier,
  intent: DepositIntent,
): Omit<DepositPayload, 'requestId' | 'paymentSessionId'> {
  const { method, amount, fields, wallet, box, hasCryptoBonus = false } = intent;
  const { parent, methods, deposit } = cashier;
  const depositId = intent.depositId ?? deposit.depositId;
  const { bonusId = null } = pressed(cashier, intent);
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
    ...(methods.selectedCountry && { selectedCountry: methods.selectedCountry }),
    metadata: { isFromChip: deposit.chip !== null },
    abTestGroup: abTestGroup(parent.experiments),
  };
}
