import type { Locator, Page } from 'playwright/test';
import { moveIntoFrame } from '../support/moveIntoFrame';
import { openFramed } from '../support/openFramed';
import { openList, UZ } from '../support/p2p';
import { button, heading } from '../support/screen';
import { inMotion } from '../support/setups';
import { type CashierFixture, expect, test } from '../support/test';
import { fillCardForm, methodName, openMethod, part } from '../support/widget';
import { mountPayouts, reviewSpei } from '../support/withdrawal';

test.use(inMotion);

/** A field of the host's own page. */
async function addChat(page: Page): Promise<Locator> {
  await page.evaluate(() => {
    const input = document.createElement('input');
    input.setAttribute('aria-label', 'Chat');
    document.body.prepend(input);
  });
  return page.getByLabel('Chat');
}

/** The player types into it while the answer of a create is on its way. */
async function typeWhileItIsMade(page: Page, cashier: CashierFixture, widget: Locator): Promise<void> {
  const chat = await addChat(page);
  const submit = await fillCardForm(widget, { amount: '500' });
  cashier.book.fail('deposit-create', 'latency', { ms: 1_500 });
  await submit.click();
  await chat.pressSequentially('good');
  await expect(part(widget, 'status')).toBeVisible();
  await page.keyboard.type(' luck');
  await expect(chat).toHaveValue('good luck');
}

test('[ROUTE-12] an answer takes nobody out of what they type on the host’s page', async ({
  page,
  cashier,
}) => {
  await typeWhileItIsMade(page, cashier, await cashier.mount());
});

test('[ROUTE-12] [HOST-11] nor out of what they type around its frame', async ({
  page,
  cashier,
  outerHost,
}) => {
  const { widget, say } = await openFramed(page, { hostUrl: outerHost.url, frameUrl: cashier.host });
  await say(JSON.stringify({ type: 'loaded', payload: { ...cashier.options, host: cashier.host } }));
  await typeWhileItIsMade(page, cashier, widget);
});

test('[ROUTE-12] [WD-02] nor does the refusal of a code', async ({ page, cashier, guard }) => {
  guard.allow(/422/);
  const widget = await mountPayouts(cashier);
  await (await reviewSpei(widget, '916')).click();
  await widget.getByRole('textbox', { name: 'Code' }).fill('000000');
  cashier.book.fail('withdrawal-confirm', 'latency', { ms: 800 });
  await button(widget, 'Confirm').click();
  const chat = await addChat(page);
  await chat.pressSequentially('good');
  await expect(widget.getByText(/This code is wrong/).first()).toBeVisible();
  await page.keyboard.type(' luck');
  await expect(chat).toHaveValue('good luck');
});

test('[ROUTE-12] [CRY-01] nor does a transfer that is seen on the network', async ({ page, cashier }) => {
  const widget = await cashier.mount();
  await button(widget, 'Crypto').click();
  await button(widget, 'Tether USDT').click();
  await part(widget, 'amount-input').fill('1908');
  await widget.getByRole('radio', { name: 'TRON (TRC-20)' }).check();
  await part(widget, 'submit').click();
  await part(widget, 'gate-open').click();
  await expect(part(widget, 'address')).toBeVisible();
  const chat = await addChat(page);
  await chat.pressSequentially('good');
  const [deposit] = cashier.book.deposits();
  const change = { status: 'accepted', txid: 'ab'.repeat(32) };
  cashier.book.push('deposit.status', { depositId: deposit?.id, ...change });
  Object.assign(deposit ?? {}, change);
  await expect(part(widget, 'address')).toHaveCount(0);
  await page.keyboard.type(' luck');
  await expect(chat).toHaveValue('good luck');
});

test('[ROUTE-12] an answer takes nobody off a button of the host’s page, which a menu of its own would close at', async ({
  page,
  cashier,
}) => {
  const widget = await cashier.mount();
  await page.evaluate(() => document.body.prepend(document.createElement('button')));
  const submit = await fillCardForm(widget, { amount: '500' });
  cashier.book.fail('deposit-create', 'latency', { ms: 800 });
  await submit.click();
  await page.locator('body > button').focus();
  await expect(part(widget, 'status')).toBeVisible();
  await expect(page.locator('body > button')).toBeFocused();
});

test('[ROUTE-12] nor out of a field beside it in a closed shadow root; what holds the focus around it gives it up', async ({
  cashier,
}) => {
  const widget = await cashier.mount();
  await expect(part(widget, 'method').first()).toBeVisible();
  const inside = await widget.evaluateHandle(element => {
    const shell = document.createElement('app-shell');
    shell.tabIndex = -1;
    document.body.append(shell);
    const root = shell.attachShadow({ mode: 'closed' });
    const chat = document.createElement('input');
    root.append(chat, element);
    return { shell, chat, root, widget: element };
  });
  const press = (name: string) =>
    inside.evaluate(
      ({ widget: { shadowRoot } }, part) =>
        shadowRoot?.querySelector<HTMLElement>(`[part~="${part}"]:not([disabled])`)?.click(),
      name,
    );
  const focused = () =>
    inside.evaluate(({ root, widget: { shadowRoot } }) => [
      root.activeElement?.localName,
      shadowRoot?.activeElement?.localName,
    ]);
  await inside.evaluate(({ shell }) => shell.focus());
  await press('method');
  await expect.poll(focused).toEqual(['cashier-widget', 'h1']);
  await inside.evaluate(({ chat }) => chat.focus());
  await press('back');
  await expect
    .poll(() =>
      inside.evaluate(({ widget: { shadowRoot } }) => shadowRoot?.querySelectorAll('[part~="back"]').length),
    )
    .toBe(0);
  expect(await focused()).toEqual(['input', undefined]);
});

for (const place of ['', ', in a frame’s document']) {
  test(`[ROUTE-12] a status that ends takes the button away that had the focus: its heading has it${place}`, async ({
    page,
    cashier,
  }) => {
    const mounted = await cashier.mount();
    const widget = place ? await moveIntoFrame(page, mounted) : mounted;
    await (await fillCardForm(widget, { amount: '907' })).click();
    await expect(heading(widget)).toHaveText('Payment accepted');
    await button(widget, 'Back to the game').focus();
    const [deposit] = cashier.book.deposits();
    Object.assign(deposit ?? {}, { status: 'mistaked' });
    cashier.book.push('deposit.status', { depositId: deposit?.id, status: 'mistaked' });
    await expect(heading(widget)).toHaveText('The deposit did not go through');
    await expect(heading(widget)).toBeFocused();
  });
}

test.describe('in a P2P list', () => {
  test.use({ player: 'demo-uz' });

  test('[ROUTE-12] [P2P-07] the focus of the chosen row goes to the heading while the way is looked for', async ({
    page,
    cashier,
  }) => {
    const widget = await cashier.mount();
    await openList(widget);
    await page.route('**/deposit-check', () => {});
    await widget.getByRole('button', { name: methodName('card_p2p_uz_humo', UZ), exact: true }).click();
    await expect(widget.locator('.skeleton')).toBeVisible();
    await expect(part(widget, 'title')).toBeFocused();
  });
});

test.describe('on a phone that lies on its side', () => {
  test.use({ viewport: { width: 667, height: 331 } });

  test('[FORM-13] [ROUTE-12] a keyboard that is laid over the page leaves the field that has the focus in view', async ({
    page,
    cashier,
  }) => {
    const SEEN_PX = 131;
    await page.addInitScript(height => {
      const viewport = Object.assign(new EventTarget(), {
        height: window.innerHeight,
        offsetTop: 0,
        scale: 1,
      });
      Object.defineProperty(window, 'visualViewport', { value: viewport });
      window.addEventListener('focusin', () => {
        viewport.height = height;
        viewport.dispatchEvent(new Event('resize'));
      });
    }, SEEN_PX);
    const widget = await cashier.mount();
    await (await openMethod(widget, 'card')).focus();
    const field = widget.locator('[name="card_number"]');
    await field.focus();
    const isSeen = () =>
      field.evaluate((element, end) => {
        const { left, top, bottom } = element.getBoundingClientRect();
        const root = element.getRootNode() as ShadowRoot;
        return (
          bottom <= end && [top + 1, bottom - 1].every(y => root.elementFromPoint(left + 40, y) === element)
        );
      }, SEEN_PX);
    await expect.poll(isSeen).toBe(true);
  });
});
