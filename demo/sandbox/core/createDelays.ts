export interface Delays {
  /** waiting → accepted, for a method that settles by itself. */
  acceptMs: number;
  /** accepted → processed. */
  processMs: number;
  /** PAYED → processed, of a P2P deposit: long enough for a poll to see PAYED. */
  p2pProcessMs: number;
  /** A crypto transfer is seen on its network. */
  cryptoMs: number;
  /** The simulated player pays at the shop or sends the bank transfer, unless the widget says so earlier. */
  transferMs: number;
  /** A late push. */
  lateMs: number;
  /** Between the pushes of one burst. */
  burstMs: number;
  /** Each step of a withdrawal. */
  withdrawalStepMs: number;
  resendAfterMs: number;
}

const LIVE: Delays = {
  acceptMs: 2_000,
  processMs: 2_000,
  p2pProcessMs: 8_000,
  cryptoMs: 6_000,
  transferMs: 20_000,
  lateMs: 15_000,
  burstMs: 300,
  withdrawalStepMs: 4_000,
  resendAfterMs: 30_000,
};

/**
 * `speed` divides every delay (2 is twice as fast); what is set by name is taken as it is. Throws where it is
 * no speed.
 */
export function createDelays(speed = 1, overrides: Partial<Delays> = {}): Delays {
  if (!(speed > 0)) throw new RangeError('speed is a number above 0');
  const scaled = Object.fromEntries(Object.entries(LIVE).map(([name, ms]) => [name, ms / speed]));
  return { ...LIVE, ...scaled, ...overrides };
}
