import { CREATE, openList, paid, submit, UZ } from '../support/p2p';
import { heading } from '../support/screen';
import { expect, test } from '../support/test';
import { methodName, part } from '../support/widget';

test.use({ player: 'demo-uz' });

for (const transport of ['socket', 'http'] as const) {
  test(`[API-04] [DEP-14] [P2P-01] reloaded while it is created by ${transport}: waited for, opened, told once, made once`, async ({
    page,
    cashier,
    guard,
  }) => {
    // The bank does not know the request yet.
    guard.allow(/status of 404/);
    const widget = await cashier.mount({ transport });
    cashier.book.fail(CREATE, 'latency', { ms: 6_000 });
    await submit(widget, '50000');
    await expect(widget.getByRole('button', { name: 'Cancel this deposit' })).toBeVisible();
    await expect.poll(() => cashier.calls.sent(CREATE).length).toBe(1);
    await page.reload();
    const again = await cashier.mount({ transport });
    const open = again.getByRole('region', { name: 'Not finished yet' }).getByRole('button');
    await expect(open).toHaveCount(1);
    await openList(again);
    await again.getByRole('button', { name: methodName('card_p2p_uz_humo', UZ), exact: true }).click();
    await expect(heading(again)).toHaveText("Checking your deposit's status");
    expect(cashier.book.deposits()).toEqual([]);
    await expect(paid(again)).toBeVisible({ timeout: 20_000 });
    const made = cashier.book.deposits().map(({ id }) => id);
    expect(made).toHaveLength(1);
    const told = async () =>
      (await cashier.events('create-transaction')).map(({ detail }) => detail?.['depositId']);
    expect(await told()).toEqual(made);
    await page.reload();
    await cashier.mount({ transport });
    await expect(open).toHaveCount(1);
    expect(await told()).toEqual([]);
    expect(cashier.book.requests(CREATE)).toHaveLength(1);
  });
}

test('[DEP-14] [P2P-01] an unreadable answer at a bank that says nothing of requests: opened, told once, on the list once', async ({
  cashier,
  guard,
}) => {
  guard.allow(/status of (400|404)/);
  guard.allow(/Failed to load resource|ERR_/);
  const widget = await cashier.mount({ transport: 'http' });
  cashier.book.fail(CREATE, 'garbage');
  cashier.book.fail('deposit-status', '5xx', { status: 400, count: 50 });
  await submit(widget, '50000');
  await expect(paid(widget)).toBeVisible({ timeout: 20_000 });
  const made = cashier.book.deposits().map(({ id }) => id);
  expect(made).toHaveLength(1);
  const told = (await cashier.events('create-transaction')).map(({ detail }) => detail?.['depositId']);
  expect(told).toEqual(made);
  await widget.evaluate((element: HTMLElement & { back(): void }) => element.back());
  await widget.getByRole('button', { name: 'Leave' }).click();
  const open = widget.getByRole('region', { name: 'Not finished yet' }).getByRole('button');
  await expect(open).toHaveCount(1);
  await open.click();
  await expect(paid(widget)).toBeVisible();
});

test('[METH-05] [P2P-01] made in a region that was chosen, reloaded: asked for there, and leads to its card', async ({
  page,
  cashier,
}) => {
  // The sandbox offers these methods at home alone.
  for (const [path, home] of [
    ['methods-payment-v3', { country: 'UZ' }],
    [CREATE, { selectedCountry: 'UZ' }],
  ] as const)
    await page.route(`**/${path}`, route =>
      route.continue({ postData: { ...route.request().postDataJSON(), ...home } }),
    );
  const widget = await cashier.mount({ transport: 'http' });
  await part(widget, 'region').click();
  await part(widget, 'option').filter({ hasText: 'Kazakhstan' }).click();
  await submit(widget, '50000');
  await expect(paid(widget)).toBeVisible();
  await page.reload();
  const again = await cashier.mount({ transport: 'http' });
  await expect(part(again, 'region')).toContainText('Uzbekistan');
  await again.getByRole('region', { name: 'Not finished yet' }).getByRole('button').click();
  await expect(paid(again)).toBeVisible();
  const asked = cashier.calls.sent('deposit-check').map(({ data }) => data.selectedCountry);
  expect(asked.length).toBeGreaterThan(1);
  expect(new Set(asked)).toEqual(new Set(['KZ']));
});
