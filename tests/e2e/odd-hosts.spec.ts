import type { Locator } from 'playwright/test';
import { expect, test } from '../support/test';
import { fillCardForm, openMethod, part } from '../support/widget';

test('[HOST-01] put into the document of another window before it has started it makes a deposit there', async ({
  page,
  cashier,
}) => {
  await page.goto('/e2e/host.html');
  await page.evaluate(options => {
    const frame = document.createElement('iframe');
    Object.assign(frame.style, { inlineSize: '900px', blockSize: '700px' });
    document.body.append(frame);
    frame.contentDocument?.body.append(window.makeCashier(options));
  }, cashier.options);
  const widget = page.frameLocator('iframe').locator('cashier-widget');
  await (await fillCardForm(widget, { amount: '501' })).click();
  await expect(part(widget, 'status')).toBeVisible();
  expect(cashier.book.deposits()).toHaveLength(1);
});

test('[DEP-01] [DEP-04] a payment window of another origin, as in a sandbox without one, is as a blocked one', async ({
  page,
  cashier,
}) => {
  await page.addInitScript(() => {
    const opened = {
      get document(): never {
        throw new DOMException('Blocked a frame from accessing a cross-origin frame.', 'SecurityError');
      },
      close: () => Object.assign(window, { isClosed: true }),
    };
    window.open = () => Object.assign(Object.create(opened), {});
  });
  const widget = await cashier.mount();
  await (await openMethod(widget, 'mercado_pago')).fill('500');
  await part(widget, 'submit').click();
  await expect(widget.getByRole('heading', { name: 'One more step' })).toBeVisible();
  expect(await page.evaluate(() => 'isClosed' in window)).toBe(true);
  expect(cashier.book.deposits()).toHaveLength(1);
});

test('[THEME-01] what a page lets its elements inherit stays outside, but for hiding and pressing', async ({
  page,
  cashier,
}) => {
  const widget = await cashier.mount();
  await openMethod(widget, 'card');
  const looks = (one: Locator): Promise<Record<string, string>> =>
    one.evaluate(node => {
      const style = getComputedStyle(node);
      return Object.fromEntries([...style].map(name => [name, style.getPropertyValue(name)]));
    });
  // What the screen itself does as it opens has ended.
  await widget.evaluate(({ shadowRoot }) =>
    Promise.all(shadowRoot?.getAnimations().map(({ finished }) => finished) ?? []),
  );
  const before = await looks(part(widget, 'submit'));
  await page.evaluate(() => {
    Object.assign(document.body.style, {
      cursor: 'none',
      fontStyle: 'italic',
      fontVariant: 'small-caps',
      hyphens: 'auto',
      letterSpacing: '8px',
      lineBreak: 'anywhere',
      tabSize: '1',
      textIndent: '50px',
      textShadow: '2px 2px red',
      textTransform: 'lowercase',
      webkitTextFillColor: 'red',
      wordBreak: 'break-all',
      wordSpacing: '20px',
    });
  });
  expect(await looks(part(widget, 'submit'))).toEqual(before);
  await page.evaluate(() =>
    Object.assign(document.body.style, { visibility: 'hidden', pointerEvents: 'none' }),
  );
  await expect(part(widget, 'submit')).toBeHidden();
  await expect(part(widget, 'submit')).toHaveCSS('pointer-events', 'none');
});

test('[THEME-01] on a page whose text cannot be selected, where to pay can be', async ({ page, cashier }) => {
  const widget = await cashier.mount();
  await page.evaluate(() => Object.assign(document.body.style, { userSelect: 'none' }));
  await (await openMethod(widget, 'mercado_pago')).fill('974');
  await part(widget, 'submit').click();
  await widget.getByText(/^\d{18}$/).click({ clickCount: 3 });
  expect(await page.evaluate(() => `${getSelection()}`)).toMatch(/\d{18}/);
});

test('[THEME-01] custom properties of the page change nothing, whatever their names', async ({
  page,
  cashier,
}) => {
  const widget = await cashier.mount();
  const look = (): Promise<string[]> =>
    widget.evaluate(async ({ shadowRoot }) => {
      await Promise.all(shadowRoot?.getAnimations().map(({ finished }) => finished) ?? []);
      return [...(shadowRoot?.querySelectorAll('*') ?? [])].map(node => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return [node.localName, node.getAttribute('class'), x, y, width, height].join(' ');
      });
    });
  const compare = async (): Promise<void> => {
    // Marks come after a screen has painted.
    await page.waitForLoadState('networkidle');
    const before = await look();
    const count = await widget.evaluate(({ shadowRoot }) => {
      const sheets = shadowRoot?.adoptedStyleSheets ?? [];
      const css = sheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join();
      const names = new Set(css.match(/--(?!cashier-)[a-z0-9-]+/g));
      for (const name of names) document.documentElement.style.setProperty(name, '7');
      return names.size;
    });
    expect(count).toBeGreaterThan(9);
    expect((await look()).filter(line => !before.includes(line))).toEqual([]);
    await page.evaluate(() => document.documentElement.removeAttribute('style'));
  };
  await expect(part(widget, 'method').first()).toBeVisible();
  await compare();
  const submit = await fillCardForm(widget, { amount: '901' });
  await compare();
  await submit.click();
  await expect(part(widget, 'status')).toContainText('901');
  await compare();
});

for (const transport of ['socket', 'http'] as const) {
  test(`[DEP-09] [USER-09] over ${transport}, where the host gives a token and no id, an open deposit is on the list again`, async ({
    page,
    cashier,
  }) => {
    const { user } = cashier.options;
    const options = { transport, userId: undefined, user: { ...user, id: undefined } };
    let widget = await cashier.mount(options);
    await (await fillCardForm(widget, { amount: '908' })).click();
    await expect(part(widget, 'status')).toBeVisible();
    widget = await cashier.mount(options);
    await widget.getByRole('button', { name: /908/ }).click();
    await expect(part(widget, 'status')).toContainText('908');
    await page.goto('about:blank');
  });
}
