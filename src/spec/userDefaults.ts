/** Specification sections 3 and 9. */
export const USER_DEFAULTS = {
  currency: 'MXN',
  country: 'ru',
  lang: 'en',
  paymentGeo: 'RU',
  widgetViewType: 'main',
} as const;
