import type { ReactElement, ReactNode } from 'react';
import sweep from '../styles/sweep.css?inline';
import { useSheet } from '../useSheet';

type DisclaimerProps = { children: ReactNode };

export function Disclaimer({ children }: DisclaimerProps): ReactElement {
  useSheet(sweep);
  return (
    <p className="disclaimer" part="disclaimer">
      {children}
    </p>
  );
}
