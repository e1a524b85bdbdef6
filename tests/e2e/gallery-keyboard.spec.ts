import { expect, type Locator, type Page, test } from 'playwright/test';
import type { Step } from '../../demo/hosts/gallery/GalleryState';
import { galleryStates } from '../../demo/hosts/gallery/galleryStates';
import { field, part } from '../../demo/hosts/gallery/moves';
import { holdFile } from '../support/holdFile';
import { openGallery, showState } from '../support/openGallery';
import { runPageCheck } from '../support/runPageCheck';
import { scaleText } from '../support/scaleText';

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

/** One of the player's moves, by keys alone. */
async function press(page: Page, step: Step): Promise<void> {
  const target = page.locator(`cashier-widget ${step.at}`).first();
  await target.waitFor();
  await tabTo(page, step.at);
  if (step.move === 'type') await page.keyboard.type(step.text);
  else if (step.move === 'pick') await chooseByKeys(page, target, step.value);
  else await page.keyboard.press((await target.getAttribute('role')) === 'radio' ? ' ' : 'Enter');
}

/** Arrow after arrow, as in a list of the browser's own. */
async function chooseByKeys(page: Page, target: Locator, value: string): Promise<void> {
  for (let moves = 0; moves < MOST_TABS; moves += 1) {
    if ((await target.inputValue()) === value) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`No arrow leads to ${value}`);
}

/** A state at the end of each flow; its moves are the flow. */
const FLOWS: readonly [title: string, state: string][] = [
  ['[DEP-01] a card deposit', 'complete'],
  ['[DEP-02] a payment page in a window of its own', 'redirect-blocked'],
  ['[METH-04] a group of methods', 'group'],
  ['[DEP-03] a further form', 'unified-errors'],
  ['[DEP-05] a Pix code', 'pix'],
  ['[DEP-05] a bank transfer', 'requisites'],
  ['[DEP-05] a code for the counter', 'cash-code'],
  ['[CRY-01] a crypto deposit', 'address'],
  ['[CRY-01] a memo', 'address-memo-taken'],
  ['[IND-01] an invoice in India', 'india-invoice'],
  ['[ONR-01] a purchase from a seller', 'offers'],
  ['[P2P-01] a transfer to a card', 'p2p-invoice'],
  ['[P2P-03] the end of a transfer to a card', 'p2p-cancel'],
  ['[WD-01] a withdrawal', 'wd-complete'],
  ['[WD-01] a withdrawal with a code', 'wd-code-wrong'],
  ['[WD-01] a bank of a long list', 'wd-banks'],
  ['[SWP-01] a coin package', 'sweep-address'],
  ['[SWP-02] a redemption', 'redeem-complete'],
];
const states = Object.values(galleryStates).flat();

for (const [title, name] of FLOWS) {
  test(`[FORM-13] ${title} needs the keyboard alone, and the focus is visible all the way`, async ({
    page,
  }) => {
    const state = states.find(one => one.name === name);
    if (!state) throw new Error(`The gallery has no state ${name}.`);
    await openGallery(page, `?state=${name}&steps=none`);
    await expect(page.locator('body[data-ready]')).toBeAttached();
    for (const step of state.steps ?? []) await press(page, step);
    await expect(page.locator(`cashier-widget :is(${state.shows})`).first()).toBeVisible();
  });
}

test('[FORM-03] [CRY-01] whoever has chosen no network is led to the first, and a key chooses it', async ({
  page,
}) => {
  await openGallery(page, '?state=coin');
  await expect(page.locator('body[data-ready]')).toBeAttached();
  await page.locator(`cashier-widget ${part('amount-input')}`).fill('500');
  await page.keyboard.press('Enter');
  const network = page.locator('cashier-widget input[type=radio]').first();
  await expect(network).toBeFocused();
  await page.keyboard.press(' ');
  await expect(network).toBeChecked();
});

test('[DEP-10] [P2P-04] what happens by itself is said once, at sensible moments, and never each second', async ({
  page,
}) => {
  await page.clock.install();
  await openGallery(page, '?state=requisites');
  await expect(page.locator('body[data-ready]')).toBeAttached();
  await page.evaluate(() => {
    const root = document.querySelector('cashier-widget')?.shadowRoot;
    if (!root) throw new Error('no widget');
    const said: string[] = [];
    Object.assign(window, { said });
    const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]';
    new MutationObserver(records => {
      const regions = new Set<Element>();
      for (const { target } of records) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
        if (region && region.getAttribute('aria-live') !== 'off') regions.add(region);
      }
      for (const region of regions) if (region.textContent?.trim()) said.push(region.textContent.trim());
    }).observe(root, { childList: true, characterData: true, subtree: true });
  });
  // What changed each second would be heard in the first seconds of each minute, as in all of them.
  for (let minute = 0; minute < 31; minute += 1) {
    await page.clock.runFor(5_000);
    await page.clock.fastForward(55_000);
  }
  const said = await page.evaluate(() => (window as Window & { said?: string[] }).said ?? []);
  const told = ['10 minutes left to pay', '5 minutes left to pay', '1 minute left to pay'];
  expect(said).toEqual([...told, 'The time to pay is over']);
});

test('[I18N-02] a host’s forced direction mirrors the widget in any language', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openGallery(page, '?state=form&dir=rtl');
  await expect(page.locator('body[data-ready]')).toBeAttached();
  const frame = page.locator('cashier-widget .cashier');
  await expect(frame).toHaveAttribute('dir', 'rtl');
  await expect(frame).toHaveAttribute('lang', 'en');
  const [back, title] = await Promise.all(
    [part('back'), part('title')].map(at => page.locator(`cashier-widget ${at}`).boundingBox()),
  );
  expect(back?.x).toBeGreaterThan(title?.x ?? Number.POSITIVE_INFINITY);
  const glyph = page.locator(`cashier-widget ${part('back')} .icon`);
  expect(await glyph.evaluate(icon => getComputedStyle(icon).transform)).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  await expect(page.locator(`cashier-widget ${part('amount-input')}`)).toHaveCSS('direction', 'ltr');
  expect(await runPageCheck(page, 'findLayoutFaults')).toEqual([]);
});

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

for (const width of [390, 320])
  test(`[FORM-13] with the text at 200 % a card's number can be read whole in ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openGallery(page, '?state=form');
    await expect(page.locator('body[data-ready]')).toBeAttached();
    await scaleText(page, 2);
    const input = page.locator('cashier-widget input[autocomplete="cc-number"]');
    await expect(input).toHaveValue('4242 4242 4242 4242');
    expect(await input.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

test('[ROUTE-12] with the text at 200 % no header or footer covers what gets the focus, on the way back either', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openGallery(page);
  await scaleText(page, 2);
  const covered = new Set<string>();
  for (const state of ['list', 'form-long', 'unified', 'complete-failed']) {
    await showState(page, state, { locale: 'ru' });
    for (const key of ['Tab', 'Shift+Tab'])
      for (let presses = 0; presses < MOST_TABS / 2; presses += 1) {
        await page.keyboard.press(key);
        const name = await page.evaluate(async () => {
          // A screen that opens has its own scrolling, which is drawn first.
          await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          const root = document.querySelector('cashier-widget')?.shadowRoot;
          const focus = root?.activeElement;
          if (!root || !focus || focus.closest('.header, .footer')) return null;
          const { top, bottom } = focus.getBoundingClientRect();
          const header = root.querySelector('.header')?.getBoundingClientRect().bottom ?? 0;
          const footer = root.querySelector('.footer')?.getBoundingClientRect().top ?? innerHeight;
          return top < header - 1 || bottom > footer + 1 ? focus.className : null;
        });
        if (name !== null) covered.add(`${state} ${key}: ${name}`);
      }
  }
  expect([...covered]).toEqual([]);
});

test('[ROUTE-12] [SEC-01] a server’s words hold their place from the start, and the field below them is not pushed under the footer', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openGallery(page);
  const release = await holdFile(page, '**/sanitise-html-*');
  await scaleText(page, 2);
  await showState(page, 'unified', { locale: 'ru' });
  const widget = page.locator('cashier-widget');
  const prose = widget.locator('[part=html]');
  await expect(prose).toContainText('your own account');
  const before = await prose.boundingBox();
  // It stands right above the footer once the words above it have taken their room.
  const input = widget.locator(field('document'));
  await widget.locator('.cashier').evaluate(frame => {
    const bottom = (selector: string) =>
      frame.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const spare = bottom('.footer').top - bottom('[name=document]').bottom;
    const spacer = Object.assign(document.createElement('div'), { id: 'spacer' });
    spacer.style.blockSize = `${spare - 2}px`;
    frame.querySelector('[part=html]')?.before(spacer);
    frame.scrollTo(0, 0);
  });
  await input.evaluate(element => element.focus({ preventScroll: true }));
  release();
  await expect(prose.locator('strong, b').first()).toBeVisible();
  const after = await prose.boundingBox();
  expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(30);
  const { y = 0, height = 0 } = (await input.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual((await widget.locator('[part=footer]').boundingBox())?.y ?? 0);
});
