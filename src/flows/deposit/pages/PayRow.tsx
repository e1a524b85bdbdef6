import type { ReactElement } from 'react';
import { bareNumber } from '../../../domain/card/cardNumber';
import { isCardNumber } from '../../../domain/card/isCardNumber';
import { useTranslate } from '../../../i18n/useTranslate';
import { CopyRow } from '../../../ui/content/CopyRow';
import { MonoText } from '../../../ui/content/MonoText';
import { CopyValue } from '../../shared/copy/CopyValue';
import { CardDigits } from '../requisites/CardDigits';

type PayRowProps = {
  label: string;
  value: string;
  /** The accessible name of the button. */
  copyLabel?: string;
};

/** One of the details to pay to, with a button that copies it; the number of a card is a picture (DEP-12). */
export function PayRow({ label, value, copyLabel }: PayRowProps): ReactElement {
  const t = useTranslate();
  const isCard = isCardNumber(value);
  return (
    <CopyRow
      label={label}
      isSunken
      action={
        <CopyValue
          label={copyLabel ?? t('transfer.copyOf', { label })}
          value={isCard ? bareNumber(value) : value}
        />
      }
    >
      {isCard ? <CardDigits number={value} /> : <MonoText ends={0}>{value}</MonoText>}
    </CopyRow>
  );
}
