import { createRandom } from '../../demo/sandbox/core/createRandom';
import { createFaultProxy, type FaultPoint } from '../faults/createFaultProxy';
import { FAULT_KINDS } from '../faults/createFaultyLink';
import { expect, test } from '../support/test';
import { openMethod, part } from '../support/widget';

/** The moments at which the browser itself decides what becomes of a request. */
const POINTS: readonly FaultPoint[] = ['now', 'sending', 'answering'];
const LASTS_MS = 1_500;
const ALL = FAULT_KINDS.flatMap(kind =>
  POINTS.map((point, index) => ({
    kind,
    point,
    transport: index % 2 === 0 ? ('http' as const) : ('socket' as const),
  })),
);
/** Four of them; all 24 in the long run. */
const isWhole = process.env['CASHIER_FAULTS'] === 'all';
const sample = isWhole ? ALL : ALL.filter((_, index) => index % 6 === Math.floor(index / 6) % 3);

for (const [seed, { kind, point, transport }] of sample.entries()) {
  test(`[API-03] [API-04] [DEP-01] a network with ${kind} at '${point}' over ${transport}: one deposit, told to its end`, async ({
    page,
    cashier,
    sandbox,
    guard,
  }) => {
    test.setTimeout(120_000);
    guard.allow(/Failed to load resource|WebSocket|net::ERR/);
    const proxy = await createFaultProxy(sandbox.port, createRandom(seed + 1).next);
    try {
      const widget = await cashier.mount({ host: proxy.url, transport });
      await (await openMethod(widget, 'card_wallet')).fill('500');
      const isCommitted = () => cashier.book.deposits().length > 0;
      proxy.arm(kind, point, point === 'answering' ? isCommitted : undefined);
      await part(widget, 'submit').click();
      await page.waitForTimeout(LASTS_MS);
      proxy.heal();
      const status = part(widget, 'status').getByRole('heading');
      // Where nothing was made the player is told, and tries again.
      const idle = widget.locator('[part~="submit"]:not([aria-busy])');
      await expect(status.or(idle).first()).toBeVisible({ timeout: 60_000 });
      if ((await status.count()) === 0) {
        await expect(part(widget, 'snackbar')).toBeVisible();
        expect(cashier.book.deposits()).toEqual([]);
        await part(widget, 'submit').click();
      }
      await expect(status).toHaveText('Deposit received', { timeout: 60_000 });
      expect(cashier.book.deposits()).toHaveLength(1);
      expect(cashier.book.credits()).toEqual([500]);
    } finally {
      await proxy.close();
    }
  });
}
