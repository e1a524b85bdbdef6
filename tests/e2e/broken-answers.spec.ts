import type { Locator, Page } from 'playwright/test';
import { OPERATIONS } from '../../src/api/operations';
import { BROKEN_ANSWERS, type BrokenAnswer } from '../corpora/brokenAnswers';
import { type CallWalk, MAIN_CALLS, OTHER_CALLS } from '../support/callWalks';
import { playerOf } from '../support/playerOf';
import { expect, test } from '../support/test';

/** Every answer in the long run; here each main call with two of them, each other one with one. */
const isWhole = process.env['CASHIER_FAULTS'] === 'all';
const everyNth = (step: number, row: number): readonly BrokenAnswer[] =>
  BROKEN_ANSWERS.filter((_, index) => isWhole || (index + row) % step === 0);

const rows: readonly (CallWalk & { answers: readonly BrokenAnswer[] })[] = [
  ...MAIN_CALLS.map((call, row) => ({ ...call, answers: everyNth(8, row) })),
  ...OTHER_CALLS.map((call, row) => ({ ...call, answers: everyNth(15, row) })),
];

async function answerWith(page: Page, path: string, { status, body, type }: BrokenAnswer): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(`**/api/BANKING/${path}*`, route =>
    route.fulfill({ status, body, contentType: type ?? 'application/json' }),
  );
}

/** What a player can read of the screen that is open. */
const shownText = (widget: Locator): Promise<string> =>
  widget.evaluate(element =>
    [...(element.shadowRoot?.querySelectorAll<HTMLElement>('section.screen') ?? [])]
      .map(screen => screen.innerText)
      .join('\n'),
  );

for (const { path, walk, options, answers, player = 'demo-mx', isAside = false } of rows) {
  test.describe(player, () => {
    test.use({ player });

    test(`[API-06] [ERR-05] ${path} with ${answers.length} broken answers: never a blank widget, nothing uncaught`, async ({
      page,
      cashier,
      sandbox,
      guard,
    }) => {
      test.setTimeout(180_000);
      guard.allow(/Failed to load resource/);
      await page.addInitScript(() => {
        Object.assign(window, { __hits: 0, __hit: () => Object.assign(window, { __hits: 1 }) });
      });
      for (const [index, answer] of answers.entries()) {
        await answerWith(page, path, answer);
        // A player each: what the one before has left open is not theirs.
        const token = `${cashier.token}-${index}`;
        const user = { ...cashier.options.user, ...playerOf(sandbox, token) };
        const widget = await cashier.mount({ token, user, ...options });
        // Where the list itself is what is broken, this is as far as one comes.
        await walk?.(widget);
        const calls = () => cashier.calls.sent(path).length;
        if (!isAside) await expect.poll(calls, { message: answer.name }).toBeGreaterThan(index);
        await expect.poll(() => shownText(widget), { message: answer.name }).toMatch(/\p{L}{3}/u);
        expect(
          await page.evaluate(() => [Reflect.get({}, 'polluted'), Reflect.get(window, '__hits')]),
          answer.name,
        ).toEqual([undefined, 0]);
      }
      console.log(`broken answers: ${path} × ${answers.length}, 0 blank, 0 uncaught`);
    });
  });
}

test('[API-07] no call is left out', async () => {
  const walked = rows.map(({ path }) => path);
  expect([...walked].sort()).toEqual(OPERATIONS.map(({ path }) => path).sort());
});
