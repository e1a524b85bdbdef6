import { inMotion } from '../support/setups';
import { expect, test } from '../support/test';
import { fillCardForm, openMethod, part } from '../support/widget';

test.use(inMotion);

test('[METH-03] [ROUTE-08] a folded group opens its methods, and Back leads the whole way home', async ({
  cashier,
}) => {
  const widget = await cashier.mount();
  await widget.getByRole('button', { name: 'Cash', exact: true }).click();
  await expect(part(widget, 'title')).toHaveText('Cash');
  await expect(part(widget, 'method')).toHaveCount(4);
  await openMethod(widget, 'oxxo');
  await part(widget, 'back').click();
  await expect(part(widget, 'title')).toHaveText('Cash');
  await part(widget, 'back').click();
  await expect(part(widget, 'title')).toHaveText('Deposit');
  await expect(part(widget, 'back')).toHaveCount(0);
});

test.describe('with 200 methods', () => {
  test.use({ player: 'demo-xx' });

  test('[METH-04] the search finds one of them, says when there is none, and can be cleared', async ({
    cashier,
  }) => {
    const widget = await cashier.mount();
    const search = widget.getByRole('searchbox', { name: 'Search methods' });
    await search.fill('method 173');
    await expect(part(widget, 'method')).toHaveCount(1);
    await expect(widget.getByRole('button', { name: 'Method 173', exact: true })).toBeVisible();
    // For screen readers.
    await expect(widget.getByText('1 method', { exact: true })).toBeAttached();
    await search.fill('zzz');
    await expect(widget.getByRole('heading', { name: 'No method with this name' })).toBeVisible();
    await widget.getByRole('button', { name: 'Clear the search' }).click();
    await expect(search).toBeFocused();
    await expect(part(widget, 'method').nth(20)).toBeAttached();
  });

  test('[METH-04] [FORM-13] the search keeps the place of the caret, and what an input method composes', async ({
    page,
    cashier,
  }) => {
    const widget = await cashier.mount();
    const search = widget.getByRole('searchbox', { name: 'Search methods' });
    await expect.poll(async () => (await cashier.events('full-loaded')).length).toBe(1);
    await search.fill('mthod 173');
    await search.press('Home');
    await search.press('ArrowRight');
    await search.pressSequentially('e');
    expect(await search.evaluate(input => (input as HTMLInputElement).selectionStart)).toBe(2);
    await expect(part(widget, 'method')).toHaveCount(1);
    await search.fill('');
    // As keyboards of phones compose each word, letter by letter.
    const keyboard = await page.context().newCDPSession(page);
    for (const text of ['1', '17', '173']) {
      const { length } = text;
      await keyboard.send('Input.imeSetComposition', { text, selectionStart: length, selectionEnd: length });
    }
    await keyboard.send('Input.insertText', { text: '173' });
    await expect(search).toHaveValue('173');
    await expect(part(widget, 'method')).toHaveCount(1);
  });

  test('[ROUTE-12] Back finds the list where it was left', async ({ cashier }) => {
    const widget = await cashier.mount();
    // The rows of before React may be taken over at this very moment.
    await expect(() => part(widget, 'method').last().scrollIntoViewIfNeeded({ timeout: 1000 })).toPass();
    const scroller = widget.locator('.cashier').first();
    const before = await scroller.evaluate(node => node.scrollTop);
    expect(before).toBeGreaterThan(500);
    await part(widget, 'method')
      .last()
      .evaluate(node => node instanceof HTMLElement && node.click());
    await expect(part(widget, 'amount-input')).toBeVisible();
    await part(widget, 'back').click();
    await expect(part(widget, 'method').last()).toBeVisible();
    await expect.poll(() => scroller.evaluate(node => node.scrollTop)).toBe(before);
  });
});

for (const count of [11, 12]) {
  test(`[METH-04] with ${count} methods there is ${count < 12 ? 'no' : 'a'} search`, async ({
    page,
    cashier,
  }) => {
    await page.route('**/methods-payment-v3', async route => {
      const response = await route.fetch();
      const answer: { methods: unknown[] } = await response.json();
      await route.fulfill({ response, json: { ...answer, methods: answer.methods.slice(0, count) } });
    });
    const widget = await cashier.mount();
    await expect(part(widget, 'method').first()).toBeVisible();
    await expect(part(widget, 'search')).toHaveCount(count < 12 ? 0 : 1);
  });
}

test('[METH-05] [ROUTE-04] another region loads its methods, and deposits carry it', async ({ cashier }) => {
  const widget = await cashier.mount();
  await part(widget, 'region').click();
  await expect(part(widget, 'title')).toHaveText('Your country');
  await widget.getByRole('searchbox').fill('braz');
  await expect(part(widget, 'option')).toHaveCount(1);
  await part(widget, 'option').click();
  await expect(part(widget, 'region')).toContainText('Brazil · MXN');
  expect(cashier.calls.sent('methods-payment-v3').map(({ data }) => data.country)).toEqual(['MX', 'BR']);
  await (await fillCardForm(widget, { amount: '500' })).click();
  await expect(part(widget, 'status')).toBeVisible();
  expect(cashier.calls.sent('deposit-create')[0]?.data.selectedCountry).toBe('BR');
  expect(cashier.book.deposits()).toMatchObject([{ country: 'BR' }]);
});

test('[ROUTE-10] countries that cannot be had lead to the error page, whose Refresh leads back', async ({
  cashier,
  guard,
}) => {
  guard.allow(/status of 503/);
  cashier.book.fail('methods-country-selector-v2', '5xx');
  const widget = await cashier.mount();
  await part(widget, 'region').click();
  const error = part(widget, 'error');
  await expect(error.getByRole('heading')).toHaveText('Error occurred');
  await expect(error.getByRole('heading')).toBeFocused();
  await expect(part(widget, 'snackbar')).toContainText('Error');
  const [report] = (await cashier.events('error-report')).filter(({ detail }) => detail?.stack);
  expect(report?.detail).toMatchObject({ message: expect.any(String), stack: expect.any(String) });
  await widget.getByRole('button', { name: 'Refresh' }).click();
  await expect(part(widget, 'method').first()).toBeVisible();
});

test('[ROUTE-10] in a page where the cashier is as high as its content, the notification leaves Refresh free', async ({
  page,
  cashier,
  guard,
}) => {
  guard.allow(/status of 503/);
  await page.setViewportSize({ width: 320, height: 844 });
  cashier.book.fail('methods-payment-v3', '5xx');
  const widget = await cashier.mount({ locale: 'de' });
  await widget.evaluate(({ style }) => Object.assign(style, { height: 'auto', minHeight: '0' }));
  const refresh = part(widget, 'error').getByRole('button');
  const snackbar = part(widget, 'snackbar');
  await expect(snackbar).toBeVisible();
  await expect
    .poll(async () => {
      const [button, notice] = [await refresh.boundingBox(), await snackbar.boundingBox()];
      return button && notice && notice.y - (button.y + button.height);
    })
    .toBeGreaterThanOrEqual(0);
});

test('[ROUTE-10] [ERR-05] a screen whose code is gone for good leaves the way to the list: Refresh tries once', async ({
  page,
  cashier,
  guard,
}) => {
  guard.allow(/status of 404|dynamically imported module/);
  await page.route('**/standalone/crypto-screen-*.js*', route => route.fulfill({ status: 404 }));
  const widget = await cashier.mount();
  await widget.getByRole('button', { name: 'Crypto', exact: true }).click();
  const refresh = part(widget, 'error').getByRole('button', { name: 'Refresh' });
  await refresh.click();
  await expect.poll(async () => (await cashier.events('display-error')).length).toBe(2);
  await refresh.click();
  await expect(part(widget, 'method').first()).toBeVisible();
});

for (const [player, why] of [
  ['demo-zz', 'without methods'],
  ['demo-yy', 'that is served directly'],
] as const) {
  test.describe(why, () => {
    test.use({ player });

    test('[ROUTE-06] [ROUTE-09] a region shows the Empty page, from where another can be chosen', async ({
      cashier,
    }) => {
      const widget = await cashier.mount();
      const empty = part(widget, 'empty');
      await expect(empty).toContainText('There are no payment methods available for this region');
      await expect(empty).toContainText('Enable VPN, select another country and refresh the page');
      await widget.getByRole('button', { name: 'Refresh' }).click();
      await expect.poll(() => cashier.calls.sent('methods-payment-v3').length).toBe(2);
      await expect(empty).toBeVisible();
      await widget.getByRole('button', { name: 'Change country' }).click();
      await part(widget, 'back').click();
      await expect(empty).toBeVisible();
      await widget.getByRole('button', { name: 'Change country' }).click();
      await widget.getByRole('searchbox').fill('mexico');
      await part(widget, 'option').first().click();
      await expect(part(widget, 'method').first()).toBeVisible();
    });
  });
}

test('[ROUTE-12] [HOST-11] each screen opens with the focus on its heading, but for the first', async ({
  page,
  cashier,
}) => {
  const widget = await cashier.mount();
  await expect(part(widget, 'method').first()).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await part(widget, 'region').click();
  await expect(part(widget, 'title')).toBeFocused();
  await part(widget, 'back').click();
  await expect(part(widget, 'title')).toHaveText('Deposit');
  await expect(part(widget, 'title')).toBeFocused();
  const paths = (await cashier.events('route')).map(({ detail }) => detail?.path);
  expect(paths).toEqual(['/deposit', '/deposit/region', '/deposit']);
});

test('[HOST-13] element.back() goes back, and closes on the first page; element.close() closes at once', async ({
  cashier,
}) => {
  const widget = await cashier.mount();
  const command = (name: 'back' | 'close') =>
    widget.evaluate((element, called) => {
      const run: unknown = Reflect.get(element, called);
      if (typeof run === 'function') run.call(element);
    }, name);
  await openMethod(widget, 'card');
  await command('back');
  await expect(part(widget, 'method').first()).toBeVisible();
  expect(await cashier.events('close')).toEqual([]);
  await command('back');
  await expect.poll(async () => (await cashier.events('close')).length).toBe(1);
  await openMethod(widget, 'card');
  await command('close');
  await expect.poll(async () => (await cashier.events('close')).length).toBe(2);
});

test('[HOST-12] the close button tells the host; without closingButton there is none', async ({
  cashier,
}) => {
  const widget = await cashier.mount();
  await part(widget, 'close').click();
  expect(await cashier.events('close')).toHaveLength(1);
  const quiet = await cashier.mount({ closingButton: false });
  await expect(part(quiet, 'method').first()).toBeVisible();
  await expect(part(quiet, 'close')).toHaveCount(0);
});

for (const [platformVersion, title] of [
  ['redesign', 'Deposit'],
  ['classic', 'Deposit method'],
] as const) {
  test(`[ROUTE-11] the title of the list in the ${platformVersion} is "${title}"`, async ({ cashier }) => {
    const widget = await cashier.mount({ platformVersion });
    await expect(part(widget, 'title')).toHaveText(title, { useInnerText: true });
  });
}

test('[ROUTE-12] without motion wanted, none is shown', async ({ page, cashier }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const widget = await cashier.mount();
  await openMethod(widget, 'card');
  const longestMs = await widget.evaluate(element =>
    Math.max(
      0,
      ...(element.shadowRoot?.getAnimations() ?? []).map(({ effect }) =>
        Number(effect?.getTiming().duration ?? 0),
      ),
    ),
  );
  expect(longestMs).toBeLessThanOrEqual(1);
});
