import type { ReactElement, ReactNode } from 'react';

type ScreenBodyProps = {
  children: ReactNode;
  /** How wide it may grow: 'list' uses the whole width, 'form' stays narrow, 'split' holds a form and its summary. */
  width?: 'list' | 'form' | 'split';
};

export function ScreenBody({ children, width = 'list' }: ScreenBodyProps): ReactElement {
  return <div className={`body body--${width}`}>{children}</div>;
}
