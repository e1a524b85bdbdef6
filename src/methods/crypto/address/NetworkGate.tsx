import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { Button } from '../../../ui/button/Button';
import { Note } from '../../../ui/content/Note';
import { WarningGate } from '../../../ui/form/WarningGate';
import { cryptoOf } from '../cryptoOf';
import { askedNetwork } from '../form/networkFacts';
import { gateId } from './gateId';
import type { CryptoAddress } from './readWallet';

/** CRY-01: the wrong network loses the money, so this is read before the address shows. */
export function NetworkGate({ wallet }: { wallet: CryptoAddress }): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const { wallet: key, paymentMethod } = useSnapshot(cashier.transaction);
  const { currency: coin, network } = wallet;
  const name = network?.name ?? '';
  const method = cashier.methods.list.find(one => one.name === paymentMethod);
  const asked = askedNetwork(method, key);
  // One network under two names is no other.
  const isOther = network !== null && asked !== null && asked.key !== network.key && asked.name !== name;
  return (
    <>
      {isOther && (
        <Note tone="danger">{t('crypto.gate.otherNetwork', { chosen: asked.name, network: name })}</Note>
      )}
      <WarningGate
        title={name ? t('crypto.gate.title', { coin, network: name }) : coin}
        action={
          <Button
            part="gate-open"
            onClick={() => {
              cryptoOf(cashier).warnedId = gateId(cashier.transaction);
            }}
          >
            {t('crypto.gate.action')}
          </Button>
        }
      >
        {name ? t('crypto.gate.text', { coin }) : t('crypto.gate.textUnknown')}
      </WarningGate>
    </>
  );
}
