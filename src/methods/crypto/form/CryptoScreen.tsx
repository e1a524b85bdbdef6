import { type ReactElement, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useCashier } from '../../../state/CashierContext';
import { CoinForm } from './CoinForm';
import { CoinList } from './CoinList';

/** `/deposit/crypto`: the coins of the group, or the network and the amount of the coin that was chosen. */
export function CryptoScreen(): ReactElement {
  const cashier = useCashier();
  const [isList] = useState(() => cashier.router.current().query.group !== undefined);
  const { method } = useSnapshot(cashier.deposit);
  return isList || !method ? <CoinList /> : <CoinForm key={method.name} method={method} />;
}
