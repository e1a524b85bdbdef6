import fc from 'fast-check';

export const PLAYERS = ['ana', 'bob', 'eve'] as const;
export type Player = (typeof PLAYERS)[number];

/** How a host says who plays: by one of two ids, or by a token alone. */
type Naming = 'userId' | 'user.id' | 'none';

/** What can be said of a player: each value names its player. */
const FACTS = ['token', 'country', 'currency', 'paymentGeo', 'lang', 'balanceData'] as const;
export type Fact = (typeof FACTS)[number];

interface Arrival {
  player: Player;
  naming: Naming;
  /** The token is a field of the user. */
  isTokenOfUser: boolean;
  facts: readonly Fact[];
  /** In which order `userId`, `user` and `token` are set. */
  order: number;
  /** Time passes between them. */
  isApart: boolean;
}

/** What a host that knows whom it means, the bank and the player do; after a hasty step the next follows at once. */
export type PlayerStep = { isHasty: boolean } & (
  | ({ do: 'switch' | 'signIn' } & Arrival)
  | { do: 'signOut'; order: number; isApart: boolean }
  | { do: 'say' | 'push'; facts: readonly Fact[]; isNamed: boolean }
  | { do: 'theme' | 'locale' | 'transport' | 'name' | 'again' | 'noBalance' | 'balance' | 'latePush' }
  | { do: 'connect' | 'move' | 'type' | 'submit' | 'fail' | 'open' | 'leave' }
);

const facts = fc.subarray([...FACTS]);
const arrival: fc.Arbitrary<Arrival> = fc.record({
  player: fc.constantFrom(...PLAYERS),
  naming: fc.constantFrom<Naming>('userId', 'user.id', 'none'),
  isTokenOfUser: fc.boolean(),
  facts,
  order: fc.nat(5),
  isApart: fc.boolean(),
});

type Bare<Step> = Step extends unknown ? Omit<Step, 'isHasty'> : never;

const step: fc.Arbitrary<Bare<PlayerStep>> = fc.oneof(
  { weight: 3, arbitrary: arrival.map(one => ({ do: 'switch' as const, ...one })) },
  { weight: 2, arbitrary: arrival.map(one => ({ do: 'signIn' as const, ...one })) },
  {
    weight: 1,
    arbitrary: fc
      .record({ order: fc.nat(5), isApart: fc.boolean() })
      .map(one => ({ do: 'signOut' as const, ...one })),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom('say', 'push'), facts, isNamed: fc.boolean() }),
  },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom('theme', 'locale', 'transport', 'name', 'again', 'noBalance', 'balance', 'latePush')
      .map(what => ({ do: what })),
  },
  {
    weight: 5,
    arbitrary: fc
      .constantFrom('connect', 'move', 'type', 'submit', 'fail', 'open', 'leave')
      .map(what => ({ do: what })),
  },
) as fc.Arbitrary<Bare<PlayerStep>>;

const steps = fc.array(
  fc.tuple(step, fc.boolean()).map(([one, isHasty]) => ({ ...one, isHasty }) as PlayerStep),
  { minLength: 3, maxLength: 12 },
);

/** Half of them on a live widget from the start. */
export const legalPlayerSteps: fc.Arbitrary<PlayerStep[]> = fc.oneof(
  steps,
  steps.map((list): PlayerStep[] => [{ do: 'connect', isHasty: false }, ...list]),
);

const comes = (player: Player, naming: Naming, kind: 'switch' | 'signIn', order = 0): PlayerStep => ({
  ...{ do: kind, player, naming, isTokenOfUser: true, facts: ['country', 'lang'], order },
  ...{ isApart: false, isHasty: false },
});
const says = (kind: 'say' | 'push', isNamed = false): PlayerStep => ({
  ...{ do: kind, facts: ['country', 'paymentGeo'], isNamed, isHasty: false },
});
const does = (what: 'connect' | 'theme' | 'submit' | 'fail'): PlayerStep => ({ do: what, isHasty: false });

/** Faults of old: who was named by the bank alone, who waited for a payment, whose user came before their id. */
export const PLAYERS_OF_OLD: [PlayerStep[]][] = [
  [
    [
      ...[does('connect'), comes('ana', 'none', 'signIn'), does('theme'), says('push', true)],
      ...[does('theme'), comes('bob', 'userId', 'switch')],
    ],
  ],
  [
    [
      ...[
        does('connect'),
        comes('ana', 'userId', 'signIn'),
        does('submit'),
        comes('bob', 'userId', 'switch'),
      ],
      ...[says('say'), does('fail'), says('say')],
    ],
  ],
  [
    [
      ...[
        does('connect'),
        comes('ana', 'userId', 'signIn'),
        comes('bob', 'userId', 'switch', 5),
        says('say'),
      ],
      ...[comes('eve', 'none', 'signIn'), comes('bob', 'userId', 'signIn')],
    ],
  ],
];
