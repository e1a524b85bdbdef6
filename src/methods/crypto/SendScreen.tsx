import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { completeDeposit } from '../../flows/deposit/completeDeposit';
import { useTimeLeft } from '../../flows/shared/useTimeLeft';
import { useTranslate } from '../../i18n/useTranslate';
import { useCashier } from '../../state/CashierContext';
import { announce } from '../../state/createAnnouncerState';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Columns } from '../../ui/Columns';
import { ScreenBody } from '../../ui/ScreenBody';
import { StickyFooter } from '../../ui/StickyFooter';
import { AddressCard } from './AddressCard';
import { cryptoOf } from './createCryptoState';
import { ExpiredGate } from './ExpiredGate';
import { Explanation } from './Explanation';
import { MemoGate } from './MemoGate';
import { NetworkGate } from './NetworkGate';
import type { CryptoAddress } from './readWallet';
import { SendFacts } from './SendFacts';
import { isGate, type SendStage, sendStage } from './sendStage';
import { TransferStatus } from './TransferStatus';

type SendScreenProps = { wallet: CryptoAddress; children?: ReactNode };

/** Minimum, expiry and the warnings first; the address when they were read (beyond the specification, 7). */
export function SendScreen({ wallet, children }: SendScreenProps): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const { depositId, status, txid } = useSnapshot(cashier.transaction);
  const { warnedId, taggedId } = useSnapshot(cryptoOf(cashier));
  const expiry = useTimeLeft(wallet.timeoutMinutes);
  const [isSending, setIsSending] = useState(false);

  const stage = sendStage({
    isSeen: txid !== null || status !== 'waiting',
    isExpired: expiry?.isOver === true,
    isWarned: warnedId === depositId,
    hasMemo: wallet.tag === null || taggedId === depositId,
  });
  const main = useFocusOnChange(stage);
  const firstStage = useRef(stage);

  useEffect(() => {
    if (stage === 'seen' && firstStage.current !== stage) announce(cashier.announcer, t('crypto.seen.title'));
  }, [stage, cashier, t]);

  async function sent(): Promise<void> {
    setIsSending(true);
    await completeDeposit(cashier);
    setIsSending(false);
  }

  const transfer = <TransferStatus network={wallet.network} />;
  const views: Record<SendStage, () => ReactElement> = {
    warning: () => <NetworkGate wallet={wallet} />,
    memo: () => <MemoGate tag={wallet.tag ?? ''} />,
    expired: () => <ExpiredGate />,
    address: () => <AddressCard wallet={wallet} />,
    seen: () => transfer,
  };
  const facts = (
    <Card>
      <SendFacts wallet={wallet} expiry={expiry} />
    </Card>
  );
  return (
    <>
      <ScreenBody width="split">
        <Columns
          mainRef={main}
          main={
            <>
              {isGate(stage) && facts}
              {views[stage]()}
            </>
          }
          side={
            <>
              {!isGate(stage) && facts}
              {stage !== 'seen' && transfer}
              <Explanation wallet={wallet} />
              {children}
            </>
          }
        />
      </ScreenBody>
      {(stage === 'address' || stage === 'expired') && (
        <StickyFooter>
          <Button variant="secondary" isPending={isSending} onClick={() => void sent()}>
            {t('crypto.sent')}
          </Button>
        </StickyFooter>
      )}
    </>
  );
}

/** What was pressed is gone with its gate: the focus goes to what took its place. */
function useFocusOnChange(stage: SendStage): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    element.current?.focus();
  }, [stage]);
  return element;
}
