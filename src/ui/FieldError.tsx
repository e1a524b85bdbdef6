import type { ReactElement } from 'react';
import { Icon } from './Icon';

export type FieldErrorProps = { id: string; children: string };

export function FieldError({ id, children }: FieldErrorProps): ReactElement {
  return (
    <div className="field-error" part="field-error" id={id}>
      <Icon name="error" />
      <span>{children}</span>
    </div>
  );
}
