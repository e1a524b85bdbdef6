import { type Fact, PLAYERS, type Player } from '../../../corpora/legal/legalPlayers';
import type { Said } from './Said';

const CURRENCIES: Record<Player, string[]> = {
  ana: ['MXN', 'EUR'],
  bob: ['BRL', 'USD'],
  eve: ['INR', 'KZT'],
};
const LANGS: Record<Player, string[]> = { ana: ['es', 'fr'], bob: ['pt', 'de'], eve: ['ar', 'tr'] };

/** The figure that each sum of theirs begins with. */
export const figureOf = (player: Player): number => PLAYERS.indexOf(player) + 1;

/** Whose a value is: each says it. */
export function ownerOf(value: unknown): Player | undefined {
  const text = JSON.stringify(value) ?? '';
  return PLAYERS.find(
    player =>
      text.includes(player) ||
      [...CURRENCIES[player], ...LANGS[player]].includes(String(value)) ||
      new RegExp(`"amount":${figureOf(player)}\\d{3}\\b`).test(text),
  );
}

/** Makes values, each another one, that name their player. */
export function createFacts() {
  let count = 0;
  const next = (): number => ++count;
  const amountOf = (player: Player): number => figureOf(player) * 1000 + next();

  function make(fact: Fact, player: Player, currency: string): unknown {
    if (fact === 'balanceData') return { primary: { amount: amountOf(player), currency } };
    const one = next();
    if (fact === 'currency') return CURRENCIES[player][one % 2];
    if (fact === 'lang') return LANGS[player][one % 2];
    return `${fact} of ${player} ${one}`;
  }

  return {
    next,
    amountOf,
    tokenOf: (player: Player): string => String(make('token', player, '')),
    /** A user of these facts; a balance is in their currency, else in that of `before`. */
    userOf(facts: readonly Fact[], player: Player, before: Said): Record<string, unknown> {
      const user: Record<string, unknown> = {};
      for (const fact of facts) {
        const currency = user['currency'] ?? before.user?.['currency'] ?? 'MXN';
        user[fact] = make(fact, player, String(currency));
      }
      return user;
    },
  };
}
