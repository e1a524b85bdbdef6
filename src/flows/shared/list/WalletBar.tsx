import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { regionOf } from '../../../state/regionOf';
import { Balance } from '../../../ui/content/Balance';
import { RegionPill } from '../../../ui/method/RegionPill';
import { FlagIcon } from '../../../ui/picture/FlagIcon';
import { loadFlags } from '../../../ui/picture/loadPictures';
import { homePath } from '../navigation/homePath';
import { usePictures } from '../picture/usePictures';
import { useCountryName } from '../text/useCountryName';
import { useMoney } from '../text/useMoney';

/** Balance and region above the methods. */
export function WalletBar(): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const money = useMoney();
  usePictures(loadFlags);
  const user = useSnapshot(cashier.user);
  const { balance, currency } = user;
  const country = regionOf({ user, methods: useSnapshot(cashier.methods) });
  const name = useCountryName()(country);
  return (
    <div className="row row--between">
      {balance ? (
        <Balance label={t('wallet.balance')} value={money(balance.amount, balance.currency)} />
      ) : (
        <span />
      )}
      <RegionPill
        label={t('region.change')}
        value={t('region.current', { country: name, currency })}
        flag={<FlagIcon country={country} />}
        onClick={() => cashier.router.navigate(`${homePath(cashier.router.current())}/region`)}
      />
    </div>
  );
}
