import type { ReactElement } from 'react';
import invoice from './styles/invoice.css?inline';
import { useSheet } from './useSheet';

export type StepsProps = { steps: readonly string[] };

/** What to do, in order. */
export function Steps({ steps }: StepsProps): ReactElement {
  useSheet(invoice);
  return (
    <ol className="steps" part="steps">
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step may be said twice, and none ever moves
        <li key={index}>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}
