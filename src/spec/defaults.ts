/** Specification sections 3 and 9; those of the parent data: PARENT_FIELDS, those of the user: USER_DEFAULTS. */
/** USER-03. Where the widget runs: two kinds of browser, two kinds of native app. */
export const PLATFORMS = ['desktop', 'mobile', 'android', 'ios'] as const;
export type Platform = (typeof PLATFORMS)[number];
export const NATIVE_PLATFORMS = ['android', 'ios'] as const;

/** THEME-01. */
export type Theme = 'light' | 'dark' | 'auto';

export const DEFAULT_HOST_LOCALE = 'en-US';
/** USER-07: the specification's 'mx'. */
export const DEFAULT_MONEY_LOCALE = 'es-MX';

/** USER-03: a wider window is a desktop. */
export const MOBILE_BREAKPOINT_PX = 767;

/** Section 7: what every call's path begins with. */
export const API_PREFIX = 'BANKING';
/** API-02. */
export const SOCKET_PATH = '/v4/socket.io';

/** METH-04: the search box appears from this many methods on. */
export const SEARCH_FROM_METHODS = 12;
export const WITHDRAWAL_ACCOUNT_TYPES = ['main', 'additional'] as const;
export type WithdrawalAccountType = (typeof WITHDRAWAL_ACCOUNT_TYPES)[number];
