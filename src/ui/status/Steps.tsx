import type { ReactElement } from 'react';
import invoice from '../styles/invoice.css?inline';
import { useSheet } from '../useSheet';

type StepsProps = {
  steps: readonly string[];
  /** The steps are a server's, perhaps in another language than the page's. */
  isForeign?: boolean;
};

/** What to do, step by step. */
export function Steps({ steps, isForeign }: StepsProps): ReactElement {
  useSheet(invoice);
  return (
    <ol className="steps" part="steps">
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step may be said twice, and none ever moves
        <li key={index}>
          <span dir={isForeign ? 'auto' : undefined}>{step}</span>
        </li>
      ))}
    </ol>
  );
}
