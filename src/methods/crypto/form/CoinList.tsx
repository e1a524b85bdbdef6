import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { depositActions } from '../../../flows/deposit/depositActions';
import { CategoryMethods } from '../../../flows/shared/list/CategoryMethods';
import { CRYPTO_CATEGORY } from '../../../spec/paymentGroups';
import { useCashier } from '../../../state/CashierContext';
import { ScreenBody } from '../../../ui/frame/ScreenBody';
import { OpenAddress } from './OpenAddress';

/** CRY-01: the coins that can be sent. */
export function CoinList(): ReactElement {
  const cashier = useCashier();
  const { list } = useSnapshot(cashier.methods);
  const { group } = useSnapshot(cashier.deposit);
  return (
    <ScreenBody>
      <OpenAddress />
      <CategoryMethods list={list} category={group ?? CRYPTO_CATEGORY} actions={depositActions(cashier)} />
    </ScreenBody>
  );
}
