import type { FormApi } from 'final-form';
import type { ClipboardEvent, ReactElement, ReactNode, RefObject } from 'react';
import { Form } from 'react-final-form';
import type { FieldTexts } from './useFieldValidation';

export interface FieldFormProps {
  element: RefObject<HTMLFormElement | null>;
  validate: (values: FieldTexts) => FieldTexts | undefined;
  /** Called on a press of the button or Enter, valid or not: the receiver checks the values. */
  onSubmit: (form: FormApi<FieldTexts>) => void;
  onPaste?: (form: FormApi<FieldTexts>, event: ClipboardEvent) => void;
  children: ReactNode | ((form: FormApi<FieldTexts>) => ReactNode);
}

/** A form of contract fields. final-form keeps the values: no keystroke renders the whole form. */
export function FieldForm({ element, validate, onSubmit, onPaste, children }: FieldFormProps): ReactElement {
  return (
    <Form<FieldTexts> onSubmit={() => {}} validate={validate} subscription={{}}>
      {({ form }) => (
        <form
          ref={element}
          className="form"
          noValidate
          onPaste={event => onPaste?.(form, event)}
          onSubmit={event => {
            // Must submit neither the page nor a host's own form around the widget.
            event.preventDefault();
            event.stopPropagation();
            onSubmit(form);
          }}
        >
          {typeof children === 'function' ? children(form) : children}
        </form>
      )}
    </Form>
  );
}
