import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LegalRange, legalRange, payableAmount } from '../../../tests/corpora/legal/legalAmounts';
import { legalRuns } from '../../../tests/support/unit/legalRuns';
import { checkAnswer } from '../../api/checkAnswer';
import { DepositLimitsStruct } from '../../api/contract/deposit';
import { checkAmount } from './checkAmount';
import { formatMoney } from './formatMoney';
import { parseAmount } from './parseAmount';
import { resolveLimits } from './resolveLimits';

const currency = fc.constantFrom('MXN', 'JPY', 'KWD', 'BTC', 'XYZ');
const limitsOf = (range: LegalRange, code: string) =>
  resolveLimits({ rules: { [code]: range }, currency: code, country: 'mx', isCrypto: false });
const numberOf = (money: string): number => parseAmount(money.replace(/[^\d.,]/g, '').replaceAll(',', ''));

describe('[FORM-05] whatever limits a server sets', () => {
  it('an amount that lies within them is taken', () => {
    fc.assert(
      fc.property(legalRange, currency, (range, code) => {
        const amount = payableAmount(range, code);
        if (amount !== null) expect(checkAmount(amount, limitsOf(range, code))).toBeNull();
      }),
      legalRuns(500, 20_000),
    );
  });

  it('a limit that the player reads is one that can be paid', () => {
    fc.assert(
      fc.property(legalRange, currency, (range, code) => {
        if (payableAmount(range, code) === null) return;
        const limits = limitsOf(range, code);
        for (const limit of [limits.min, limits.max ?? 0]) {
          if (limit === 0) continue;
          expect(checkAmount(numberOf(formatMoney(limit, code, 'en')), limits)).toBeNull();
        }
      }),
      legalRuns(500, 20_000),
    );
  });
});

describe('[FORM-05] [API-06] the answer of deposit-limits', () => {
  it.each([
    [{ min: 10 }, { min: 10, max: 0 }],
    [{ max: 500 }, { min: 0, max: 500 }],
    [
      { min: null, max: 5 },
      { min: 0, max: 5 },
    ],
    [
      { min: 1, max: 2 },
      { min: 1, max: 2 },
    ],
  ])('%j is read as %j: a limit that is absent is none', (answer, limits) => {
    expect(checkAnswer(answer, DepositLimitsStruct)).toMatchObject({ ok: true, value: limits });
  });

  it.each([{}, { min: 'ten' }, { data: { min: 1 } }])('%j says nothing', answer => {
    expect(checkAnswer(answer, DepositLimitsStruct).ok).toBe(false);
  });
});
