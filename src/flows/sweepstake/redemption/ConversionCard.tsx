import type { ReactElement } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { SWEEP_COIN_CODE } from '../../../spec/currencies';
import { Button } from '../../../ui/button/Button';
import { Card } from '../../../ui/content/Card';
import { LiveFigure } from '../../../ui/content/LiveFigure';
import { useMoney } from '../../shared/text/useMoney';
import type { ConversionReading } from './useConversion';

/** What the amount converts to. A figure for another amount than the one typed is marked as such. */
export function ConversionCard({ conversion }: { conversion: ConversionReading }): ReactElement {
  const t = useTranslate();
  const money = useMoney();
  const { status, figure, reference, retry } = conversion;
  const amount = figure ? money(figure.amount, SWEEP_COIN_CODE) : '';
  const isConverting = status === 'converting';
  const unknown = isConverting ? null : '—';
  const note = (): string => {
    if (status === 'idle') return t('sweep.convert.empty');
    if (status === 'failed') return t('sweep.convert.failed');
    if (!figure) return t('sweep.convert.converting');
    return isConverting ? t('sweep.convert.outdated', { amount }) : t('sweep.convert.rate', { amount });
  };
  return (
    <Card label={t('sweep.convert.label')} part="conversion">
      <LiveFigure
        label={t('sweep.convert.label')}
        value={figure ? `≈ ${figure.text}` : unknown}
        isOutdated={isConverting && figure !== null}
        note={note()}
      />
      {status === 'failed' && (
        <>
          <div className="figure-note">{t('error.reference', { reference })}</div>
          <Button variant="secondary" onClick={retry}>
            {t('sweep.convert.retry')}
          </Button>
        </>
      )}
    </Card>
  );
}
