import type { FormApi } from 'final-form';
import type { ClipboardEvent, ReactElement, ReactNode, RefObject } from 'react';
import { Form, useForm } from 'react-final-form';
import { useBlurAfterPress } from './useBlurAfterPress';
import type { FieldTexts } from './useFieldValidation';

interface FieldFormBodyProps {
  element: RefObject<HTMLFormElement | null>;
  /** Called on a press of the button or Enter, valid or not: the receiver checks the values. */
  onSubmit: (form: FormApi<FieldTexts>) => void;
  onPaste?: (form: FormApi<FieldTexts>, event: ClipboardEvent) => void;
  children: ReactNode | ((form: FormApi<FieldTexts>) => ReactNode);
}

interface FieldFormProps extends FieldFormBodyProps {
  validate: (values: FieldTexts) => FieldTexts;
}

/** A form of contract fields. final-form keeps the values: no keystroke renders the whole form. */
export function FieldForm({ validate, ...passed }: FieldFormProps): ReactElement {
  // Form renders itself twice when it is mounted: what it is given as an element is rendered once.
  const body = <FieldFormBody {...passed} />;
  return (
    <Form<FieldTexts> onSubmit={() => {}} validate={validate} subscription={{}}>
      {() => body}
    </Form>
  );
}

/** Enter ends what is typed as leaving the field does, which a press has done: a triggered one asks first (FORM-01). */
function finishField(form: HTMLFormElement): void {
  const { activeElement } = form.getRootNode() as ShadowRoot;
  if (form.contains(activeElement) && activeElement?.matches('input'))
    activeElement.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

function FieldFormBody({ element, onSubmit, onPaste, children }: FieldFormBodyProps): ReactElement {
  const form = useForm<FieldTexts>();
  const press = useBlurAfterPress();
  return (
    <form
      {...press}
      ref={element}
      className="form"
      noValidate
      onPaste={event => onPaste?.(form, event)}
      onSubmit={event => {
        // Must submit neither the page nor a host's own form around the widget.
        event.preventDefault();
        event.stopPropagation();
        finishField(event.currentTarget);
        onSubmit(form);
      }}
    >
      {typeof children === 'function' ? children(form) : children}
    </form>
  );
}
