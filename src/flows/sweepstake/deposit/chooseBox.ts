import type { CoinPackage } from '../../../domain/sweepstake/CoinPackage';
import { assign } from '../../../lib/assign';
import type { Cashier } from '../../../state/Cashier';
import { noAskedFields } from '../../../state/createDepositState';

/** Chooses a coin package. Fields that were asked for are for the package and the price that they were asked with. */
export function chooseBox({ deposit }: Pick<Cashier, 'deposit'>, box: CoinPackage | null): void {
  const { id, price, currency } = deposit.box ?? {};
  const isSame = box?.id === id && box?.price === price && box?.currency === currency;
  assign(deposit, !isSame && noAskedFields(), { box });
}
