/** Fixed messages, word for word: specification sections 2, 4 and 8, ERR-04. */
export const EMPTY_PAYMENT_METHODS = 'Empty payment methods';
export const DEPOSIT_DATA_NULL = 'Deposit data is null after creation.';
export const GEETEST_RESULT_EMPTY = 'Geetest result is empty';
export const UNKNOWN_MESSAGE_TYPE = 'Unknown message type';
export const CAPTCHA_ID_EMPTY = 'Captcha id is empty';
export const CAPTCHA_DATA_EMPTY = 'Captcha data empty';
export const GEETEST_CAPTCHA_ID_REQUIRED = 'geetestCaptchaId is required';
export const NO_SWEEPSTAKE_BOX = 'No sweepstake box selected for sweepstake deposit';
export const INCORRECT_HOST_DATA = 'Incorrect data from host';
export const WEB_VIEW_PROPERTY_MISSING = "Can't find a property in window";
export const ICON_FETCH_FAILED = 'Unable to fetch icon';
export const REQUEST_TIMEOUT = 'Request timeout';
export const INVALID_P2P_RESPONSE = 'invalid-response';

export function localeReceivingError(locale: string): string {
  return `Locale receiving error ${locale}`;
}

export function missingTranslation(locale: string, key: string): string {
  return `Missing translation for ${locale}: ${key}`;
}

/** Error codes that the widget acts on: section 8. */
export const ERROR_CODES = {
  merchantClientError: 'banking.merchantClientError',
  paymentMethodRegex: 'banking.paymentMethodRegex',
  captchaRequired: 'captcha_required',
} as const;
