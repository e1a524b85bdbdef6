import { useSnapshot } from 'valtio';
import type { PaymentMethod } from '../../../api/contract/method';
import type { FieldRule } from '../../../domain/field/checkFieldValue';
import { type FixedAmount, fixedAmounts } from '../../../domain/money/fixedAmounts';
import { methodLimits } from '../../../domain/money/methodLimits';
import type { AmountLimits } from '../../../domain/money/resolveLimits';
import { useCashier } from '../../../state/CashierContext';
import type { TypedAmount } from '../../../state/TypedAmount';

/** The amount of another flow than the deposit: where it is typed, and what it cannot exceed. */
interface AmountSource {
  typed: TypedAmount;
  /** In the method's currency; `null`: not known. */
  balance: number | null;
  /** If it is not the user's. */
  currency?: string;
}

/** What an amount is checked against; it does not change with what is typed. */
export interface AmountRules {
  typed: TypedAmount;
  limits: AmountLimits;
  currency: string;
  /** `null`: not known, or not checked. */
  balance: number | null;
  /** The only amounts that are accepted (FORM-06); `null` accepts all within the limits. */
  fixed: FixedAmount | null;
  /** The rules of the amount that the server has asked for in a further round (DEP-03). */
  asked?: readonly FieldRule[];
  /** A fixed price, in major units: nothing is typed, and nothing limits it. */
  price?: number;
}

/** The rules of a method's amount; those of the deposit form if there is no `source`. */
export function useAmountRules(method: PaymentMethod, source?: AmountSource): AmountRules {
  const { user, deposit } = useCashier();
  const payer = useSnapshot(user);
  const { limits: served } = useSnapshot(deposit);
  const currency = source?.currency ?? payer.currency;
  return {
    typed: source?.typed ?? deposit.amount,
    limits: methodLimits(method, { currency, country: payer.country }, source ? null : served),
    currency,
    balance: source?.balance ?? null,
    fixed: fixedAmounts(method),
  };
}
