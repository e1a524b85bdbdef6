import type { ReactElement } from 'react';
import type { Requisite } from '../../api/contract/card';
import { isCardNumber } from '../../domain/card/isCardNumber';
import { NumberCard } from '../../flows/deposit/requisites/NumberCard';
import { CopyValue } from '../../flows/shared/copy/CopyValue';
import { useTranslate } from '../../i18n/useTranslate';
import { Card } from '../../ui/content/Card';
import { DescriptionList } from '../../ui/content/DescriptionList';

/** The lines to type into a banking app, each with its own button to copy it unless the bank has said no. */
export function RequisiteList({ requisites }: { requisites: readonly Requisite[] }): ReactElement | null {
  const t = useTranslate();
  const cards = requisites.filter(({ value }) => isCardNumber(value));
  const lines = requisites.filter(({ value }) => !isCardNumber(value));
  return (
    <>
      {cards.map(({ label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a label may stand twice, and no line ever moves
        <NumberCard key={index} label={label || t('transfer.cardNumber')} number={value} />
      ))}
      {lines.length > 0 && (
        <Card label={t('transfer.requisites')}>
          <DescriptionList
            details={lines.map(({ label, value, isCopyable }, index) => ({
              id: `${index} ${label}`,
              label,
              value,
              isCode: isCopyable === true && /\d/.test(value),
              action: isCopyable !== false && (
                <CopyValue label={t('transfer.copyOf', { label: label || value })} value={value} />
              ),
            }))}
          />
        </Card>
      )}
    </>
  );
}
