import fc from 'fast-check';
import { legalHtml, maybe, unknownMembers } from './legalTexts';

/** A bonus as a host writes it, whose title names its id; `isKept`: whether it is offered with a deposit (BON-01). */
export interface LegalBonus {
  raw: Record<string, unknown>;
  isKept: boolean;
}

export const bonusTitle = (id: unknown): string => `Offer ${String(id)} of the house`;

const figure = fc.constantFrom<unknown>(0, 1, 50, 99.99, 100, 100.01, 5_000, undefined, null);
const data = fc.record({
  minDeposit: figure,
  percent: maybe(fc.constantFrom(10, 33.3, 100, 0)),
  maxAmount: maybe(fc.constantFrom(20, 500.5)),
  count: maybe(fc.constantFrom(1, 50)),
});

const bonus: fc.Arbitrary<LegalBonus> = fc
  .record({
    id: fc.constantFrom<string | number>(1, 2, 'welcome', 'b-3', '0', 'constructor'),
    type: fc.constantFrom('deposit', 'deposit', 'freespin', 'freespin', 'cashback', 'a type of tomorrow'),
    depositBonusData: maybe(data),
    freespinBonusData: maybe(data),
    isEnabled: fc.constantFrom<unknown>(undefined, undefined, true, false, null, 1, 0),
    description: maybe(legalHtml),
    expiresAt: maybe(fc.constantFrom('2031-01-15T12:00:00Z', 'soon', '')),
    badge: maybe(fc.constantFrom('+100%', 'x'.repeat(80), ' ')),
    broken: fc.oneof(
      { weight: 9, arbitrary: fc.constant({}) },
      fc.constantFrom({ depositBonusData: { minDeposit: 'a hundred' } }, { type: 7 }),
    ),
    more: unknownMembers,
  })
  .map(({ broken, more, ...rest }) => {
    const raw = { ...more, ...rest, title: bonusTitle(rest.id), ...broken };
    const needsDeposit = Number(rest.freespinBonusData?.minDeposit ?? 0) > 0;
    const isRead = Object.keys(broken).length === 0;
    return { raw, isKept: isRead && (rest.type === 'deposit' || (rest.type === 'freespin' && needsDeposit)) };
  });

export const legalBonusList: fc.Arbitrary<LegalBonus[]> = fc.uniqueArray(bonus, {
  selector: ({ raw }) => String(raw['id']),
  maxLength: 4,
});

/** What host and player do around a deposit with bonuses, in any order. */
export type BonusStep =
  | { do: 'list'; list: LegalBonus[] }
  | { do: 'bonusId'; id: string }
  | { do: 'type'; amount: string }
  | { do: 'switch' }
  | { do: 'choose'; index: number };

export const legalBonusSteps: fc.Arbitrary<BonusStep[]> = fc.array(
  fc.oneof(
    legalBonusList.map((list): BonusStep => ({ do: 'list', list })),
    fc.constantFrom('1', '2', 'welcome', 'unheard of', '').map((id): BonusStep => ({ do: 'bonusId', id })),
    fc.constantFrom('100', '50', '99.99', '21', '5000').map((amount): BonusStep => ({ do: 'type', amount })),
    fc.constant<BonusStep>({ do: 'switch' }),
    fc.nat(3).map((index): BonusStep => ({ do: 'choose', index })),
  ),
  { maxLength: 6 },
);
