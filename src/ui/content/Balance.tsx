import type { ReactElement } from 'react';

type BalanceProps = { label: string; value: string };

export function Balance({ label, value }: BalanceProps): ReactElement {
  return (
    <div className="balance" part="balance">
      <div className="balance__label">{label}</div>
      <div className="balance__value" translate="no">
        <bdi>{value}</bdi>
      </div>
    </div>
  );
}
