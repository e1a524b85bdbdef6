import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { PlainMessageId } from '#generated/messages';
import { useCompleteDeposit } from '../../../flows/deposit/complete/useCompleteDeposit';
import { useTimeLeft } from '../../../flows/shared/time/useTimeLeft';
import { useTimeNews } from '../../../flows/shared/time/useTimeNews';
import { useTranslate } from '../../../i18n/useTranslate';
import { giveFocus } from '../../../lib/giveFocus';
import { useCashier } from '../../../state/CashierContext';
import { announce } from '../../../state/createAnnouncerState';
import { Button } from '../../../ui/button/Button';
import { Card } from '../../../ui/content/Card';
import { Columns } from '../../../ui/frame/Columns';
import { ScreenBody } from '../../../ui/frame/ScreenBody';
import { StickyFooter } from '../../../ui/frame/StickyFooter';
import { cryptoOf, gateId } from '../cryptoOf';
import { MinimumNote } from '../MinimumNote';
import { AddressCard } from './AddressCard';
import { sumToSend } from './coinAmount';
import { ExpiredGate } from './ExpiredGate';
import { Explanation } from './Explanation';
import { MemoGate } from './MemoGate';
import { NetworkGate } from './NetworkGate';
import type { CryptoAddress } from './readWallet';
import { SendFacts } from './SendFacts';
import { isGate, isTransferSeen, type SendStage, sendStage } from './sendStage';
import { TransferStatus } from './TransferStatus';

/** Of what replaces the view whose button was pressed: it takes the focus. */
const TITLES: Readonly<Partial<Record<SendStage, PlainMessageId>>> = {
  memo: 'crypto.memo.title',
  expired: 'crypto.expired.title',
  seen: 'crypto.seen.title',
};

/** The part of the screen that belongs to a stage. */
const STEPS: Readonly<Record<SendStage, (wallet: CryptoAddress) => ReactElement>> = {
  warning: wallet => <NetworkGate wallet={wallet} />,
  memo: wallet => <MemoGate tag={wallet.tag ?? ''} />,
  expired: () => <ExpiredGate />,
  address: wallet => <AddressCard wallet={wallet} />,
  seen: wallet => <TransferStatus network={wallet.network} />,
};

type SendScreenProps = { wallet: CryptoAddress; children?: ReactNode };

/** First the facts and the warnings, then, once they are confirmed, the address (beyond the specification, 7). */
export function SendScreen({ wallet, children }: SendScreenProps): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const transaction = useSnapshot(cashier.transaction);
  const { status } = transaction;
  const id = gateId(transaction);
  const { warnedId, taggedId } = useSnapshot(cryptoOf(cashier));
  const expiry = useTimeLeft(wallet.timeoutMinutes);
  const { isPending, complete } = useCompleteDeposit();

  const stage = sendStage({
    isSeen: isTransferSeen(transaction),
    isExpired: expiry?.isOver === true,
    isWarned: warnedId === id,
    hasMemo: wallet.tag === null || taggedId === id,
  });
  useTimeNews(expiry && stage !== 'seen' ? expiry.leftMs : null);
  const main = useFocusOnChange(stage);
  const toldStage = useRef(stage);

  useEffect(() => {
    if (stage !== 'seen' || toldStage.current === stage || status === 'mistaked') return;
    toldStage.current = stage;
    announce(cashier.announcer, t('crypto.seen.title'));
  }, [stage, status, cashier, t]);

  const title = TITLES[stage];
  const label = stage === 'address' ? t('crypto.address', { coin: wallet.currency }) : title && t(title);

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
          mainLabel={label}
          main={
            <>
              {isGate(stage) && facts}
              {(isGate(stage) || stage === 'address') && <WalletMinimum wallet={wallet} />}
              {STEPS[stage](wallet)}
            </>
          }
          side={
            <>
              {!isGate(stage) && facts}
              {stage !== 'seen' && <TransferStatus network={wallet.network} />}
              <Explanation wallet={wallet} />
              {children}
            </>
          }
        />
      </ScreenBody>
      {(stage === 'address' || stage === 'expired') && (
        <StickyFooter>
          <Button variant="secondary" isPending={isPending} onClick={complete}>
            {t('crypto.sent')}
          </Button>
        </StickyFooter>
      )}
    </>
  );
}

/** When another view replaces the one whose control was pressed, the focus moves to it. */
function useFocusOnChange(view: string): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    giveFocus(element.current, false);
  }, [view]);
  return element;
}

/** Compares the sum to send with the server's own minimum, or else with the table's. */
function WalletMinimum({ wallet }: { wallet: CryptoAddress }): ReactElement {
  const made = useSnapshot(useCashier().transaction);
  const { minAmount, currency: coin, network } = wallet;
  if (minAmount === null) return <MinimumNote sum={made} minimum={network?.minimum ?? null} />;
  const amount = sumToSend(wallet, made) ?? 0;
  return <MinimumNote sum={{ amount, currency: coin }} minimum={{ amount: minAmount, currency: coin }} />;
}
