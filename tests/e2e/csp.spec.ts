import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../support/test';
import { fillCardForm, openMethod, part } from '../support/widget';
import { reviewSpei } from '../support/withdrawal';

declare global {
  interface Window {
    __violations: string[];
  }
}

/** What the page's policy stopped; every browser test also fails on the console error that comes with it. */
const violations = (page: Page): Promise<string[]> => page.evaluate(() => window.__violations);

const submit = (widget: Locator): Promise<void> => part(widget, 'submit').click();
const back = (widget: Locator): Promise<void> => part(widget, 'back').click();

/** An amount of the sandbox and the route that it leads to. */
const ENDINGS: readonly (readonly [amount: string, path: string])[] = [
  ['970', '/deposit/redirect/unified-form'],
  ['976', '/deposit/redirect/eazype'],
  ['977', '/deposit/redirect/pix'],
  ['981', '/deposit/redirect/instruction'],
  ['972', '/deposit/onramp/offer-list'],
  ['973', '/deposit/host-to-host'],
  ['978', '/deposit/india/invoice'],
  ['901', '/deposit/complete'],
];

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.__violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      window.__violations.push(`${violatedDirective} ${blockedURI}`);
    });
  }),
);

test('[SEC-01] the page of every test has the strict policy, and a breach of it is seen', async ({
  page,
  cashier,
  guard,
}) => {
  guard.allow(/Content Security Policy|TrustedHTML|Trusted Type/i);
  await cashier.mount();
  const policy = (await page.locator('meta[http-equiv]').getAttribute('content')) ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("require-trusted-types-for 'script'");
  const isStopped = await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML('beforeend', '<p onclick="x()">a</p>');
      return false;
    } catch {
      return true;
    }
  });
  expect(isStopped).toBe(true);
  await expect.poll(() => violations(page)).toHaveLength(1);
});

test('[SEC-01] [ROUTE-01] no route of a deposit breaks the strict policy', async ({ page, cashier }) => {
  test.setTimeout(120_000);
  const walked = new Set<unknown>();
  const note = async () => {
    for (const { detail } of await cashier.events('route')) walked.add(detail?.['path']);
    expect(await violations(page)).toEqual([]);
  };
  const widget = await cashier.mount({
    bonusList: [
      {
        id: 1,
        type: 'deposit',
        title: 'Bonus',
        description: '<p>Text</p><img src="https://a.example/a.png">',
        depositBonusData: { minDeposit: 1 },
      },
    ],
  });
  await page.route('https://a.example/**', route => route.fulfill({ body: '', contentType: 'image/png' }));
  await widget.getByRole('button', { name: /^Details/ }).click();
  await part(widget, 'html').waitFor();
  await back(widget);
  await part(widget, 'region').click();
  await part(widget, 'title').waitFor();
  await note();
  for (const [amount, path] of ENDINGS) {
    await cashier.remount();
    await (await openMethod(widget, 'card_wallet')).fill(amount);
    await submit(widget);
    await expect.poll(async () => (await cashier.events('route')).at(-1)?.detail).toEqual({ path });
    await part(widget, 'title').or(part(widget, 'status')).first().waitFor();
    await note();
  }
  await cashier.remount();
  await (await fillCardForm(widget, { amount: '500' })).click();
  await expect(part(widget, 'status')).toHaveClass(/hero--success/);
  await note();
  console.log(`strict policy: ${walked.size} routes of a deposit, 0 violations`);
  expect(walked.size).toBeGreaterThanOrEqual(ENDINGS.length + 3);
});

test('[SEC-01] [ROUTE-01] no route of a withdrawal breaks the strict policy', async ({ page, cashier }) => {
  const widget = await cashier.mount({ page: 'withdrawal', user: cashier.book.player() });
  await (await reviewSpei(widget, '500')).click();
  await expect(part(widget, 'status')).toHaveClass(/hero--success/, { timeout: 20_000 });
  expect(await violations(page)).toEqual([]);
});
