import type { ReactElement, ReactNode } from 'react';
import status from './styles/status.css?inline';
import { useSheet } from './useSheet';

export type Detail = {
  id: string;
  label: string;
  value: ReactNode;
  tone?: 'accent' | 'danger' | 'strong';
  /** Numbers, ids, addresses: monospaced, left to right, kept from machine translation. */
  isCode?: boolean;
  /** A CopyButton. */
  action?: ReactNode;
};

export type DescriptionListProps = { details: readonly Detail[] };

export function DescriptionList({ details }: DescriptionListProps): ReactElement {
  useSheet(status);
  return (
    <dl className="details" part="details">
      {details.map(({ id, label, value, tone, isCode, action }) => (
        <div key={id} className={action ? 'details__row details__row--copy' : 'details__row'}>
          <dt className="details__label">{label}</dt>
          <dd
            className={`details__value${tone ? ` details__value--${tone}` : ''}${isCode ? ' details__value--code' : ''}`}
            translate={isCode ? 'no' : undefined}
          >
            <bdi dir={isCode ? 'ltr' : undefined}>{value}</bdi>
          </dd>
          {action && <dd>{action}</dd>}
        </div>
      ))}
    </dl>
  );
}
