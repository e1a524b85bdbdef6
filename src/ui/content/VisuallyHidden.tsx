import type { ReactElement, ReactNode } from 'react';

export type VisuallyHiddenProps = { children: ReactNode };

export function VisuallyHidden({ children }: VisuallyHiddenProps): ReactElement {
  return <span className="hidden">{children}</span>;
}
