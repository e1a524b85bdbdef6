import type { ReactElement, ReactNode } from 'react';
import { exactText } from '../../../domain/money/exactText';
import { CopyCard } from './CopyCard';
import { ExactSum } from './ExactSum';

type TransferAmountProps = { amount: number; currency: string; label: string; after?: ReactNode };

/** The amount to transfer, with all its decimals. */
export function TransferAmount({ amount, currency, label, after }: TransferAmountProps): ReactElement {
  return (
    <CopyCard label={label} value={exactText(amount, currency)} after={after}>
      <ExactSum amount={amount} currency={currency} />
    </CopyCard>
  );
}
