/** Lists of method names: specification section 9. */

/** Opened by the host, never in a pop-up. */
export const REDIRECT_ONLY_METHODS: readonly string[] = [
  'red_compra_bank_payments',
  'phone_pe',
  'gpay_einpayz',
  'paytm',
  'upi',
  'upi_qr',
  'phone_pe_qr',
  'paytm_qr',
  'gpay_qr',
];

/** DEP-04: the specification's 'several Indonesian bank h2h methods', decided. */
export const INDONESIAN_H2H_METHODS = [
  'bca_h2h',
  'bni_h2h',
  'bri_h2h',
  'mandiri_h2h',
  'permata_h2h',
  'cimb_h2h',
] as const;

export const HOST_TO_HOST_METHODS: readonly string[] = [
  'mercado_pago_h2h',
  'phone_pe_h2h',
  'pix_light',
  'sinpe_movil',
  'wing',
  'easypaisa_phone',
  'jazzcash_phone',
  'kh_qr_h2h',
  'cambodian_banks',
  'ababank',
  'bank_transfer_krw',
  ...INDONESIAN_H2H_METHODS,
  'mpayment_gn_mtn_h2h',
  'qris_h2h',
  'philippines_qr_h2h',
  'mercadopago_short_2',
];

export const SUPPORT_BUTTON_METHODS: readonly string[] = [
  'card-p2p',
  'card_sberpay_one_click',
  'card_sberpay_p2p',
  'card_p2p_uz_humo',
  'card_p2p_uz_uzcard',
  'phone_p2p',
  'sberpay_paylink',
  'transfer_by_sber',
  'sbp_transgran_rabbit_tbank',
  'sbp_transgran_rabbit_sber',
];

export const CAPTCHA_PROVIDER_METHODS: readonly string[] = [
  'tpay_one_click',
  'phone_p2p',
  'card-p2p',
  'sbp_transgran_rabbit_sber',
  'sberpay_paylink',
  'alfa_one_click',
  'vtb_one_click',
];

/** Besides the view type bankTransfer. */
export const BANK_TRANSFER_METHODS: readonly string[] = ['nigerian_bank_transfer'];

/** FORM-06: takes a fixed amount. */
export const FIXED_AMOUNT_METHOD = 'p2p_market';

/** P2P-07. The server lists the methods of each: the widget asks for no region's own. */
export const P2P_REGIONS = ['az', 'kg', 'kz', 'tj', 'uz'] as const;

/**
 * P2P-07: the specification gives the lists, the names are decided here. What its captcha list names is no
 * P2P method by its name: its deposit is created with the captcha's data (section 4).
 */
export const P2P_METHOD_LISTS = {
  sbp: ['sbp_p2p'],
  bkashNagad: ['bkash_p2p', 'nagad_p2p'],
  uzCard: ['card_p2p_uz_humo', 'card_p2p_uz_uzcard'],
  kgCard: ['card_p2p_kg_elcart', 'card_p2p_kg_visa'],
} as const;
