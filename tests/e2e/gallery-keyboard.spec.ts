import { expect, type Page, test } from 'playwright/test';
import { field, part } from '../../demo/hosts/gallery/moves';
import { openGallery } from '../support/openGallery';

const MOST_TABS = 60;

/** What has the focus inside the widget: whether a selector fits it, and whether it can be seen to have it. */
const focused = (page: Page, selector: string): Promise<{ fits: boolean; isMarked: boolean }> =>
  page.evaluate(wanted => {
    const element = document.querySelector('cashier-widget')?.shadowRoot?.activeElement;
    if (!element) return { fits: false, isMarked: true };
    // A ring may stand on the frame around an input.
    const chain = [element, element.parentElement, element.closest('label'), element.closest('.amount')];
    const isMarked = chain.some(one => {
      if (!one) return false;
      const { outlineStyle, boxShadow } = getComputedStyle(one);
      return outlineStyle !== 'none' || boxShadow !== 'none';
    });
    return { fits: element.matches(wanted), isMarked };
  }, selector);

/** Tab after tab, until the focus is where it is wanted; it is visible on the way. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    const { fits, isMarked } = await focused(page, selector);
    if (fits && isMarked) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No tab leads to ${selector}`);
}

type Press = [selector: string, text: string | null];

async function press(page: Page, presses: readonly Press[]): Promise<void> {
  for (const [selector, text] of presses) {
    await page.locator(selector).first().waitFor();
    await tabTo(page, selector);
    if (text === null) await page.keyboard.press('Enter');
    else await page.keyboard.type(text);
  }
}

const FLOWS: readonly { title: string; state: string; presses: readonly Press[]; ends: string }[] = [
  {
    title: '[FORM-13] [DEP-01] a deposit',
    state: 'list-one',
    presses: [
      [part('method'), null],
      [part('amount-input'), '500'],
      [field('card_number'), '4242424242424242'],
      [field('expiry'), '1234'],
      [field('cvc'), '123'],
      [field('holder'), 'ANA LOPEZ'],
      [part('submit'), null],
    ],
    ends: part('status'),
  },
  {
    title: '[FORM-13] [WD-01] a withdrawal',
    state: 'wd-list-one',
    presses: [
      [part('method'), null],
      [part('amount-input'), '500'],
      [field('clabe'), '012345678901234567'],
      [field('full_name'), 'Ana Lopez'],
      [part('submit'), null],
      [`.screen:not(:has(${field('clabe')})) ${part('submit')}`, null],
    ],
    ends: part('timeline'),
  },
  {
    title: '[FORM-13] [SWP-01] a coin package',
    state: 'sweep',
    presses: [
      [`[role=radio]`, ' '],
      [part('submit'), null],
      [
        `.screen:not(:has(${part('box')})) ${part('method')}:nth-of-type(2), li:nth-child(2) ${part('method')}`,
        null,
      ],
      [`.screen:not(:has(${part('method')})) ${part('submit')}`, null],
    ],
    ends: part('gate'),
  },
];

for (const { title, state, presses, ends } of FLOWS) {
  test(`${title} is made with the keyboard alone, and the focus is visible all the way`, async ({ page }) => {
    await openGallery(page, `?state=${state}`);
    await expect(page.locator('body[data-ready]')).toBeAttached();
    await press(page, presses);
    await expect(page.locator(`cashier-widget ${ends}`)).toBeVisible();
  });
}

test('[FORM-13] a page translator that wraps every text does not break the widget', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(error.message));
  await openGallery(page, '?state=form-errors');
  await expect(page.locator('body[data-ready]')).toBeAttached();
  await page.evaluate(() => {
    const frame = document.querySelector('cashier-widget')?.shadowRoot?.querySelector('.cashier');
    if (!frame) throw new Error('no widget');
    const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.parentElement?.closest('[translate=no]')) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
  });
  const widget = page.locator('cashier-widget');
  await widget.locator(part('amount-input')).fill('700');
  await widget.locator(field('holder')).fill('ANA LOPEZ');
  await page.evaluate(() => Object.assign(document.querySelector('cashier-widget') ?? {}, { locale: 'ar' }));
  await expect(widget.locator('.cashier')).toHaveAttribute('lang', 'ar');
  await widget.locator(part('back')).click();
  await expect(widget.locator(part('method'))).toBeVisible();
  expect(errors).toEqual([]);
});

for (const [name, typed] of [
  ['Arabic', '٥٫٢٥'],
  ['Persian', '۵٫۲۵'],
  ['Devanagari', '५.२५'],
  ['a comma', '5,25'],
] as const) {
  test(`[FORM-08] the amount takes ${name}: ${typed}`, async ({ page }) => {
    await openGallery(page, '?state=form-empty');
    await expect(page.locator('body[data-ready]')).toBeAttached();
    await page.locator(`cashier-widget ${part('amount-input')}`).pressSequentially(typed);
    await expect(page.locator(`cashier-widget ${part('submit')}`)).toContainText('5.25');
  });
}
