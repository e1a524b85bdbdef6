/** Card view types: specification section 3, METH-02. */
export const CARD_VIEW_TYPES = {
  default: 0,
  card: 1,
  cardWalletOnly: 2,
  india: 3,
  cardMultipleType: 4,
  p2p: 5,
  pix: 6,
  eazype: 7,
  virtual: 8,
  bankTransfer: 9,
  onramp: 13,
  cash: 20,
} as const;

export type CardViewType = keyof typeof CARD_VIEW_TYPES;

/** ROUTE-06: besides the unset ones, what the withdrawal list shows. */
export const WITHDRAWAL_CARD_VIEW_TYPES: readonly CardViewType[] = [
  'india',
  'p2p',
  'eazype',
  'bankTransfer',
  'onramp',
  'cash',
];
