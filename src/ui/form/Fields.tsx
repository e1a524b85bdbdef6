import type { ReactElement, ReactNode } from 'react';

export type FieldsProps = { children: ReactNode };

export function Fields({ children }: FieldsProps): ReactElement {
  return <div className="fields">{children}</div>;
}
