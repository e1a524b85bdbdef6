import type { ReactElement, ReactNode } from 'react';

export type VisuallyHiddenProps = { children: ReactNode; id?: string };

export function VisuallyHidden({ children, id }: VisuallyHiddenProps): ReactElement {
  return (
    <span className="hidden" id={id}>
      {children}
    </span>
  );
}
