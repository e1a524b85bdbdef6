import { ERROR_CODES } from '../../spec/messages';
import { isNetworkRefusal } from './isNetworkRefusal';

type ErrorLike = {
  code?: string | undefined;
  status?: number | undefined;
  /** The server's own. */
  message?: string;
};

export const GENERIC_ERROR_ID = 'common.errors.generic';
export const NETWORK_ERROR_ID = 'common.errors.network';
export const REQUEST_TIMEOUT_ID = 'common.errors.requestTimeout';
const ERROR_ID_PREFIX = 'common.errors.';

/** ERR-03: `null` means the server's own message. */
const TEXT_IDS_BY_CODE: Readonly<Record<string, string | null>> = {
  [ERROR_CODES.merchantClientError]: null,
  [ERROR_CODES.paymentMethodRegex]: GENERIC_ERROR_ID,
};

/**
 * ERR-01 to ERR-03: the message id of an error's text, by code, else that of a network error that the server
 * passes on, else by HTTP status (common.errors.503), else the generic one. `null` if the server's own message
 * is to be shown.
 */
export function errorTextId(error: ErrorLike, hasTranslation: (id: string) => boolean): string | null {
  const { code = '', status, message = '' } = error;
  if (Object.hasOwn(TEXT_IDS_BY_CODE, code)) return TEXT_IDS_BY_CODE[code] ?? null;
  const told = (part: string | number) => {
    const id = ERROR_ID_PREFIX + part;
    return hasTranslation(id) ? id : null;
  };
  const network = isNetworkRefusal({ status, message }) ? NETWORK_ERROR_ID : null;
  return told(code) ?? network ?? told(status ?? '') ?? GENERIC_ERROR_ID;
}
