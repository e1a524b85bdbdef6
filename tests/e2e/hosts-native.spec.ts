import type { Locator, Page } from 'playwright/test';
import { createKeyboard } from '../support/createKeyboard';
import { freezeClock } from '../support/freezeClock';
import { NATIVE_LANGUAGES, readNativeCode } from '../support/native/readNativeCode';
import { expect, test } from '../support/test';
import { fillCardForm, openMethod, part } from '../support/widget';

type Bridge = 'webkit' | 'ReactNativeWebView' | 'CashierBridge' | 'NativeBilling';

declare global {
  interface Window {
    __posted: string[];
  }
}

/** A native app's web view: one of its ways out, and the user's data when it says so. */
async function openNative(page: Page, bridge: Bridge, data: unknown, query = ''): Promise<void> {
  await page.addInitScript(
    ([name, handed]) => {
      window.__posted = [];
      const post = (text: string) => window.__posted.push(text);
      const ways: Record<string, unknown> = {
        webkit: { messageHandlers: { cashier: { postMessage: post } } },
        ReactNativeWebView: { postMessage: post },
        CashierBridge: { postMessage: post },
        NativeBilling: { post },
      };
      Object.assign(window, { [name]: ways[name] });
      if (handed) Object.assign(window, { __BILLING_USER_DATA__: handed });
    },
    [bridge, data] as const,
  );
  await page.goto(`/e2e/framed.html${query}`);
}

const posted = (page: Page): Promise<Record<string, unknown>[]> =>
  page.evaluate(() => window.__posted.map((text): Record<string, unknown> => JSON.parse(text)));
const typesOf = async (page: Page): Promise<unknown[]> =>
  (await posted(page)).map(({ messageType }) => messageType);

for (const bridge of ['webkit', 'ReactNativeWebView', 'CashierBridge', 'NativeBilling'] as const) {
  test(`[HOST-06] [HOST-07] [HOST-09] [THEME-01] in a web view it reads the user and speaks by ${bridge}, dark`, async ({
    page,
    cashier,
  }) => {
    await openNative(page, bridge, cashier.options);
    const widget = page.locator('cashier-widget');
    await expect(part(widget, 'region')).toContainText('Mexico · MXN');
    await expect(widget.locator('[data-theme]').first()).toHaveAttribute('data-theme', 'dark');
    // The list may be drawn before the app says that it has begun.
    await expect.poll(() => typesOf(page)).toContain('onInit');
    const [first, ...others] = await posted(page);
    expect(first).toEqual({ messageType: 'Loaded', version: expect.stringMatching(/^v\d/) });
    expect(others.map(({ messageType }) => messageType)).not.toContain('Loaded');
    expect(JSON.stringify(others)).not.toContain(cashier.token);
  });
}

for (const language of NATIVE_LANGUAGES) {
  test(`[HOST-07] [HOST-09] [HOST-13] [USER-09] the ${language} code of the guide starts the widget, goes back, and renews the token`, async ({
    page,
    cashier,
    guard,
  }) => {
    guard.allow(/status of 401/);
    const { bridge, scripts } = readNativeCode(language);
    await page.addInitScript(names => {
      window.__posted = [];
      const post = (text: string) => window.__posted.push(text);
      const [first = '', ...rest] = names;
      const way = rest.reduceRight<unknown>((inner, name) => ({ [name]: inner }), post);
      Object.assign(window, { [first]: way });
    }, bridge);
    await page.addInitScript(scripts.handOver({ ...cashier.options, token: 'expired' }));
    await page.goto('/e2e/framed.html');
    const widget = page.locator('cashier-widget');
    await expect.poll(() => typesOf(page)).toContain('onTokenExpired');
    // The page's policy allows no eval: the app's scripts come from outside it, as these do.
    const cdp = await page.context().newCDPSession(page);
    const run = async (expression: string): Promise<unknown> =>
      (await cdp.send('Runtime.evaluate', { expression })).result.value;
    await run(scripts.setToken(cashier.token));
    await part(widget, 'region').click();
    await expect(part(widget, 'option').first()).toBeVisible();
    expect(await run(scripts.back)).toBe(true);
    await expect(part(widget, 'method').first()).toBeVisible();
    expect(await typesOf(page)).not.toContain('onClose');
    expect(await run(scripts.back)).toBe(true);
    await expect.poll(() => typesOf(page)).toContain('onClose');
  });
}

test('[HOST-10] [HOST-13] the app goes back and closes by the commands it finds on the window', async ({
  page,
  cashier,
}) => {
  await openNative(page, 'CashierBridge', cashier.options);
  const widget = page.locator('cashier-widget');
  await part(widget, 'region').click();
  await expect(part(widget, 'option').first()).toBeVisible();
  const call = (name: 'back' | 'close') =>
    page.evaluate(command => window.cashierCommands?.[command](), name);
  await call('back');
  await expect(part(widget, 'method').first()).toBeVisible();
  expect(await typesOf(page)).not.toContain('onClose');
  await call('back');
  await expect.poll(() => typesOf(page)).toContain('onClose');
  await call('close');
  await expect.poll(async () => (await typesOf(page)).filter(type => type === 'onClose').length).toBe(2);
});

test('[HOST-09] user data that comes late is found by polling', async ({ page, cashier }) => {
  await freezeClock(page);
  await openNative(page, 'webkit', null);
  const widget = page.locator('cashier-widget');
  await expect.poll(() => typesOf(page)).toEqual(['Loaded']);
  await page.clock.runFor(3_000);
  expect(cashier.calls.sent()).toEqual([]);
  await page.evaluate(
    data => Object.assign(window, { __BILLING_USER_DATA__: data }) && undefined,
    cashier.options,
  );
  await page.clock.runFor(20);
  await page.clock.resume();
  await expect(part(widget, 'region')).toContainText('Mexico · MXN');
});

test('[HOST-09] [ERR-05] without user data it fails after 5 s, for the app and for the player to see', async ({
  page,
}) => {
  await freezeClock(page);
  await openNative(page, 'webkit', null);
  await expect.poll(() => typesOf(page)).toEqual(['Loaded']);
  await page.clock.runFor(4_900);
  expect(await typesOf(page)).toEqual(['Loaded']);
  await page.clock.runFor(200);
  await expect
    .poll(() => posted(page))
    .toContainEqual({
      messageType: 'onInitError',
      message: "Can't find a property in window",
    });
  await expect(part(page.locator('cashier-widget'), 'error')).toBeVisible();
});

test('[HOST-14] the locale of the address is used once and taken out of it, nothing else is', async ({
  page,
  cashier,
}) => {
  await openNative(page, 'webkit', { ...cashier.options, locale: undefined }, '?locale=ar&keep=1#here');
  const widget = page.locator('cashier-widget');
  await expect(part(widget, 'method').first()).toBeVisible();
  await expect(widget.locator('[lang]').first()).toHaveAttribute('lang', 'ar');
  await expect(widget.locator('[lang]').first()).toHaveAttribute('dir', 'rtl');
  expect(page.url()).toBe(`${cashier.host}/e2e/framed.html?keep=1#here`);
});

test('[HOST-14] in element mode the address is the host’s: its locale stays', async ({ page, cashier }) => {
  await page.goto('/e2e/host.html?locale=ar');
  await page.evaluate(options => window.mountCashier(options), cashier.options);
  const widget = page.locator('cashier-widget');
  await expect(part(widget, 'method').first()).toBeVisible();
  await expect(widget.locator('[lang]').first()).toHaveAttribute('lang', 'en');
  expect(page.url()).toBe(`${cashier.host}/e2e/host.html?locale=ar`);
});

test('[DEP-04] [HOST-11] an app that names no platform opens the payment page in the browser, and no window opens', async ({
  page,
  cashier,
}) => {
  await openNative(page, 'NativeBilling', cashier.options);
  const widget = page.locator('cashier-widget');
  await (await fillCardForm(widget, { amount: '912' })).click();
  await expect(part(widget, 'status')).toBeVisible();
  const opened = (await posted(page)).filter(({ messageType }) => messageType === 'openExtBrowser');
  expect(opened).toMatchObject([{ url: expect.stringContaining(cashier.host), method: 'GET' }]);
  expect(page.context().pages()).toHaveLength(1);
});

test('[HOST-17] where data is on the window but no bridge, the browser copies', async ({
  page,
  context,
  cashier,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(
    data => Object.assign(window, { __BILLING_USER_DATA__: data }) && undefined,
    cashier.options,
  );
  await page.goto('/e2e/framed.html');
  const widget = page.locator('cashier-widget');
  await (await fillCardForm(widget, { amount: '901' })).click();
  await expect(part(widget, 'status')).toBeVisible();
  await part(widget, 'copy').first().click();
  const [deposit] = cashier.book.deposits();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(deposit?.id);
});

test('[HOST-17] [HOST-11] on native the id is copied by the app, and the player sees that it was', async ({
  page,
  cashier,
}) => {
  await openNative(page, 'webkit', cashier.options);
  const widget = page.locator('cashier-widget');
  await (await fillCardForm(widget, { amount: '901' })).click();
  await expect(part(widget, 'status')).toBeVisible();
  await part(widget, 'copy').first().click();
  const [deposit] = cashier.book.deposits();
  await expect.poll(() => posted(page)).toContainEqual({ messageType: 'copyToBuffer', text: deposit?.id });
});

test('[HOST-09] properties of the window and of the user data that throw when they are read do no harm', async ({
  page,
  cashier,
}) => {
  await page.addInitScript(() => {
    const fail = (): never => {
      throw new Error('Not yours');
    };
    for (const name of ['webkit', 'ReactNativeWebView', 'NativeBilling']) {
      Object.defineProperty(window, name, { get: fail, configurable: true });
    }
  });
  await openNative(page, 'CashierBridge', null);
  await page.evaluate(options => {
    const data = { ...options, user: { ...options.user } };
    const fail = (): never => {
      throw new Error('Not yours');
    };
    Object.defineProperty(data, 'schema', { get: fail, enumerable: true });
    Object.defineProperty(data.user, 'passport', { get: fail, enumerable: true });
    Object.assign(window, { __BILLING_USER_DATA__: data });
  }, cashier.options);
  const widget = page.locator('cashier-widget');
  await expect(part(widget, 'region')).toContainText('Mexico · MXN');
  expect((await posted(page))[0]).toMatchObject({ messageType: 'Loaded' });
});

test('[DEP-01] the app holds a step that its user data names, and answers by the bridge object', async ({
  page,
  cashier,
}) => {
  await openNative(page, 'CashierBridge', { ...cashier.options, hostHolds: ['before-submit'] });
  const widget = page.locator('cashier-widget');
  const submit = await fillCardForm(widget, { amount: '500' });
  const asked = async () => (await posted(page)).filter(({ messageType }) => messageType === 'onHold');
  const answer = (given: { id: string; isAccepted: boolean; reason?: string }) =>
    page.evaluate(payload => window.cashierCommands?.answer(payload), given);
  await submit.click();
  await expect
    .poll(asked)
    .toMatchObject([{ step: 'before-submit', action: 'deposit', paymentMethod: 'card', amount: 500 }]);
  await answer({ id: `${(await asked())[0]?.id}`, isAccepted: false, reason: 'Verify your identity.' });
  await expect(part(widget, 'snackbar')).toContainText('Verify your identity.');
  expect(cashier.book.deposits()).toEqual([]);
  await submit.click();
  await expect.poll(async () => (await asked()).length).toBe(2);
  await answer({ id: `${(await asked())[1]?.id}`, isAccepted: true });
  await expect(part(widget, 'status')).toBeVisible();
  expect(cashier.book.deposits()).toHaveLength(1);
});

test('[HOST-07] [DEP-01] a bridge that throws at every message stops no deposit, and the player reads its outcome', async ({
  page,
  cashier,
  guard,
}) => {
  guard.allow(/Java exception/);
  await page.addInitScript(() => {
    const postMessage = () => {
      throw new Error('Java exception was raised during method invocation');
    };
    Object.assign(window, { webkit: { messageHandlers: { cashier: { postMessage } } } });
  });
  await openNative(page, 'NativeBilling', cashier.options);
  const widget = page.locator('cashier-widget');
  const submit = await fillCardForm(widget, { amount: '501' });
  await submit.click();
  await expect(part(widget, 'status')).toBeVisible();
  expect(cashier.book.deposits()).toHaveLength(1);
});

test('[HOST-13] the app goes back by a message to its own window as well', async ({ page, cashier }) => {
  await openNative(page, 'ReactNativeWebView', cashier.options);
  const widget = page.locator('cashier-widget');
  await part(widget, 'region').click();
  await expect(part(widget, 'option').first()).toBeVisible();
  await page.evaluate(() => window.postMessage('{"type":"back"}', '*'));
  await expect(part(widget, 'method').first()).toBeVisible();
  expect(await typesOf(page)).not.toContain('onClose');
});

test.describe('with a keyboard over the page', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test('[FORM-13] the field with the focus and the submit button stay in view', async ({ page, cashier }) => {
    const keyboardPx = 320;
    const keyboard = await createKeyboard(page);
    await openNative(page, 'webkit', {
      ...cashier.options,
      user: { ...cashier.options.user, platform: 'ios' },
    });
    const widget = page.locator('cashier-widget');
    await openMethod(widget, 'card');
    const field = widget.locator('input[name="holder"]');
    await field.focus();
    await keyboard.cover(keyboardPx);
    const bottomOf = (name: string) =>
      widget
        .locator(name)
        .first()
        .evaluate(element => element.getBoundingClientRect().bottom);
    await expect.poll(() => bottomOf('[part~="submit"]')).toBeLessThanOrEqual(700 - keyboardPx);
    const [fieldBottom, footerTop] = await Promise.all([
      field.evaluate(element => element.getBoundingClientRect().bottom),
      widget
        .locator('[part~="footer"]')
        .first()
        .evaluate(element => element.getBoundingClientRect().top),
    ]);
    expect(fieldBottom).toBeLessThanOrEqual(footerTop);
    await keyboard.cover(0);
    await expect.poll(() => bottomOf('[part~="submit"]')).toBeGreaterThan(700 - keyboardPx);
    // A host that makes the widget lower, or has given it the upper part of the page alone: the keyboard is below it.
    await keyboard.cover(keyboardPx);
    await page.evaluate(covered => {
      document.body.style.blockSize = `${window.innerHeight - covered}px`;
    }, keyboardPx);
    await expect.poll(() => bottomOf('[part~="footer"]')).toBeCloseTo(700 - keyboardPx, 0);
    const top = (locator: Locator) => locator.evaluate(element => element.getBoundingClientRect().top);
    expect(await bottomOf('input[name="holder"]')).toBeLessThanOrEqual(
      await top(part(widget, 'footer').first()),
    );
  });
});
