import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { Button } from '../../../ui/button/Button';
import { Note } from '../../../ui/content/Note';
import { WarningGate } from '../../../ui/form/WarningGate';
import { cryptoOf, gateId } from '../cryptoOf';
import { askedNetwork, isSameNetwork } from '../networkFacts';
import type { CryptoAddress } from './readWallet';

/**
 * CRY-01: coins sent over the wrong network are lost, so the player confirms this warning before the address
 * shows.
 */
export function NetworkGate({ wallet }: { wallet: CryptoAddress }): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const { wallet: key, paymentMethod, methodText } = useSnapshot(cashier.transaction);
  const { currency: coin, network } = wallet;
  const name = network?.name ?? '';
  const method = cashier.methods.list.find(one => one.name === paymentMethod);
  const asked = askedNetwork(method, key);
  const isOther = network !== null && asked !== null && !isSameNetwork(asked, network);
  return (
    <>
      {isOther && (
        <Note tone="danger">{t('crypto.gate.otherNetwork', { chosen: asked.name, network: name })}</Note>
      )}
      <WarningGate
        title={coin && name ? t('crypto.gate.title', { coin, network: name }) : coin || name || methodText}
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
        {coin && name ? t('crypto.gate.text', { coin }) : t('crypto.gate.textUnknown')}
      </WarningGate>
    </>
  );
}
