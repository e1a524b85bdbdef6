import { type ReactElement, useState } from 'react';
import { useSnapshot } from 'valtio';
import { depositActions } from '../../../flows/deposit/depositActions';
import { CategoryMethods } from '../../../flows/shared/list/CategoryMethods';
import { CRYPTO_CATEGORY } from '../../../spec/paymentGroups';
import { useCashier } from '../../../state/CashierContext';
import { ScreenBody } from '../../../ui/frame/ScreenBody';
import { CoinForm } from './CoinForm';
import { OpenAddress } from './OpenAddress';

/** `/deposit/crypto`: the coins of the group, or the network and the amount of the coin that was chosen. */
export function CryptoScreen(): ReactElement {
  const cashier = useCashier();
  const [isList] = useState(() => cashier.router.current().query.group !== undefined);
  const { method } = useSnapshot(cashier.deposit);
  return isList || !method ? <CoinList /> : <CoinForm key={method.name} method={method} />;
}

/** CRY-01: the coins that can be sent. */
function CoinList(): ReactElement {
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
