/** Defaults of the parent data and the user: specification sections 3 and 9. */
export const WIDGET_VIEW_TYPES = ['main', 'sweep'] as const;
export type WidgetViewType = (typeof WIDGET_VIEW_TYPES)[number];

/** Section 5: a transport is accepted only as one of these. */
export const TRANSPORTS = ['socket', 'http'] as const;
export type TransportKind = (typeof TRANSPORTS)[number];

export const PLATFORMS = ['desktop', 'mobile', 'android', 'ios'] as const;
export type Platform = (typeof PLATFORMS)[number];
export const NATIVE_PLATFORMS = ['android', 'ios'] as const;

export const PARENT_DEFAULTS = {
  bonusList: [],
  closingButton: true,
  experiments: [],
  host: '',
  token: '',
  xOrigin: '',
  userId: '',
  partnerKey: '',
  widgetViewType: 'main',
  transport: 'socket',
  platformVersion: 'redesign',
} as const;

export const USER_DEFAULTS = {
  currency: 'MXN',
  country: 'ru',
  lang: 'en',
  paymentGeo: 'RU',
  widgetViewType: 'main',
} as const;

export const DEFAULT_PRODUCT = 'cashier';
export const DEFAULT_HOST_LOCALE = 'en-US';
/** USER-07: the specification's 'mx'. */
export const DEFAULT_MONEY_LOCALE = 'es-MX';
export const DEFAULT_FORCE_LOGGING = '0';

/** USER-03: a wider window is a desktop. */
export const MOBILE_BREAKPOINT_PX = 767;

/** Section 7: transport constants. */
export const API_PREFIX = 'BANKING';
export const SOCKET_PATH = '/v4/socket.io';
export const CASHIER_TYPE = 'widget';

export const MASK_UNDO_STATES = 100;
/** METH-04: the search box appears from this many methods on. */
export const SEARCH_FROM_METHODS = 12;
export const WITHDRAWAL_ACCOUNT_TYPES = ['main', 'additional'] as const;
export type WithdrawalAccountType = (typeof WITHDRAWAL_ACCOUNT_TYPES)[number];
