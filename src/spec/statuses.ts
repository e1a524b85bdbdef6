/** Transaction and P2P statuses: specification section 4, DEP-09, P2P-04. */
export const DEPOSIT_STATUSES = ['waiting', 'accepted', 'mistaked', 'processed'] as const;
export type DepositStatus = (typeof DEPOSIT_STATUSES)[number];

export const DEPOSIT_STATUS_CODES: Readonly<Record<number, DepositStatus>> = {
  0: 'waiting',
  1: 'processed',
  2: 'mistaked',
};

export const P2P_CANCELED_STATUSES: readonly string[] = ['AUTO_CANCELED', 'CANCELED'];
export const P2P_PAID_STATUS = 'PAYED';
