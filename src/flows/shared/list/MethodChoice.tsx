import type { ReactElement } from 'react';
import type { PaymentMethod } from '../../../api/contract/method';
import type { MethodActions } from './ListActions';
import { useDrawMethod } from './useDrawMethod';

type MethodChoiceProps = {
  method: PaymentMethod;
  actions: MethodActions;
};

/** One method of a short list: named by its text alone, its limits are its description. */
export function MethodChoice({ method, actions }: MethodChoiceProps): ReactElement {
  return useDrawMethod(actions)(method, 'list');
}
