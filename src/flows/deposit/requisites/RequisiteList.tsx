import type { ReactElement } from 'react';
import type { Requisite } from '../../../api/contract/card';
import { cardDigits, groupInFours } from '../../../domain/card/cardNumber';
import { isCardNumber } from '../../../domain/card/isCardNumber';
import { useTranslate } from '../../../i18n/useTranslate';
import { CopyButton } from '../../../ui/button/CopyButton';
import { Card } from '../../../ui/content/Card';
import { DescriptionList } from '../../../ui/content/DescriptionList';
import { TextImage } from '../../../ui/picture/TextImage';
import { useCopy } from '../../shared/useCopy';
import { CopyCard } from './CopyCard';

/** The lines to type into a banking app, each with its own button where it can be copied. */
export function RequisiteList({ requisites }: { requisites: readonly Requisite[] }): ReactElement | null {
  const t = useTranslate();
  const cards = requisites.filter(({ value }) => isCardNumber(value));
  const lines = requisites.filter(({ value }) => !isCardNumber(value));
  return (
    <>
      {cards.map(({ label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a label may stand twice, and no line ever moves
        <CopyCard key={index} label={label} value={cardDigits(value)}>
          <TextImage
            text={groupInFours(value)}
            label={t('transfer.cardEnding', { last: cardDigits(value).slice(-4) })}
          />
        </CopyCard>
      ))}
      {lines.length > 0 && (
        <Card label={t('transfer.requisites')}>
          <DescriptionList
            details={lines.map(({ label, value, isCopyable }, index) => ({
              id: `${index} ${label}`,
              label,
              value,
              isCode: isCopyable === true && /\d/.test(value),
              ...(isCopyable && { action: <CopyLine label={label} value={value} /> }),
            }))}
          />
        </Card>
      )}
    </>
  );
}

function CopyLine({ label, value }: Pick<Requisite, 'label' | 'value'>): ReactElement {
  const t = useTranslate();
  const { isCopied, copy } = useCopy();
  return (
    <CopyButton label={t('transfer.copyOf', { label })} isCopied={isCopied} onCopy={() => copy(value)} />
  );
}
