import type { ReactElement, ReactNode } from 'react';
import { Sign } from '../picture/Sign';
import invoice from '../styles/invoice.css?inline';
import { useSheet } from '../useSheet';

type WarningGateProps = {
  title: string;
  children: ReactNode;
  /** The Button that opens the gate. */
  action: ReactNode;
};

/** A warning that must be confirmed before an address or a card number shows. */
export function WarningGate({ title, children, action }: WarningGateProps): ReactElement {
  useSheet(invoice);
  return (
    <section className="gate" part="gate" aria-label={title}>
      <strong className="gate__title">
        <Sign name="warning" />
        {title}
      </strong>
      <div>{children}</div>
      {action}
    </section>
  );
}
