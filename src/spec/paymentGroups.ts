/** Payment groups: specification section 3, METH-03. The label of each is the text `group.{category}`. */
export const CRYPTO_CATEGORY = 'crypto';

/** Headings with their methods in view (METH-03); every other category folds into one tile. */
export const SECTION_CATEGORIES: readonly string[] = ['card_method', 'e-money'];

/** The specification names no id for the two cash groups of Kyrgyzstan and Ukraine. */
export const PAYMENT_CATEGORIES = [
  'card_method',
  'e-money',
  'crypto',
  'cash_methods',
  'bank_transfer_nigeria',
  'colombian_banks',
  'indian-methods-grouped',
  'nigeria-cards-grouped',
  'online-indonesian-banks-grouped',
  'online-malaysian-banks-grouped',
  'online-thailand-banks-grouped',
  'sbp-transgran-grouped',
  'me2me_grouped',
  'ecuador_cash_grouped',
  'indonesia_va_grouped',
  'indonesia_dana_groupes_category',
  'rcgcard_pc_groupes_category',
  'online_banks_ecuador_grouped',
  'p2p_methods_kyrgyzstan',
  'p2p_methods_ukraine',
  'cash_methods_kyrgyzstan',
  'cash_methods_ukraine',
] as const;
