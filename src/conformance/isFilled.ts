import type { PaymentMethod } from '../api/contract/method';

/** Whether all that a player is asked for is given: the amount is the form's own, and a hidden field is not shown. */
export const isFilled = ({ fields }: PaymentMethod, given: Readonly<Record<string, string>>): boolean =>
  fields.every(
    ({ name, type }) =>
      name === 'amount' || type === 'amount' || type === 'hidden' || Object.hasOwn(given, name),
  );
