import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { useTranslate } from '../../../i18n/useTranslate';
import { GOLD_COIN_CODE, SWEEP_COIN_CODE } from '../../../spec/currencies';
import { useCashier } from '../../../state/CashierContext';
import { Button } from '../../../ui/button/Button';
import { Card } from '../../../ui/content/Card';
import { DescriptionList, type Detail } from '../../../ui/content/DescriptionList';
import { LiveFigure } from '../../../ui/content/LiveFigure';
import { Note } from '../../../ui/content/Note';
import { useExactMoney } from '../../shared/text/useExactMoney';
import { useAvailable } from '../../withdrawal/useAvailable';
import { shownFailure } from './shownFailure';

type RedeemableCardProps = {
  onRetry: () => void;
  /** Also shows the gold coins, and why less than the balance can be redeemed. */
  isWhole?: boolean;
};

const UNKNOWN = '—';

/** SWP-02: what can be redeemed, and the figures that it is worked out from. */
export function RedeemableCard({ onRetry, isWhole = false }: RedeemableCardProps): ReactElement {
  const t = useTranslate();
  const money = useExactMoney();
  const redeemable = useAvailable();
  const redemption = useSnapshot(useCashier().withdrawal.redemption);
  const { balance, unplayed, gold, isAsking, balanceFailure } = redemption;
  const figure = (value: number | null, currency: string = SWEEP_COIN_CODE): string =>
    value === null ? UNKNOWN : money(value, currency);
  const failure = shownFailure(redemption);
  // The card has its final height from the start: the coins below it must not move under a finger.
  const isComing = redeemable === null && !failure;
  const rows: (Detail | false)[] = [
    { id: 'balance', label: t('sweep.redeem.balance'), value: figure(balance) },
    {
      id: 'unplayed',
      label: t('sweep.redeem.unplayed'),
      value: unplayed ? `− ${figure(unplayed)}` : figure(unplayed),
    },
    isWhole &&
      (gold !== null || isComing) && {
        id: 'gold',
        label: t('sweep.redeem.gold'),
        value: figure(gold, GOLD_COIN_CODE),
      },
  ];
  return (
    <Card label={t('sweep.redeem.title')} part="redeemable">
      <LiveFigure label={t('sweep.redeem.title')} value={isComing ? null : figure(redeemable)} />
      <DescriptionList details={rows} />
      {isWhole && (isComing || redeemable !== null) && (
        <p className="figure-note" aria-hidden={isComing || undefined}>
          {isComing || unplayed || !balance
            ? t('sweep.redeem.why', { unplayed: figure(unplayed) })
            : t('sweep.redeem.allPlayed')}
        </p>
      )}
      <div role="alert">
        {failure && (
          <Note
            tone="warning"
            title={balanceFailure ? t('sweep.redeem.balanceFailed') : t('sweep.redeem.unplayedFailed')}
          >
            <div>{t('sweep.redeem.failedHint')}</div>
            <div>{failure.text}</div>
            <div>{t('error.reference', { reference: failure.reference })}</div>
          </Note>
        )}
      </div>
      {failure && (
        <Button variant="secondary" isPending={isAsking} onClick={onRetry}>
          {t('sweep.redeem.retry')}
        </Button>
      )}
    </Card>
  );
}
