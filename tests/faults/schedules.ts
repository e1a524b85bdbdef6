import { createRandom } from '../../demo/sandbox/core/createRandom';
import { FAULT_KINDS, type FaultKind } from './createFaultyLink';

/** Moments of a creating call and of what follows it. */
const FAULT_MOMENTS = [
  'before',
  'sending',
  'committed',
  'answering',
  'before the push',
  'on return',
] as const;
type FaultMoment = (typeof FAULT_MOMENTS)[number];

const RECOVERIES = ['reconnect', 'reload', 'never'] as const;
type Recovery = (typeof RECOVERIES)[number];

export interface Schedule {
  seed: number;
  flow: 'deposit' | 'p2p' | 'withdrawal';
  transport: 'http' | 'socket';
  kind: FaultKind;
  moment: FaultMoment;
  recovery: Recovery;
  /** How long the fault lasts, in ms. */
  lastsMs: number;
  /** The player, told that it failed, tries again. */
  triesAgain: boolean;
  /** How often the player clicks. */
  clicks: number;
  /** A second fault, some time after the first has ended. */
  again: SecondFault | null;
  /** A P2P player gives up on the invoice in place of paying. */
  cancels: boolean;
}

interface SecondFault {
  kind: FaultKind;
  afterMs: number;
  lastsMs: number;
  isReloaded: boolean;
}

export const describeSchedule = ({ seed, ...schedule }: Schedule): string =>
  `seed ${seed}: ${Object.entries(schedule)
    .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
    .join(', ')}`;

/** Every kind × moment × transport × recovery: 288. */
export const MATRIX: readonly Schedule[] = FAULT_KINDS.flatMap(kind =>
  FAULT_MOMENTS.flatMap(moment =>
    (['http', 'socket'] as const).flatMap(transport =>
      RECOVERIES.map(recovery => ({ kind, moment, transport, recovery })),
    ),
  ),
).map((schedule, index) => ({
  ...schedule,
  seed: index + 1,
  flow: 'deposit',
  lastsMs: 4_000,
  triesAgain: true,
  clicks: 2,
  again: null,
  cancels: false,
}));

const LONGEST_FAULT_MS = 40_000;
const LONGEST_CALM_MS = 20_000;

/** The schedule of a seed: the same one each time. */
export function seededSchedule(seed: number): Schedule {
  const random = createRandom(seed);
  const pick = <Value>(values: readonly [Value, ...Value[]]): Value =>
    values[Math.floor(random.next() * values.length)] ?? values[0];
  const flow = pick(['deposit', 'p2p', 'withdrawal'] as const);
  return {
    seed,
    flow,
    transport: pick(['http', 'socket'] as const),
    kind: pick(FAULT_KINDS),
    moment:
      flow === 'withdrawal'
        ? pick(['before', 'sending', 'committed', 'answering', 'before the push'])
        : pick(FAULT_MOMENTS),
    recovery: pick(RECOVERIES),
    lastsMs: Math.round(LONGEST_FAULT_MS * random.next() ** 2),
    triesAgain: random.next() < 0.7,
    clicks: 1 + Math.floor(random.next() * 4),
    again:
      random.next() < 0.5
        ? null
        : {
            kind: pick(FAULT_KINDS),
            afterMs: Math.round(LONGEST_CALM_MS * random.next() ** 2),
            lastsMs: Math.round(LONGEST_FAULT_MS * random.next() ** 2),
            isReloaded: random.next() < 0.5,
          },
    cancels: flow === 'p2p' && random.next() < 0.4,
  };
}
