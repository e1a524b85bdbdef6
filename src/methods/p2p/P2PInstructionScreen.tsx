import type { ReactElement } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { useCashier } from '../../state/CashierContext';
import { Button } from '../../ui/button/Button';
import { Card } from '../../ui/content/Card';
import { ScreenBody } from '../../ui/frame/ScreenBody';
import { StickyFooter } from '../../ui/frame/StickyFooter';
import { Steps } from '../../ui/status/Steps';
import { P2P_PATHS } from './p2pPaths';

/** How a P2P transfer is made, step by step. */
export function P2PInstructionScreen(): ReactElement {
  const { router } = useCashier();
  const t = useTranslate();
  const toInvoice = () => {
    if (!router.back()) router.navigate(P2P_PATHS.invoice, { isReplacing: true });
  };
  return (
    <>
      <ScreenBody width="form">
        <Card>
          <Steps
            steps={[
              t('p2p.instruction.copy'),
              t('p2p.instruction.open'),
              t('p2p.instruction.exact'),
              t('p2p.instruction.name'),
              t('p2p.instruction.back'),
            ]}
          />
        </Card>
      </ScreenBody>
      <StickyFooter>
        <Button onClick={toInvoice}>{t('p2p.instruction.toInvoice')}</Button>
      </StickyFooter>
    </>
  );
}
