import type { ReactElement } from 'react';
import { stripMarks } from '../../../lib/stripMarks';
import transfer from '../../../ui/styles/transfer.css?inline';
import { useSheet } from '../../../ui/useSheet';
import { useExactMoney } from '../../shared/text/useExactMoney';

type ExactSumProps = { amount: number; currency: string };

/** An amount with all its decimals, as large as there is room for. */
export function ExactSum({ amount, currency }: ExactSumProps): ReactElement {
  useSheet(transfer);
  const text = useExactMoney()(amount, currency);
  return (
    <bdi className="sum" translate="no" style={{ '--figures': stripMarks(text).length }}>
      <span>{text}</span>
    </bdi>
  );
}
