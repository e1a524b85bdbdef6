import type { Locator, Page } from 'playwright/test';
import { APP_FILE, holdFile } from '../support/holdFile';
import { type CashierFixture, expect, test } from '../support/test';
import { fillCardForm, openMethod, part } from '../support/widget';

/** Leads to the question whether to leave a payment that is open. */
async function askToLeave(widget: Locator): Promise<void> {
  await (await openMethod(widget, 'codi')).fill('974');
  await part(widget, 'submit').click();
  await widget.getByRole('button', { name: 'I have paid' }).waitFor();
  await part(widget, 'back').click();
  await widget.getByRole('dialog').waitFor();
}

/** What the page's document hears from now on: keys by name, all else by its type. Each answer begins anew. */
async function hearOn(
  page: Page,
  types: string[],
  listening?: AddEventListenerOptions,
): Promise<() => Promise<string[]>> {
  const heard = await page.evaluateHandle(
    ([types, listening]) => {
      const heard: string[] = [];
      const handleEvent = (event: Event) =>
        heard.push(event instanceof KeyboardEvent ? event.key : event.type);
      for (const type of types) document.addEventListener(type, handleEvent, listening);
      return heard;
    },
    [types, listening] as const,
  );
  return () => heard.evaluate(heard => heard.splice(0));
}

test('[HOST-05] moved while it asks a question it still asks it, above the page', async ({
  page,
  cashier,
}) => {
  const widget = await cashier.mount();
  await askToLeave(widget);
  const dialog = widget.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await widget.evaluate(element => {
    const place = document.createElement('main');
    document.body.append(place);
    place.append(element);
  });
  expect(await dialog.evaluate(node => node.matches(':modal'))).toBe(true);
  await expect(dialog).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('[HOST-01] [SEC-01] what is typed and pasted presses no shortcut of the page and tells it nothing; Escape and Ctrl with a key do', async ({
  page,
  cashier,
}) => {
  const widget = await cashier.mount();
  const heard = await hearOn(page, [
    ...['keydown', 'keypress', 'keyup'],
    ...['beforeinput', 'input', 'textInput', 'paste', 'copy'],
  ]);
  await page.evaluate(() =>
    document.addEventListener('keydown', event => {
      if (event.key === ' ') event.preventDefault();
    }),
  );
  await fillCardForm(widget, { amount: '500' });
  const amount = part(widget, 'amount-input');
  await amount.press('Backspace');
  await amount.press('ArrowLeft');
  await amount.press('ControlOrMeta+c');
  await amount.press('ControlOrMeta+v');
  expect(new Set(await heard())).toEqual(new Set(['Control', 'c', 'v']));
  await part(widget, 'back').press('Escape');
  expect(await heard()).toContain('Escape');
  await part(widget, 'back').press(' ');
  await expect(part(widget, 'title')).toBeFocused();
  // From a heading too, where Space scrolls.
  await page.keyboard.press(' ');
  expect(await heard()).toEqual([]);
  await leave(widget);
  await page.keyboard.press('x');
  expect(await heard()).toEqual(['x', 'x', 'x']);
});

/** The focus goes to the page around. */
const leave = (widget: Locator): Promise<void> =>
  widget.evaluate(({ shadowRoot }) => (shadowRoot?.activeElement as HTMLElement | null)?.blur());

test('[HOST-01] nor does what is typed before the app is there', async ({ page, cashier }) => {
  const release = await holdFile(page, APP_FILE);
  const widget = await cashier.mount();
  const heard = await hearOn(page, ['keydown', 'keypress', 'keyup']);
  const search = part(widget, 'search-input');
  await search.pressSequentially('o x');
  await search.press('Escape');
  await search.press('ControlOrMeta+k');
  expect(new Set(await heard())).toEqual(new Set(['Escape', 'Control', 'k']));
  release();
});

test('[HOST-01] nor does what is typed while the code of what nobody misses before the list is on its way', async ({
  page,
  cashier,
}) => {
  const release = await holdFile(page, '**/standalone/start-later-*.js');
  const widget = await cashier.mount();
  await expect.poll(() => cashier.events('full-loaded')).toHaveLength(1);
  const heard = await hearOn(page, ['keydown', 'keypress', 'keyup']);
  await part(widget, 'search-input').pressSequentially('o x');
  await part(widget, 'region').press(' ');
  await expect(part(widget, 'option').first()).toBeVisible();
  expect(await heard()).toEqual([]);
  release();
});

test('[HOST-01] a key that has opened a screen is let go there, and the page hears nothing of it', async ({
  page,
  cashier,
}) => {
  const widget = await cashier.mount();
  await expect.poll(async () => (await cashier.events('full-loaded')).length).toBe(1);
  await openMethod(widget, 'card');
  const heard = await hearOn(page, ['keydown', 'keyup']);
  await part(widget, 'back').focus();
  await page.keyboard.down('Enter');
  await expect(part(widget, 'title')).toBeFocused();
  await page.keyboard.up('Enter');
  await leave(widget);
  await page.keyboard.press('x');
  expect(await heard()).toEqual(['x', 'x']);
});

test('[HOST-13] Escape closes the question of the widget alone, and not the page’s own dialog around it', async ({
  page,
  cashier,
}) => {
  const widget = await cashier.mount();
  const heard = await hearOn(page, ['keydown', 'keyup'], { capture: true });
  await askToLeave(widget);
  await expect(widget.getByRole('dialog')).toBeVisible();
  await heard();
  await page.keyboard.press('Escape');
  await expect(widget.getByRole('dialog')).toHaveCount(0);
  expect(await heard()).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await heard()).toEqual(['Escape', 'Escape']);
});

test('[HOST-01] a page that locks the scrolling behind its dialog still lets the widget scroll in it', async ({
  page,
  cashier,
}) => {
  const widget = await cashier.mount();
  await expect.poll(async () => (await cashier.events('full-loaded')).length).toBe(1);
  // As such a lock does it: where it finds nothing to scroll from the target up, nothing may scroll.
  await page.evaluate(() => {
    const canScroll = (one: Element | null): boolean =>
      one !== null && (one.scrollHeight > one.clientHeight || canScroll(one.parentElement));
    for (const type of ['wheel', 'touchmove'])
      document.addEventListener(
        type,
        event => {
          const isLocked = event.target instanceof Element && !canScroll(event.target);
          if (isLocked) event.preventDefault();
          Object.assign(window, { isLocked });
        },
        { passive: false },
      );
  });
  const top = () => part(widget, 'frame').evaluate(({ scrollTop }) => scrollTop);
  const [x, y] = [200, 200];
  await page.setViewportSize({ width: 400, height: 400 });
  await page.mouse.move(x, y);
  // The new size may not have come to where wheels are aimed.
  const turned = () => page.mouse.wheel(0, 300).then(top);
  await expect.poll(turned).toBeGreaterThan(100);
  // What has nothing to scroll leaves the word to the page.
  await page.setViewportSize({ width: 400, height: 4000 });
  await expect.poll(top).toBe(0);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isLocked'))).toBe(true);
});

/** The page scrolls in the widget's place. */
async function mountWithoutHeight(page: Page, cashier: CashierFixture): Promise<Locator> {
  const widget = await cashier.mount();
  await page.setViewportSize({ width: 400, height: 600 });
  await widget.evaluate(element => {
    element.style.blockSize = 'auto';
  });
  return widget;
}

test('[HOST-01] where the widget has no height of its own, the wheel and the keys scroll the page from over it', async ({
  page,
  cashier,
}) => {
  const widget = await mountWithoutHeight(page, cashier);
  await expect.poll(async () => (await cashier.events('full-loaded')).length).toBe(1);
  const top = () => page.evaluate(() => window.scrollY);
  await page.mouse.move(200, 300);
  await expect.poll(() => page.mouse.wheel(0, 300).then(top)).toBeGreaterThan(200);
  await page.evaluate(() => window.scrollTo(0, 0));
  await part(widget, 'method').first().focus();
  await page.keyboard.press('End');
  await expect.poll(top).toBeGreaterThan(200);
});

test('[ROUTE-12] in a page that scrolls in its place a screen opens where the player sees its top, and Back finds the list where it was', async ({
  page,
  cashier,
}) => {
  const widget = await mountWithoutHeight(page, cashier);
  await widget.evaluate(() => {
    const imprint = document.createElement('footer');
    imprint.style.blockSize = '2000px';
    document.body.append(imprint);
  });
  await expect.poll(async () => (await cashier.events('full-loaded')).length).toBe(1);
  const virtual = widget.getByRole('button', { name: 'Virtual card', exact: true });
  await virtual.scrollIntoViewIfNeeded();
  const listTop = await page.evaluate(() => window.scrollY);
  expect(listTop).toBeGreaterThan(600);
  await virtual.click();
  await expect(part(widget, 'title')).toHaveText('Virtual card');
  await expect(part(widget, 'title')).toBeInViewport();
  await part(widget, 'back').click();
  await expect(virtual).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(listTop);

  // Who reads elsewhere when news lead on stays there.
  await (await openMethod(widget, 'codi')).fill('974');
  await part(widget, 'submit').click();
  await expect(widget.getByRole('button', { name: 'I have paid' })).toBeVisible();
  await page.evaluate(() => {
    // What a test runs in the page counts as the player's own press.
    Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } });
    window.scrollTo(0, 1900);
  });
  await cashier.book.pay();
  await expect(part(widget, 'status')).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
});

for (const [property, hidden, shown] of [
  ['display', 'none', 'block'],
  ['content-visibility', 'hidden', 'visible'],
] as const)
  test(`[HOST-13] a question that is open when the page hides the widget by ${property} closes, and the page can be pressed`, async ({
    page,
    cashier,
  }) => {
    const widget = await cashier.mount();
    await page.evaluate(() => {
      const tab = document.createElement('button');
      tab.textContent = 'Games';
      document.body.prepend(tab);
    });
    await askToLeave(widget);
    const show = (value: string) =>
      widget.evaluate((element, [name, value]) => element.style.setProperty(name, value), [
        property,
        value,
      ] as const);
    await show(hidden);
    await page.getByRole('button', { name: 'Games' }).click();
    await show(shown);
    await expect(widget.getByRole('button', { name: 'I have paid' })).toBeVisible();
    await expect(widget.getByRole('dialog')).toHaveCount(0);
  });
