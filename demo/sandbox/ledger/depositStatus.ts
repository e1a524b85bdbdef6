import type { DepositStatus } from '../core/State';

const NEXT: Readonly<Record<DepositStatus, readonly DepositStatus[]>> = {
  waiting: ['accepted', 'processed', 'mistaked', 'CANCELED', 'AUTO_CANCELED'],
  accepted: ['processed', 'mistaked'],
  processed: [],
  mistaked: [],
  CANCELED: [],
  AUTO_CANCELED: [],
};

export function canMove(from: DepositStatus, to: DepositStatus): boolean {
  return NEXT[from].includes(to);
}

export function isFinal(status: DepositStatus): boolean {
  return NEXT[status].length === 0;
}

export function isDepositStatus(value: unknown): value is DepositStatus {
  return typeof value === 'string' && Object.hasOwn(NEXT, value);
}
