import type { Sum } from '../../domain/money/Sum';
import { redeemableBalance } from '../../domain/sweepstake/redeemableBalance';
import { SWEEP_COIN_CODE } from '../../spec/currencies';
import type { WithdrawalAccountType } from '../../spec/defaults';
import type { Redemption } from '../../state/createRedemption';
import type { UserState } from '../../state/createUserState';
import type { WithdrawalDraft } from '../../state/createWithdrawalState';
import { isSweepstake } from '../../state/isSweepstake';

type Available = Parameters<typeof isSweepstake>[0] & {
  readonly user: Readonly<Pick<UserState, 'currency' | 'widgetViewType'>> & {
    readonly balance: Readonly<Sum> | null;
  };
  readonly withdrawal: { readonly redemption: Readonly<Redemption> };
};

/**
 * The most that can be withdrawn, `null` if that is not known: the balance, if it is in the user's currency
 * (WD-03), in the sweepstake the part of it that can be redeemed (SWP-02).
 */
export function availableAmount({ user, parent, withdrawal }: Available): number | null {
  if (!isSweepstake({ user, parent }))
    return user.balance?.currency === user.currency ? user.balance.amount : null;
  const { balance, unplayed } = withdrawal.redemption;
  return balance === null || unplayed === null ? null : redeemableBalance(balance, unplayed, SWEEP_COIN_CODE);
}

/** Whether a withdrawal from this account is limited by what is known: the balance is the main account's (METH-07). */
export const isLimited = (
  cashier: Pick<Available, 'user' | 'parent'>,
  accountType: WithdrawalAccountType,
): boolean => accountType === 'main' || isSweepstake(cashier);

/**
 * If the balance of the account is not known, the server decides about a withdrawal; but coins that may not be
 * redeemable are never sent.
 */
export function exceedsAvailable(
  cashier: Available,
  { amount, accountType }: Readonly<Pick<WithdrawalDraft, 'amount' | 'accountType'>>,
): boolean {
  const available = isLimited(cashier, accountType) ? availableAmount(cashier) : null;
  return available === null ? isSweepstake(cashier) : amount > available;
}
