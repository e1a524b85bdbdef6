import type { Locator } from 'playwright/test';
import { holdFile } from '../support/holdFile';
import { moveIntoFrame } from '../support/moveIntoFrame';
import { overSocket } from '../support/setups';
import { expect, test } from '../support/test';
import { fillCardForm, openMethod, part } from '../support/widget';

/** Puts a mark on an input that only this very node carries: a remount would lose it. */
const mark = (input: Locator): Promise<void> =>
  input.evaluate(node => Object.assign(node, { isTheSame: true }) && undefined);
const isMarked = (input: Locator): Promise<boolean> => input.evaluate(node => 'isTheSame' in node);

test('[HOST-01] [HOST-02] properties set before the element is defined are taken over', async ({
  page,
  cashier,
}) => {
  const release = await holdFile(page, '**/standalone/cashier-widget.js');
  await page.goto('/e2e/host.html', { waitUntil: 'commit' });
  await page.locator('#place').waitFor({ state: 'attached' });
  await page.evaluate(
    options => {
      const element = document.createElement('cashier-widget');
      Object.assign(element, { host: window.location.origin, ...options });
      document.querySelector('#place')?.append(element);
    },
    { ...cashier.options, closingButton: false },
  );
  release();
  const widget = page.locator('cashier-widget');
  await expect(part(widget, 'method').first()).toBeVisible();
  await expect(part(widget, 'close')).toHaveCount(0);
  expect(await widget.evaluate(element => Object.keys(element).filter(name => name === 'token'))).toEqual([]);
  expect(cashier.calls.sent('methods-payment-v3')[0]?.data.country).toBe('MX');
});

test('[HOST-01] [HOST-05] an element that was never connected mounts nothing and calls nobody', async ({
  page,
  cashier,
}) => {
  const widget = await cashier.mount();
  await expect(part(widget, 'method').first()).toBeVisible();
  const before = cashier.calls.sent().length;
  const inside = await page.evaluate(options => {
    const made = window.makeCashier(options, { theme: 'dark' });
    const copy = made.cloneNode(true);
    const parsed = document.createElement('div');
    parsed.innerHTML = window.hostHtml('<cashier-widget transport="http" user="{}"></cashier-widget>');
    Object.assign(window, { kept: [made, copy, parsed] });
    return [made, copy, parsed.firstElementChild].map(one =>
      one instanceof HTMLElement ? one.shadowRoot?.childElementCount : null,
    );
  }, cashier.options);
  expect(inside).toEqual([0, 0, 0]);
  // A whole round trip of the widget that is mounted: time enough for the others to betray themselves.
  await openMethod(widget, 'codi');
  await expect.poll(() => cashier.calls.sent('deposit-limits').length).toBe(1);
  expect(cashier.calls.sent()).toHaveLength(before + 1);
});

test('[HOST-01] in a dialog, which is as wide as its content, it is as wide as a phone and never wider than the page', async ({
  page,
  cashier,
}) => {
  const widget = await cashier.mount();
  await widget.evaluate(element => {
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    dialog.append(element);
    dialog.showModal();
    // Widely done so that 1rem is 10px.
    document.documentElement.style.fontSize = '62.5%';
  });
  const width = () => widget.evaluate(element => element.getBoundingClientRect().width);
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect.poll(width).toBe(360);
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(width).toBe(256);
  await openMethod(widget, 'card');
});

test.describe('on a socket', () => {
  test.use({ setup: overSocket });

  for (const [way, move] of [
    ['append', (element: Element) => document.body.append(element)],
    [
      'moveBefore',
      (element: Element) => {
        const { body } = document;
        if ('moveBefore' in body && typeof body.moveBefore === 'function') body.moveBefore(element, null);
        else body.append(element);
      },
    ],
    [
      'a removal, an await and an insertion',
      async (element: Element) => {
        element.remove();
        await Promise.resolve();
        await Promise.resolve();
        document.body.append(element);
      },
    ],
  ] as const) {
    test(`[HOST-05] moved by ${way} it keeps what was typed and its socket`, async ({ cashier }) => {
      const widget = await cashier.mount();
      const amount = await openMethod(widget, 'card');
      await amount.fill('512');
      await widget.locator('input[name="holder"]').fill('ana');
      await mark(amount);
      await widget.evaluate(move);
      await expect(amount).toHaveValue('512');
      await expect(widget.locator('input[name="holder"]')).toHaveValue('ANA');
      expect(await isMarked(amount)).toBe(true);
      await amount.fill('613');
      await expect(part(widget, 'submit')).toHaveAccessibleName('Deposit $613');
      await part(widget, 'back').click();
      await openMethod(widget, 'codi');
      await expect.poll(() => cashier.calls.sent('deposit-limits').length).toBe(2);
      expect(cashier.calls.sockets()).toHaveLength(1);
      expect(cashier.book.sockets()).toBe(1);
    });
  }

  test('[HOST-05] [DEP-01] [DEP-14] moved while a deposit is made, and at each screen after it, it goes on as one', async ({
    page,
    cashier,
  }) => {
    const widget = await cashier.mount();
    const move = () =>
      widget.evaluate(async element => {
        element.remove();
        await Promise.resolve();
        document.body.append(element);
      });
    const read = () =>
      widget.evaluate(element => element.shadowRoot?.querySelector('main, .cashier')?.textContent);
    await (await openMethod(widget, 'mercadopago_short_2')).fill('500');
    cashier.book.fail('deposit-create', 'latency', { ms: 1_500 });
    const sent = cashier.calls.sent('deposit-create').length;
    await part(widget, 'submit').click();
    await expect.poll(() => cashier.calls.sent('deposit-create').length).toBe(sent + 1);
    await move();
    await expect(part(widget, 'submit')).toHaveAttribute('aria-disabled', 'true');
    const done = widget.getByRole('button', { name: 'I have paid' });
    await expect(done).toBeVisible();
    const drawn = widget.getByRole('img', { name: /^Card number ending in/ });
    await expect(drawn).toBeVisible();
    const picture = () =>
      drawn.evaluate(element => (element instanceof HTMLCanvasElement ? element.toDataURL() : null));
    const before = await picture();
    await move();
    await expect(done).toBeVisible();
    expect(await picture()).toBe(before);
    await done.click();
    await move();
    await expect(part(widget, 'status')).toBeVisible();
    await move();
    await expect(part(widget, 'status')).toHaveClass(/hero--success/, { timeout: 20_000 });
    const end = await read();
    await move();
    expect(await read()).toBe(end);
    expect(cashier.book.deposits()).toHaveLength(1);
    expect(await cashier.events('create-transaction')).toHaveLength(1);
    expect(await page.locator('cashier-widget').count()).toBe(1);
  });

  test('[HOST-05] removed it closes its socket and shows nothing; put back it starts anew', async ({
    page,
    cashier,
  }) => {
    const widget = await cashier.mount();
    await (await openMethod(widget, 'card')).fill('500');
    await expect.poll(() => cashier.book.sockets()).toBe(1);
    const element = await widget.elementHandle();
    await element?.evaluate(node => node instanceof Element && node.remove());
    await expect.poll(() => cashier.book.sockets()).toBe(0);
    expect(
      await element?.evaluate(node => (node instanceof Element ? node.shadowRoot?.childElementCount : null)),
    ).toBe(0);
    await page.evaluate(node => node && document.body.append(node), element);
    await expect(part(widget, 'method').first()).toBeVisible();
    await expect.poll(() => cashier.book.sockets()).toBe(1);
  });

  test('[HOST-01] two widgets with two users share neither state nor socket nor pushes', async ({
    page,
    cashier,
    sandbox,
  }) => {
    const token = cashier.token.replace('demo-mx', 'demo-br');
    const other = sandbox.userData(token);
    if (!other) throw new Error('no such player');
    await cashier.mount();
    await page.evaluate(options => document.body.append(window.makeCashier(options)), {
      ...cashier.options,
      token,
      userId: other.id,
      user: { ...other },
    });
    const first = page.locator('cashier-widget').first();
    const second = page.locator('cashier-widget').last();
    await expect(part(first, 'region')).toContainText('Mexico · MXN');
    await expect(part(second, 'region')).toContainText('Brazil · BRL');
    await (await fillCardForm(first, { amount: '500' })).click();
    await expect(part(first, 'status').getByRole('heading')).toHaveText('Deposit received');
    await expect(part(second, 'method').first()).toBeVisible();
    await expect(part(second, 'balance')).toContainText('R$');
    const users = sandbox.sockets.list().map(({ userId }) => userId);
    expect(users).toEqual(expect.arrayContaining([other.id, other.id.replace('user-br', 'user-mx')]));
    await first.evaluate(element => element.remove());
    await expect.poll(() => cashier.book.sockets()).toBe(0);
    await openMethod(page.locator('cashier-widget'), 'card', { country: 'BR' });
  });
});

test('[HOST-05] [DEP-09] removed while a deposit is followed it asks no more', async ({ page, cashier }) => {
  await page.clock.install();
  const widget = await cashier.mount();
  await (await fillCardForm(widget, { amount: '908' })).click();
  await expect(part(widget, 'status')).toBeVisible();
  await page.clock.runFor(3_000);
  await expect.poll(() => cashier.calls.sent('deposit-status').length).toBeGreaterThanOrEqual(2);
  await widget.evaluate(element => element.remove());
  await page.clock.runFor(100);
  const asked = cashier.calls.sent('deposit-status').length;
  await page.clock.runFor(300_000);
  expect(cashier.calls.sent('deposit-status')).toHaveLength(asked);
});

test('[HOST-05] [DEP-01] [DEP-09] removed while a deposit is being made it leaves no doubt: put back, the deposit is on the list', async ({
  page,
  cashier,
}) => {
  const widget = await cashier.mount();
  await (await openMethod(widget, 'card_wallet')).fill('908');
  cashier.book.fail('deposit-create', 'latency', { ms: 800 });
  await part(widget, 'submit').click();
  await expect.poll(() => cashier.calls.sent('deposit-create').length).toBe(1);
  const element = await widget.elementHandle();
  await element?.evaluate(node => node instanceof Element && node.remove());
  await expect.poll(() => cashier.book.deposits().length).toBe(1);
  await page.evaluate(node => node && document.body.append(node), element);
  const pending = widget.getByRole('button', { name: /908/ });
  await pending.click();
  await expect(part(widget, 'status')).toContainText('908');
  expect(cashier.calls.sent('deposit-create')).toHaveLength(1);
});

test('[HOST-05] adopted by the document of a frame it keeps its looks and works on', async ({
  page,
  cashier,
}) => {
  const widget = await cashier.mount();
  await (await openMethod(widget, 'card')).fill('500');
  const colour = await part(widget, 'submit').evaluate(button => getComputedStyle(button).backgroundColor);
  const framed = await moveIntoFrame(page, widget);
  await expect(part(framed, 'amount-input')).toHaveValue('500');
  await expect(part(framed, 'submit')).toHaveCSS('background-color', colour);
  expect(colour).not.toBe('rgba(0, 0, 0, 0)');
  await part(framed, 'back').click();
  await expect(part(framed, 'method').first()).toBeVisible();
});

test('[HOST-01] defined twice it warns and keeps the first', async ({ page, cashier }) => {
  const warnings: string[] = [];
  page.on('console', message => message.type() === 'warning' && warnings.push(message.text()));
  const widget = await cashier.mount();
  await expect(part(widget, 'method').first()).toBeVisible();
  const isKept = await page.evaluate(async () => {
    const first = customElements.get('cashier-widget');
    const again = '/standalone/cashier-widget.js?again';
    await import(again);
    return customElements.get('cashier-widget') === first;
  });
  expect(isKept).toBe(true);
  expect(warnings).toEqual([expect.stringContaining('<cashier-widget> is already defined')]);
});

test('[HOST-02] [RUM-01] secrets that the host or the player gives never stand in the markup', async ({
  page,
  cashier,
}) => {
  const widget = await cashier.mount({ xOrigin: 'https://host.example', userId: 'u-4711' });
  await fillCardForm(widget, { amount: '500' });
  const attributes = await widget.evaluate(element => {
    const all = [element, ...(element.shadowRoot?.querySelectorAll('*') ?? [])];
    return all.flatMap(node => [...node.attributes].map(({ name, value }) => `${name}=${value}`));
  });
  expect(attributes.filter(text => text.includes(cashier.token))).toEqual([]);
  expect(await page.content()).not.toContain(cashier.token);
  expect(await page.content()).not.toMatch(/4000\s?0000\s?0000\s?0077/);
  expect(await widget.evaluate(element => element.attributes.length)).toBe(0);
});

test('[HOST-01] inside a form of the host it never submits that form', async ({ page, cashier }) => {
  const widget = await cashier.mount();
  await widget.evaluate(element => {
    const form = document.createElement('form');
    form.action = '/e2e/host.css';
    form.addEventListener('submit', () => Object.assign(window, { wasSubmitted: true }));
    document.body.append(form);
    form.append(element);
  });
  const amount = await openMethod(widget, 'mercado_pago');
  await amount.fill('5');
  await amount.press('Enter');
  await expect(part(widget, 'field-error')).toBeVisible();
  expect(await page.evaluate(() => 'wasSubmitted' in window)).toBe(false);
  expect(page.url()).toBe(`${cashier.host}/e2e/host.html`);
});
