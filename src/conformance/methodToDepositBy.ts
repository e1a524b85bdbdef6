import type { PaymentMethod } from '../api/contract/method';
import { needsCaptcha } from '../domain/method/methodLists';
import type { CheckContext } from './Check';
import { isFilled } from './isFilled';
import { isP2P } from './isP2P';

/** The method that a deposit is made by: the one that is named, else the first that one call alone can make. */
export const methodToDepositBy = ({
  options: { method: wanted, fields },
  found: { methods },
}: CheckContext): PaymentMethod | undefined =>
  wanted === undefined
    ? methods.find(method => isMadeByOneCall(method) && isFilled(method, fields))
    : methods.find(({ name }) => name === wanted);

const isMadeByOneCall = (method: PaymentMethod): boolean =>
  method.isDisabled !== true &&
  method.isPreparationRequired !== true &&
  !needsCaptcha(method.name) &&
  !isP2P(method);
