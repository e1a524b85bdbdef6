import fc from 'fast-check';
import type { ParentData, ParentField } from '../../../src/host/parentData';

/** One field as a host gives it: what it is, or what it should not be; neither takes it away. */
interface Given {
  field: ParentField;
  value?: ParentData[ParentField] | undefined;
  malformed?: unknown;
}

type Step =
  | (Given & { do: 'give'; by: 'attribute' | 'property' })
  | { do: 'connect' | 'move' | 'remount' | 'wait' | 'type' | 'submit' | 'fail' | 'open' | 'leave' };

/** What a host or a player does; after a hasty step the next one follows in the same task. */
export type DoorStep = Step & { isHasty: boolean };

const field = <Name extends ParentField>(
  name: Name,
  values: readonly ParentData[Name][],
  malformed: readonly unknown[] = [],
): fc.Arbitrary<Given> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...values).map((value): Given => ({ field: name, value })) },
    { weight: 1, arbitrary: fc.constant<Given>({ field: name }) },
    ...(malformed.length > 0
      ? [
          {
            weight: 2,
            arbitrary: fc.constantFrom(...malformed).map((bad): Given => ({ field: name, malformed: bad })),
          },
        ]
      : []),
  );

const USERS: ParentData['user'][] = [
  { currency: 'MXN', paymentGeo: 'MX', token: 'u-1' },
  { currency: 'EUR' },
  { paymentGeo: 'DE' },
  { lang: 'es' },
  { id: 1, token: 'u-1', balanceData: { primary: { amount: 900, currency: 'MXN' } } },
  { id: 2 },
  { id: 2, currency: 'BRL', paymentGeo: 'BR', token: 'u-2' },
  {},
];

const given: fc.Arbitrary<Given> = fc.oneof(
  { weight: 4, arbitrary: field('user', USERS, ['{"currency"', 5, ['EUR']]) },
  field('bonusList', [[{ id: 1, type: 'deposit' }], []], ['[{', { id: 1 }]),
  field('closingButton', [true, false], ['no', 7]),
  field('theme', ['dark', 'auto', 'light'], ['night', 3]),
  field('schema', [{ theme: 'dark' }, { variables: { '--cashier-accent': 'red' } }], ['{', [1]]),
  field('locale', ['es', 'ar', 'en', 'de_DE']),
  field('token', ['p-1', 'p-2']),
  field('userId', ['ana', 'bob']),
  field('host', ['https://one.test', 'https://two.test']),
  field('transport', ['http', 'socket'], ['pigeon']),
  field('widgetViewType', ['sweep', 'main'], ['side']),
  field('experiments', [[{ key: 'analytics-21868', group: 'group_b' }]], ['[1]', [{ key: 1 }]]),
  field('config', [{ dir: 'rtl' }, {}], ['{{', [1]]),
  field('pwa', [true, false], ['perhaps']),
);

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(given, fc.constantFrom<'attribute' | 'property'>('attribute', 'property'))
      .map(([one, by]): Step => ({ do: 'give', by, ...one })),
  },
  {
    weight: 5,
    arbitrary: fc.constantFrom<Step>(
      { do: 'connect' },
      { do: 'move' },
      { do: 'remount' },
      { do: 'wait' },
      { do: 'type' },
      { do: 'submit' },
      { do: 'fail' },
      { do: 'open' },
      { do: 'leave' },
    ),
  },
);

export const legalDoorSteps: fc.Arbitrary<DoorStep[]> = fc.array(
  fc.tuple(step, fc.boolean()).map(([one, isHasty]) => ({ ...one, isHasty })),
  { minLength: 2, maxLength: 10 },
);
