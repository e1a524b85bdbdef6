import { readFileSync } from 'node:fs';
import { createRandom } from '../../demo/sandbox/core/createRandom';
import { COUNTRIES } from '../../demo/sandbox/data/countries';
import { SUPPORTED_LOCALES } from '../../src/spec/locales';
import { madeBy } from '../support/madeBy';
import { findEventFaults, findMoneyFaults } from '../support/randomPlayer/findMoneyFaults';
import { pick, takeStep } from '../support/randomPlayer/takeStep';
import { runPageCheck } from '../support/runPageCheck';
import { inMotion } from '../support/setups';
import { expect, test } from '../support/test';
import { part } from '../support/widget';

test.use(inMotion);

/** `CASHIER_PLAYERS=50` asks for more of them; `CASHIER_PLAYER=17` replays one. */
const asked = process.env['CASHIER_PLAYER'];
const count = Number(process.env['CASHIER_PLAYERS'] ?? 3);
const seeds = asked === undefined ? Array.from({ length: count }, (_, index) => index + 1) : [Number(asked)];
const STEPS = 30;
const SETTLING_MS = 100;
/** Neighbouring seeds begin alike. */
const SPREAD = 7_919;
const SPECIAL = ['sweep', 'btc', 'usdt', 'nobalance', 'poor'];
const tokens = [...COUNTRIES.map(({ code }) => code.toLowerCase()), ...SPECIAL].map(key => `demo-${key}`);

const textsOf = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8'));
const ids = Object.keys(textsOf('en'));

for (const seed of seeds) {
  const random = createRandom(seed * SPREAD);
  const setup = {
    transport: seed % 2 === 0 ? ('socket' as const) : ('http' as const),
    viewport: { width: pick(random, [320, 390, 768, 1280]), height: 700 },
    locale: pick(random, SUPPORTED_LOCALES),
  };
  const theme = pick(random, ['light', 'dark'] as const);
  const start = pick(random, ['deposit', 'deposit', 'withdrawal'] as const);
  const player = pick(random, tokens);

  test.describe(`player ${seed}: ${player} over ${setup.transport} in ${setup.locale}`, () => {
    test.use({ setup, player });

    test(`[ERR-05] [DEP-01] [DEP-09] [WD-02] [FORM-13] ${STEPS} random steps: no fault on a screen, and screen and ledger agree`, async ({
      page,
      cashier,
      sandbox,
      guard,
    }) => {
      test.setTimeout(120_000);
      guard.allow(/Failed to load resource|WebSocket|violates the following Content Security Policy/);
      const { bank } = sandbox;
      const user = bank.findUser(cashier.token);
      if (!user || user === 'expired') throw new Error('No such player');
      const known = cashier.book.player();
      const widget = await cashier.mount({ theme, page: start, user: known });
      const view = { bank, userId: user.id, widget, texts: textsOf(setup.locale) };
      const changes = [
        { theme: 'dark' },
        { user: known },
        { bonusList: [] },
        { closingButton: false },
        { token: cashier.token },
      ];
      const steps: string[] = [];
      const pressed = new Set<string>();
      const findFaults = async (isSettled: boolean): Promise<string[]> => [
        ...(await runPageCheck(page, 'findScreenFaults', ids)),
        ...(await runPageCheck(page, 'findLayoutFaults')),
        ...(await findMoneyFaults(view, isSettled)),
        ...findEventFaults(view, await cashier.events('create-transaction')),
      ];
      const holds = (isSettled = false) =>
        expect.poll(() => findFaults(isSettled), { message: steps.join('\n'), timeout: 20_000 }).toEqual([]);
      const made = () => madeBy(bank, user.id).length;

      await part(widget, 'title').waitFor();
      for (let step = 1; step <= STEPS; step += 1) {
        const before = made();
        // What moves on under the hand is missed, as by a player.
        steps.push(await takeStep({ ...view, page, user, random, pressed, changes }).catch(() => 'missed'));
        await page.waitForTimeout(SETTLING_MS);
        await holds();
        expect(made() - before, steps.join('\n')).toBeLessThanOrEqual(1);
      }
      bank.faults.clear();
      await holds(true);
      console.log(`random player ${seed}: ${STEPS} steps, ${made()} made, 0 faults`);
      if (asked !== undefined) console.log(steps.join('\n'));
    });
  });
}
