import fc from 'fast-check';
import { defaultParentData, type HostUser, type ParentData } from '../../../src/host/parentData';

type HostChange = Partial<ParentData>;

const defaults = defaultParentData();
/** A field as a host sets it, or takes it back. */
const field = <Name extends keyof ParentData>(
  name: Name,
  ...values: ParentData[Name][]
): fc.Arbitrary<HostChange> => fc.constantFrom(...values, defaults[name]).map(value => ({ [name]: value }));

const user: fc.Arbitrary<HostUser> = fc.record(
  {
    currency: fc.constantFrom('MXN', 'EUR', 'qgc', 'BTC', ''),
    paymentGeo: fc.constantFrom('MX', 'DE', ''),
    country: fc.constantFrom('mx', 'ru', ''),
    lang: fc.constantFrom('en', 'es', 'ar', 'pt-BR', 'hi-Latn-IN'),
    token: fc.constantFrom('t-1', 't-2'),
    id: fc.constantFrom<unknown>(1, 2, '1'),
    widgetViewType: fc.constantFrom('main', 'sweep', ''),
    balanceData: fc.constantFrom<unknown>(
      { primary: { amount: 7.5, currency: 'MXN' } },
      { primary: { amount: '7', currency: 'MXN' } },
      null,
    ),
  },
  { requiredKeys: [] },
);

/** What a host sets on a live element: one field, several at once, nonsense, and the old values again. */
const legalHostChange: fc.Arbitrary<HostChange> = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: user.map((given): HostChange => ({ user: given })) },
      field('locale', 'es', 'ar', 'en', 'de_DE', 'no language'),
      field('userId', 'ana', 'bob'),
      field('token', 'p-1', 'p-2'),
      field('host', 'https://one.test', 'https://two.test'),
      field('transport', 'http', 'socket'),
      field('widgetViewType', 'sweep', 'main'),
      field('theme', 'dark', 'auto'),
      field('schema', { theme: 'dark' }, { variables: { '--cashier-accent': 'red' } }),
      field('closingButton', false),
      field('bonusId', '1', '2'),
      field('bonusList', [{ id: 1, type: 'deposit' }]),
      field('experiments', [{ key: 'analytics-21868', group: 'group_b' }]),
      field('xOrigin', 'https://x.test'),
      field('platformVersion', 'classic'),
      field('config', { dir: 'rtl' }),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map(list => Object.assign({}, ...list) as HostChange);

/** What happens around the changes. */
export type HostStep =
  | { do: 'change'; change: HostChange }
  | { do: 'submit' }
  | { do: 'fail' }
  | { do: 'open' }
  | { do: 'leave' }
  | { do: 'push'; user: Record<string, unknown> };

export const legalHostSteps: fc.Arbitrary<HostStep[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: legalHostChange.map((change): HostStep => ({ do: 'change', change })) },
    fc.constantFrom<HostStep>({ do: 'submit' }, { do: 'fail' }, { do: 'open' }, { do: 'leave' }),
    fc
      .constantFrom({ token: 'pushed' }, { lang: 'ar' }, { currency: 'EUR' }, { country: 'de' })
      .map((pushed): HostStep => ({ do: 'push', user: pushed })),
  ),
  { minLength: 2, maxLength: 8 },
);
