import {
  BANK_TRANSFER_METHODS,
  CAPTCHA_PROVIDER_METHODS,
  HOST_TO_HOST_METHODS,
  REDIRECT_ONLY_METHODS,
  SUPPORT_BUTTON_METHODS,
} from '../../spec/methodLists';
import { cardViewTypeOf, type WithCardViewType } from './cardViewType';

/** DEP-04: methods whose page the host opens. */
export function isRedirectOnly(name: string): boolean {
  return REDIRECT_ONLY_METHODS.includes(name);
}

/** DEP-04: no pop-up for redirect-only nor host-to-host methods. */
export function opensPopUp(name: string): boolean {
  return !isRedirectOnly(name) && !HOST_TO_HOST_METHODS.includes(name);
}

/** DEP-10. */
export function hasSupportButton(name: string): boolean {
  return SUPPORT_BUTTON_METHODS.includes(name);
}

/** CAP-01. */
export function needsCaptcha(name: string): boolean {
  return CAPTCHA_PROVIDER_METHODS.includes(name);
}

/** DEP-13: by name or by view type. */
export function isBankTransfer(method: { name: string } & WithCardViewType): boolean {
  return BANK_TRANSFER_METHODS.includes(method.name) || cardViewTypeOf(method) === 'bankTransfer';
}
