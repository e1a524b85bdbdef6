import type { Locator, Page } from 'playwright/test';
import { BROKEN_ANSWERS, type BrokenAnswer } from '../corpora/brokenAnswers';
import { type CashierFixture, expect, test } from '../support/test';
import { openMethod, part } from '../support/widget';
import { playerWithBalance, reviewSpei } from '../support/withdrawal';

type Walk = (widget: Locator) => Promise<unknown>;

const submit = async (widget: Locator): Promise<void> => part(widget, 'submit').click();
const toForm: Walk = widget => openMethod(widget, 'card_wallet');
const toCreated: Walk = async widget => {
  await (await openMethod(widget, 'card_wallet')).fill('500');
  await submit(widget);
};

interface Row {
  path: string;
  walk?: Walk;
  options?: Parameters<CashierFixture['mount']>[0];
}

/** How a player comes to each call of a deposit and of a withdrawal. */
const CALLS: readonly Row[] = [
  { path: 'methods-payment-v3' },
  { path: 'methods-country-selector-v2', walk: widget => part(widget, 'region').click() },
  { path: 'deposit-limits', walk: toForm },
  { path: 'session-start', walk: toCreated },
  { path: 'deposit-create', walk: toCreated },
  { path: 'deposit-status', walk: toCreated },
  { path: 'events', walk: toCreated },
  { path: 'methods-withdrawal', options: { page: 'withdrawal' } },
  { path: 'withdrawal-list', options: { page: 'withdrawal' } },
  {
    path: 'withdrawal-create',
    options: { page: 'withdrawal' },
    walk: async widget => (await reviewSpei(widget, '500')).click(),
  },
];

/** Every answer in the long run; here each call with three of them, each answer with some call. */
const isWhole = process.env['CASHIER_FAULTS'] === 'all';
const answersFor = (row: number): readonly BrokenAnswer[] =>
  isWhole ? BROKEN_ANSWERS : BROKEN_ANSWERS.filter((_, index) => (index + row) % 5 === 0);

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

for (const [index, { path, walk, options }] of CALLS.entries()) {
  const answers = answersFor(index);
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
    for (const answer of answers) {
      await answerWith(page, path, answer);
      const widget = await cashier.mount({ user: playerWithBalance(sandbox, cashier.token), ...options });
      // Where the list itself is what is broken, this is as far as one comes.
      await walk?.(widget);
      const calls = () => cashier.calls.sent(path).length;
      if (path !== 'events') await expect.poll(calls, { message: answer.name }).toBeGreaterThan(0);
      await expect.poll(() => shownText(widget), { message: answer.name }).toMatch(/\p{L}{3}/u);
      expect(
        await page.evaluate(() => [Reflect.get({}, 'polluted'), Reflect.get(window, '__hits')]),
        answer.name,
      ).toEqual([undefined, 0]);
    }
    console.log(`broken answers: ${path} × ${answers.length}, 0 blank, 0 uncaught`);
  });
}
