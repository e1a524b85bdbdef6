import type { ReactElement } from 'react';
import { useField } from 'react-final-form';
import { ChoiceControl } from './ChoiceControl';
import { PhoneControl } from './PhoneControl';
import { TextControl } from './TextControl';
import type { FieldControlProps } from './useFieldInput';

/** One field of the form, whatever its kind. */
export function FieldControl(props: FieldControlProps): ReactElement | null {
  const { kind, isHidden, phone } = props.model;
  if (isHidden) return <HiddenField {...props} />;
  if (kind === 'select' || kind === 'segments') return <ChoiceControl {...props} />;
  return phone ? <PhoneControl {...props} format={phone} /> : <TextControl {...props} />;
}

/** Not drawn, but part of the form: sent with its initial value. */
function HiddenField({ model }: FieldControlProps): null {
  useField<string>(model.key, { initialValue: model.initial, subscription: {} });
  return null;
}
