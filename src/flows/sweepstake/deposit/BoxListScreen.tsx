import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useTranslate } from '../../../i18n/useTranslate';
import { NO_SWEEPSTAKE_BOX } from '../../../spec/messages';
import { useCashier } from '../../../state/CashierContext';
import { announce } from '../../../state/createAnnouncerState';
import { Button } from '../../../ui/button/Button';
import { ScreenBody } from '../../../ui/frame/ScreenBody';
import { StickyFooter } from '../../../ui/frame/StickyFooter';
import { SkeletonList } from '../../../ui/method/SkeletonList';
import sweep from '../../../ui/styles/sweep.css?inline';
import { useSheet } from '../../../ui/useSheet';
import { markMethodsShown } from '../../deposit/list/markMethodsShown';
import { PendingSlot } from '../../deposit/pending/PendingSlot';
import { FlowSwitch } from '../../shared/list/FlowSwitch';
import { useExactMoney } from '../../shared/text/useExactMoney';
import { SweepstakeDisclaimer } from '../SweepstakeDisclaimer';
import { BoxChoice } from './BoxChoice';
import { boxesOf } from './boxesOf';
import { CoinBalance } from './CoinBalance';
import { loadBoxes, refreshBoxes } from './loadBoxes';

/** SWP-01: the coin packages. */
export function BoxListScreen(): ReactElement {
  useSheet(sweep);
  const cashier = useCashier();
  const t = useTranslate();
  const money = useExactMoney();
  const { methods, router } = cashier;
  const { status: methodsStatus } = useSnapshot(methods);
  const { status: boxesStatus } = useSnapshot(boxesOf(cashier));
  const isReady = methodsStatus === 'ready' && boxesStatus === 'ready';
  const { box } = useSnapshot(cashier.deposit);
  const choice = useRef<HTMLDivElement>(null);
  const [isRequired, setIsRequired] = useState(false);

  useEffect(() => {
    const left = new AbortController();
    if (methods.status === 'idle' || boxesOf(cashier).status === 'idle') void loadBoxes(cashier);
    else void refreshBoxes(cashier, left.signal);
    return () => left.abort();
  }, [cashier, methods]);

  useEffect(() => {
    if (isReady) markMethodsShown(cashier);
  }, [cashier, isReady]);

  function proceed(): void {
    if (box) {
      router.navigate('/deposit/select-method');
      return;
    }
    setIsRequired(true);
    cashier.send({ messageType: 'Error', message: NO_SWEEPSTAKE_BOX });
    announce(cashier.announcer, t('sweep.boxes.required'), 'assertive');
    choice.current?.querySelector<HTMLElement>('[role=radio]')?.focus();
  }

  if (!isReady)
    return (
      <ScreenBody>
        <FlowSwitch />
        <CoinBalance />
        <SkeletonList label={t('sweep.boxes.loading')} bones="box box box box" />
      </ScreenBody>
    );

  return (
    <>
      <ScreenBody>
        <FlowSwitch />
        <CoinBalance />
        <PendingSlot />
        <div ref={choice} className="stack stack--tight">
          <BoxChoice error={isRequired ? t('sweep.boxes.required') : undefined} />
        </div>
        <SweepstakeDisclaimer />
      </ScreenBody>
      <StickyFooter>
        <Button part="submit" onClick={proceed}>
          {box
            ? t('sweep.boxes.continueFor', { price: money(box.price, box.currency) })
            : t('sweep.boxes.continue')}
        </Button>
      </StickyFooter>
    </>
  );
}
