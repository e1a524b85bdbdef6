import { type ReactElement, useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/overlay/Dialog';

type P2PCancelProps = { isPending: boolean; isDisabled: boolean; onCancel: () => void };

/** 'Cancel', which asks first. */
export function P2PCancel({ isPending, isDisabled, onCancel }: P2PCancelProps): ReactElement {
  const t = useTranslate();
  const [isAsking, setIsAsking] = useState(false);

  const handleConfirm = () => {
    setIsAsking(false);
    onCancel();
  };
  return (
    <>
      <Button
        variant="secondary"
        isPending={isPending}
        isDisabled={isDisabled}
        onClick={() => setIsAsking(true)}
      >
        {t('p2p.cancel')}
      </Button>
      {isAsking && (
        <Dialog
          title={t('p2p.cancel.title')}
          closeLabel={t('common.close')}
          onClose={() => setIsAsking(false)}
          actions={
            <>
              <Button onClick={() => setIsAsking(false)}>{t('p2p.cancel.keep')}</Button>
              <Button variant="secondary" onClick={handleConfirm}>
                {t('p2p.cancel.confirm')}
              </Button>
            </>
          }
        >
          <p>{t('p2p.cancel.text')}</p>
        </Dialog>
      )}
    </>
  );
}
