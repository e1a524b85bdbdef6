import type { ReactElement } from 'react';
import { useCopy } from '../../../flows/shared/copy/useCopy';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { Button } from '../../../ui/button/Button';
import { MonoText } from '../../../ui/content/MonoText';
import { WarningGate } from '../../../ui/form/WarningGate';
import { cryptoOf, gateId } from '../cryptoOf';

/**
 * A transfer without its memo is lost: the player copies it, or confirms having noted it, before the address
 * shows.
 */
export function MemoGate({ tag }: { tag: string }): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const { copy } = useCopy();
  const open = () => {
    cryptoOf(cashier).taggedId = gateId(cashier.transaction);
  };
  return (
    <WarningGate
      title={t('crypto.memo.title')}
      action={
        <div className="stack stack--tight">
          <Button
            part="gate-open"
            onClick={() => {
              copy(tag);
              open();
            }}
          >
            {t('crypto.memo.action')}
          </Button>
          <Button variant="quiet" onClick={open}>
            {t('crypto.memo.written')}
          </Button>
        </div>
      }
    >
      <div className="stack stack--tight">
        <p>{t('crypto.memo.text')}</p>
        <MonoText isLarge>{tag}</MonoText>
      </div>
    </WarningGate>
  );
}
