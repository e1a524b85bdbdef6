import type { ReactElement } from 'react';
import type { PaymentMethod } from '../../../api/contract/method';
import type { Pictures } from '../../../ui/picture/loadPictures';
import type { MethodActions } from './ListActions';
import { useDrawMethod } from './useDrawMethod';

export type MethodChoiceProps = {
  method: PaymentMethod;
  pictures: Pictures | null;
  actions: MethodActions;
};

/** One method of a short list: named by its text alone, its limits are its description. */
export function MethodChoice({ method, pictures, actions }: MethodChoiceProps): ReactElement {
  return useDrawMethod(pictures, actions)(method, 'list');
}
