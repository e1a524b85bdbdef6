/** This project's own (contract.md, WD-02): what a withdrawal goes through, in order. */
export const WITHDRAWAL_STEPS = ['created', 'confirmed', 'review', 'sent', 'processed'] as const;

export const WITHDRAWAL_STATUSES = ['waiting', 'accepted', 'mistaked', 'canceled', 'processed'] as const;
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

/** Refusals of the confirming code, and of a cancellation (contract.md). */
export const WITHDRAWAL_CODES = {
  codeWrong: 'banking.codeWrong',
  codeAttemptsExceeded: 'banking.codeAttemptsExceeded',
  resendTooEarly: 'banking.resendTooEarly',
  resendLimit: 'banking.resendLimit',
  withdrawalSent: 'banking.withdrawalSent',
} as const;

/** The one category whose bank is chosen on a screen of its own (ROUTE-01). */
export const NIGERIAN_BANKS_CATEGORY = 'bank_transfer_nigeria';
