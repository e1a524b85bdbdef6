import type { ReactElement } from 'react';
import invoice from './styles/invoice.css?inline';
import { useSheet } from './useSheet';

export type StepsProps = { steps: readonly string[] };

/** What to do, in order. */
export function Steps({ steps }: StepsProps): ReactElement {
  useSheet(invoice);
  return (
    <ol className="steps" part="steps">
      {steps.map(step => (
        <li key={step}>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}
