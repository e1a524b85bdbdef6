import { useSnapshot } from 'valtio';
import type { PaymentMethod } from '../../../api/contract/method';
import { type FixedAmount, fixedAmounts } from '../../../domain/money/fixedAmounts';
import type { AmountLimits } from '../../../domain/money/resolveLimits';
import { useCashier } from '../../../state/CashierContext';
import type { TypedAmount } from '../../../state/TypedAmount';
import { methodLimits } from '../methodLimits';

/** Where the amount of another flow is typed, and what it cannot exceed. */
export interface AmountSource {
  typed: TypedAmount;
  /** In the method's currency; `null`: not known. */
  balance: number | null;
  /** Where it is not the user's. */
  currency?: string;
}

/** What an amount is held against: the same for every keystroke. */
export interface AmountRules {
  typed: TypedAmount;
  limits: AmountLimits;
  currency: string;
  /** `null`: not known, or of no concern. */
  balance: number | null;
  /** The amounts that alone are taken (FORM-06); `null` for any within the limits. */
  fixed: FixedAmount | null;
  /** In major units, where nothing is typed and nothing limits it. */
  price?: number;
}

/** The rules of a method's amount; the deposit's own where there is no source. */
export function useAmountRules(method: PaymentMethod, source?: AmountSource): AmountRules {
  const { user, deposit } = useCashier();
  const payer = useSnapshot(user);
  const { limits: served } = useSnapshot(deposit);
  const currency = source?.currency ?? payer.currency;
  return {
    typed: source?.typed ?? deposit,
    limits: methodLimits(method, { currency, country: payer.country }, source ? null : served),
    currency,
    balance: source?.balance ?? null,
    fixed: fixedAmounts(method),
  };
}
