import { type ReactElement, useState } from 'react';
import { useSnapshot } from 'valtio';
import { BoxCoinList } from '../../../flows/sweepstake/deposit/BoxCoinList';
import { PackageCard } from '../../../flows/sweepstake/deposit/PackageCard';
import { SweepstakeDisclaimer } from '../../../flows/sweepstake/SweepstakeDisclaimer';
import { useCashier } from '../../../state/CashierContext';
import { CoinForm } from './CoinForm';
import { OpenAddress } from './OpenAddress';

/**
 * `/deposit/crypto` of the sweepstake variant: the list of coins, or the form of the coin that pays for the
 * package.
 */
export function BoxCryptoScreen(): ReactElement {
  const cashier = useCashier();
  const [isList] = useState(() => cashier.router.current().query.group !== undefined);
  const { method, box } = useSnapshot(cashier.deposit);
  if (isList || !method || !box)
    return (
      <BoxCoinList>
        <OpenAddress />
      </BoxCoinList>
    );
  return (
    <CoinForm
      key={method.name}
      method={method}
      box={box}
      before={<PackageCard box={box} />}
      after={<SweepstakeDisclaimer />}
    />
  );
}
