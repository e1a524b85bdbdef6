/** Categories and their labels: specification section 3, METH-03. */
export type PaymentGroupEntry = {
  /** Message id. */
  readonly label: string;
  /** The English text of the label; the specification fixes those marked. */
  readonly text: string;
  /** section: a heading with its methods in view; tile: folds into one tile from two methods on. */
  readonly display: 'section' | 'tile';
};

export const OTHER_GROUP_LABEL = 'group.other';
export const POPULAR_GROUP_LABEL = 'group.popular';
export const CRYPTO_CATEGORY = 'crypto';

export const PAYMENT_GROUPS = {
  card_method: { label: 'group.card_method', text: 'Cards', display: 'section' },
  'e-money': { label: 'group.e-money', text: 'E-wallets', display: 'section' },
  crypto: { label: 'group.crypto', text: 'Crypto', display: 'tile' },
  cash_methods: { label: 'group.cash_methods', text: 'Cash', display: 'tile' },
  bank_transfer_nigeria: { label: 'group.bank_transfer_nigeria', text: 'Bank transfer', display: 'tile' },
  colombian_banks: { label: 'group.colombian_banks', text: 'Colombian banks', display: 'tile' },
  // Fixed label.
  'indian-methods-grouped': { label: 'group.indian-methods-grouped', text: 'UPI Transfer', display: 'tile' },
  'nigeria-cards-grouped': { label: 'group.nigeria-cards-grouped', text: 'Nigerian cards', display: 'tile' },
  'online-indonesian-banks-grouped': {
    label: 'group.online-indonesian-banks-grouped',
    text: 'Indonesian banks',
    display: 'tile',
  },
  'online-malaysian-banks-grouped': {
    label: 'group.online-malaysian-banks-grouped',
    text: 'Malaysian banks',
    display: 'tile',
  },
  'online-thailand-banks-grouped': {
    label: 'group.online-thailand-banks-grouped',
    text: 'Thai banks',
    display: 'tile',
  },
  'sbp-transgran-grouped': { label: 'group.sbp-transgran-grouped', text: 'SBP', display: 'tile' },
  // Fixed label.
  me2me_grouped: { label: 'group.me2me_grouped', text: 'Withdrawal to card', display: 'tile' },
  ecuador_cash_grouped: { label: 'group.ecuador_cash_grouped', text: 'Cash in Ecuador', display: 'tile' },
  indonesia_va_grouped: { label: 'group.indonesia_va_grouped', text: 'Virtual accounts', display: 'tile' },
  indonesia_dana_groupes_category: {
    label: 'group.indonesia_dana_groupes_category',
    text: 'DANA',
    display: 'tile',
  },
  // Fixed label.
  rcgcard_pc_groupes_category: {
    label: 'group.rcgcard_pc_groupes_category',
    text: 'Gift cards',
    display: 'tile',
  },
  online_banks_ecuador_grouped: {
    label: 'group.online_banks_ecuador_grouped',
    text: 'Ecuadorian banks',
    display: 'tile',
  },
  // Fixed label, as are the three below. The specification names no id for the two cash groups.
  p2p_methods_kyrgyzstan: {
    label: 'group.p2p_methods_kyrgyzstan',
    text: 'Transfer to card',
    display: 'tile',
  },
  p2p_methods_ukraine: { label: 'group.p2p_methods_ukraine', text: 'Transfer to card', display: 'tile' },
  cash_methods_kyrgyzstan: {
    label: 'group.cash_methods_kyrgyzstan',
    text: 'Transfer to card',
    display: 'tile',
  },
  cash_methods_ukraine: { label: 'group.cash_methods_ukraine', text: 'Transfer to card', display: 'tile' },
} as const;

export type PaymentCategory = keyof typeof PAYMENT_GROUPS;
