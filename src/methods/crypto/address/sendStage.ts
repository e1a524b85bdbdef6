export type SendStage = 'warning' | 'memo' | 'expired' | 'address' | 'seen';

interface Progress {
  isSeen: boolean;
  isExpired: boolean;
  isWarned: boolean;
  /** There is none, or it was taken. */
  hasMemo: boolean;
}

/** Before the address, in this order. Who has sent needs none any more, and nobody should send by a rate that is over. */
export function sendStage({ isSeen, isExpired, isWarned, hasMemo }: Progress): SendStage {
  if (isSeen) return 'seen';
  if (isExpired) return 'expired';
  if (!isWarned) return 'warning';
  return hasMemo ? 'address' : 'memo';
}

export const isGate = (stage: SendStage): boolean =>
  stage === 'warning' || stage === 'memo' || stage === 'expired';
