import type { ReactElement } from 'react';
import { Sign } from '../picture/Sign';
import form from '../styles/form.css?inline';
import { useSheet } from '../useSheet';

type FieldErrorProps = { id: string; children: string };

export function FieldError({ id, children }: FieldErrorProps): ReactElement {
  useSheet(form);
  return (
    <div className="field-error" part="field-error" id={id}>
      <Sign name="error" />
      <span>{children}</span>
    </div>
  );
}
