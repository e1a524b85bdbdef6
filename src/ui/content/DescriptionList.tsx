import type { ReactElement, ReactNode } from 'react';
import status from '../styles/status.css?inline';
import { useSheet } from '../useSheet';
import { translateOf } from './translateOf';

export type Detail = {
  id: string;
  label: string;
  value: ReactNode;
  tone?: 'accent' | 'danger' | 'strong';
  /** Numbers, ids, addresses: monospaced, left to right, kept from machine translation. */
  isCode?: boolean;
  /**
   * A code that nobody types: it stays on one line, shortened in the middle if it is too long. Its value must
   * be a text.
   */
  isId?: boolean;
  /** A CopyButton. */
  action?: ReactNode;
};

type DescriptionListProps = {
  /** Empty values are left out. */
  details: readonly (Detail | '' | false | null)[];
};

export function DescriptionList({ details }: DescriptionListProps): ReactElement {
  useSheet(status);
  return (
    <dl className="details" part="details">
      {details
        .filter(detail => !!detail)
        .map(({ id, label, value, tone, isCode, isId, action }) => (
          <div
            key={id}
            className={`details__row${action ? ' details__row--copy' : ''}${isId ? ' details__row--id' : ''}`}
          >
            <dt className="details__label">
              <bdi>{label}</bdi>
            </dt>
            <dd
              className={`details__value${tone ? ` details__value--${tone}` : ''}${isCode ? ' details__value--code' : ''}${isOneWord(value) ? ' details__value--word' : ''}`}
              translate={isCode ? 'no' : translateOfNode(value)}
            >
              <bdi dir={isCode ? 'ltr' : undefined} className={isId ? 'middle' : undefined}>
                {isId && typeof value === 'string' ? <Middle text={value} /> : value}
              </bdi>
            </dd>
            {action && <dd>{action}</dd>}
          </div>
        ))}
    </dl>
  );
}

/** An account or a reference, which may be longer than its line. */
const isOneWord = (value: ReactNode): boolean => typeof value === 'string' && !/\s/.test(value);

const translateOfNode = (value: ReactNode): 'no' | undefined =>
  typeof value === 'string' ? translateOf(value) : undefined;

const END_CHARS = 6;

/** The whole text is in the document; on the screen only the part before its end is shortened. */
function Middle({ text }: { text: string }): ReactElement {
  return (
    <>
      <span className="middle__start">{text.slice(0, -END_CHARS)}</span>
      <span>{text.slice(-END_CHARS)}</span>
    </>
  );
}
