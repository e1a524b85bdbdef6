/** Lists of the specification's section 9, as this server enforces them. */
export const CAPTCHA_METHODS: ReadonlySet<string> = new Set([
  'tpay_one_click',
  'phone_p2p',
  'card-p2p',
  'sbp_transgran_rabbit_sber',
  'sberpay_paylink',
  'alfa_one_click',
  'vtb_one_click',
]);
