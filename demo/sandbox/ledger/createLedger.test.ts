// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLedger, createLedgerState, LedgerError } from './createLedger';
import { depositLines, holdLines, payoutLines, releaseLines } from './postings';

const now = (): number => 0;

function total(balances: Record<string, number>, currency: string): number {
  return Object.entries(balances)
    .filter(([key]) => key.endsWith(` ${currency}`))
    .reduce((sum, [, minor]) => sum + minor, 0);
}

const posting = fc.record({
  kind: fc.constantFrom(depositLines, holdLines, payoutLines, releaseLines),
  user: fc.constantFrom('a', 'b', 'c'),
  currency: fc.constantFrom('MXN', 'BTC'),
  minor: fc.integer({ min: 1, max: 5_000 }),
});

describe('createLedger', () => {
  it('conserves money and never overdraws a player, whatever is posted in whatever order', () => {
    fc.assert(
      fc.property(fc.array(posting, { maxLength: 60 }), postings => {
        const state = createLedgerState();
        const ledger = createLedger(state, now);
        for (const { kind, user, currency, minor } of postings) {
          try {
            ledger.post('any', kind(user, currency, minor));
          } catch (error) {
            expect(error).toBeInstanceOf(LedgerError);
          }
        }
        for (const currency of ['MXN', 'BTC']) expect(total(state.balances, currency)).toBe(0);
        for (const [key, minor] of Object.entries(state.balances)) {
          if (!key.startsWith('bank:')) expect(minor).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('keeps balances that equal the sum of its journal', () => {
    fc.assert(
      fc.property(fc.array(posting, { maxLength: 40 }), postings => {
        const state = createLedgerState();
        const ledger = createLedger(state, now);
        for (const { kind, user, currency, minor } of postings) {
          try {
            ledger.post('any', kind(user, currency, minor));
          } catch {}
        }
        const summed: Record<string, number> = {};
        for (const line of state.journal.flatMap(entry => entry.lines)) {
          const key = `${line.account} ${line.currency}`;
          summed[key] = (summed[key] ?? 0) + line.minor;
        }
        expect(summed).toEqual(state.balances);
      }),
    );
  });

  it('refuses lines that do not balance, and posts none of them', () => {
    const state = createLedgerState();
    const ledger = createLedger(state, now);
    const lopsided = [
      { account: 'user:a', currency: 'MXN', minor: 100 },
      { account: 'bank:outside', currency: 'MXN', minor: -99 },
    ];
    expect(() => ledger.post('lopsided', lopsided)).toThrow(LedgerError);
    expect(() =>
      ledger.post('two currencies', [
        { account: 'user:a', currency: 'MXN', minor: 100 },
        { account: 'bank:outside', currency: 'USD', minor: -100 },
      ]),
    ).toThrow(LedgerError);
    expect(() => ledger.post('fraction', depositLines('a', 'MXN', 0.5))).toThrow(LedgerError);
    expect(state).toEqual(createLedgerState());
  });
});
