import type { FormField } from '../../../api/contract/form';

/** Whether the server asks for the amount that the form has already: a second box would ask for it twice (DEP-03). */
export const isFormAmount = ({ name, type, isHidden, isDisabled, items }: FormField): boolean =>
  name === 'amount' && !isHidden && !isDisabled && (type === 'amount' || !items?.length);
