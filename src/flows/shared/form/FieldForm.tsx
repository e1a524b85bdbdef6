import type { FormApi } from 'final-form';
import type { ClipboardEvent, ReactElement, ReactNode, RefObject } from 'react';
import { Form } from 'react-final-form';
import type { FieldTexts } from './useFieldValidation';

export interface FieldFormProps {
  element: RefObject<HTMLFormElement | null>;
  validate: (values: FieldTexts) => FieldTexts | undefined;
  /** A press of the button, or Enter; what is wrong is for the receiver to find. */
  onSubmit: (form: FormApi<FieldTexts>) => void;
  onPaste?: (form: FormApi<FieldTexts>, event: ClipboardEvent) => void;
  children: ReactNode | ((form: FormApi<FieldTexts>) => ReactNode);
}

/** A form of contract fields: final-form keeps the values, nothing is rendered anew for a keystroke. */
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
            // Never a submit of the page, nor of a host's own form around the widget.
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
