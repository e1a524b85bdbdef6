import { expect, type Locator, type Page, test } from 'playwright/test';
import { openGallery, showState } from '../support/openGallery';
import { scaleText } from '../support/scaleText';

async function openAt(page: Page, width: number, height = 844): Promise<void> {
  await page.setViewportSize({ width, height });
  await openGallery(page);
}

const linesOf = (text: Locator): Promise<number> =>
  text.evaluate(element => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 10))).size;
  });

for (const locale of ['en', 'ar']) {
  test(`[FORM-11] the amount that is chosen is whole in its row, as wide as phones are, ${locale}`, async ({
    page,
  }) => {
    await openGallery(page);
    for (const width of [320, 340, 360, 390, 412, 430, 480]) {
      await page.setViewportSize({ width, height: 844 });
      await showState(page, 'form', { locale });
      const room = page.locator('cashier-widget').evaluate(async element => {
        await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const row = element.shadowRoot?.querySelector('[part=chips]')?.getBoundingClientRect();
        const chip = element.shadowRoot?.querySelector('[part~=chip-chosen]')?.getBoundingClientRect();
        return row && chip ? Math.min(chip.left - row.left, row.right - chip.right) : -1;
      });
      expect(await room, `${width} px`).toBeGreaterThanOrEqual(0);
    }
  });
}

test('[DEP-10] [WD-02] on a phone on its side a status says what it is before the player scrolls', async ({
  page,
}) => {
  await openAt(page, 667, 375);
  for (const state of ['complete-failed', 'wd-complete', 'wd-review']) {
    await showState(page, state);
    const title = page.locator('cashier-widget .hero__title');
    await expect(title).toBeInViewport({ ratio: 1 });
    const isOnTop = await title.evaluate(element => {
      const { left, width, bottom } = element.getBoundingClientRect();
      const root = element.getRootNode() as ShadowRoot;
      return element.contains(root.elementFromPoint(left + width / 2, bottom - 2));
    });
    expect(isOnTop, state).toBe(true);
  }
});

test('[FORM-13] [CRY-01] [ONR-01] no rate and no sum of an offer breaks within a figure in a drawer of 300 or 280 px', async ({
  page,
}) => {
  await openGallery(page);
  for (const [width, state, values] of [
    [300, 'address-gate', '.details__value'],
    [300, 'offers', '.choice__figure'],
    [280, 'offers', '.choice__figure'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await showState(page, state, { locale: 'de' });
    const broken = await page.locator(`cashier-widget ${values}`).evaluateAll(elements =>
      elements.flatMap(element => {
        const text = element.querySelector('bdi')?.firstChild;
        if (!text?.nodeValue) return [];
        return [...text.nodeValue.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        });
      }),
    );
    expect(broken, state).toEqual([]);
  }
});

test('[CRY-01] [DEP-12] an address or an account that needs several lines leaves no figure alone on the last', async ({
  page,
}) => {
  await openGallery(page);
  for (const [width, state, values] of [
    [390, 'address', '.mono'],
    [280, 'address', '.mono'],
    [280, 'pix', '.copy-row .mono'],
    [320, 'redeem-review', '.details__value .mono'],
    [300, 'requisites-long', '.details__value--word bdi'],
    [280, 'requisites-long', '.details__value--word bdi'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await showState(page, state);
    const shares = await page.locator(`cashier-widget ${values}`).evaluateAll(elements =>
      elements.flatMap(element => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const lines = new Map<number, { left: number; right: number }>();
        for (const { bottom, left, right } of range.getClientRects()) {
          const line = lines.get(Math.round(bottom / 8)) ?? { left, right };
          lines.set(Math.round(bottom / 8), {
            left: Math.min(line.left, left),
            right: Math.max(line.right, right),
          });
        }
        const widths = [...lines.values()].map(({ left, right }) => right - left);
        return widths.length > 1 ? [(widths.at(-1) ?? 0) / (widths[0] ?? 1)] : [];
      }),
    );
    expect(shares.length, `${state}, ${width} px`).toBeGreaterThan(0);
    expect(Math.min(...shares), `${state}, ${width} px`).toBeGreaterThan(0.5);
  }
});

test('[DEP-12] [P2P-04] in a drawer of 280 px a sum has its button beside it', async ({ page }) => {
  await openAt(page, 280, 653);
  for (const state of ['p2p-invoice', 'requisites', 'pix']) {
    await showState(page, state, { locale: 'de' });
    const row = page.locator('cashier-widget .copy-row:has(.sum)').first();
    const sum = await row.locator('.sum').boundingBox();
    const copy = await row.locator('[part=copy]').boundingBox();
    expect((copy?.y ?? 0) + (copy?.height ?? 0) / 2, state).toBeLessThan((sum?.y ?? 0) + (sum?.height ?? 0));
  }
});

test('[SWP-01] [FORM-13] a package’s tag covers no figure, with the text at 200 % and where it takes two lines', async ({
  page,
}) => {
  await openGallery(page);
  for (const [width, scale] of [
    [280, 1],
    [390, 1],
    [320, 2],
    [390, 2],
    [768, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await scaleText(page, scale);
    for (const locale of ['en', 'de', 'ar', 'ru']) {
      await showState(page, 'sweep-chosen', { locale });
      const covered = await page.locator('cashier-widget .box:has(.tag)').evaluate(box => {
        const tag = box.querySelector('.tag')?.getBoundingClientRect() ?? new DOMRect();
        const figures = [...box.querySelectorAll('.box__title bdi, .box__note bdi, .box__price bdi')];
        return figures
          .filter(figure =>
            [...figure.getClientRects()].some(
              ({ left, right, top }) => left < tag.right && right > tag.left && top < tag.bottom - 2,
            ),
          )
          .map(({ textContent }) => textContent);
      });
      expect(covered, `${width} px, ${scale}, ${locale}`).toEqual([]);
    }
  }
});

test('[BON-01] a bonus is as high as the place that is kept for it, whether its terms take one line or two', async ({
  page,
}) => {
  await openGallery(page);
  for (const [width, state, locale] of [
    [390, 'list-huge', 'en'],
    [320, 'list-huge', 'ar'],
    [320, 'list', 'de'],
    [280, 'form', 'ru'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await showState(page, state, { locale });
    const bonus = page.locator('cashier-widget .bonus');
    if (state !== 'form') expect(await linesOf(bonus.locator('.bonus__note'))).toBeGreaterThan(1);
    expect((await bonus.boundingBox())?.height, `${state}, ${width} px, ${locale}`).toBeCloseTo(76, 2);
  }
});

test('[ROUTE-12] a skeleton’s blocks stand where the blocks of its screen come', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGallery(page);
  /** From one block to the next: where its middle is. */
  const middlesOf = async (selectors: string): Promise<number[]> => {
    const blocks = page.locator(`cashier-widget :is(${selectors})`);
    await expect(blocks.first()).toBeVisible();
    return blocks.evaluateAll(all =>
      all.slice(0, 4).map(one => {
        const { top, bottom } = one.getBoundingClientRect();
        return Math.round((top + bottom) / 2);
      }),
    );
  };
  for (const width of [390, 768])
    for (const [state, bones, blocks] of [
      ['sweep', '.bone--box', '.box'],
      ['region', '.bone--field, .bone--option', '.search, button.option'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await showState(page, `${state}-loading`);
      const kept = await middlesOf(bones);
      await showState(page, state);
      expect(await middlesOf(blocks), `${state}, ${width} px`).toEqual(kept);
    }
  /** How far the second group's name stands below the methods of the first. */
  const groupsApart = (names: string): Promise<number> =>
    page.locator('cashier-widget .body--list').evaluate((body, name) => {
      const first = body.querySelector('.grid')?.getBoundingClientRect().bottom ?? 0;
      return (body.querySelectorAll(name)[1]?.getBoundingClientRect().top ?? 0) - first;
    }, names);
  await showState(page, 'wd-list-loading');
  await expect(page.locator('cashier-widget .bone--line').first()).toBeVisible();
  const kept = await groupsApart('.bone--line');
  await showState(page, 'wd-list');
  expect(await groupsApart('h2')).toBeCloseTo(kept, 0);
});

test('[DEP-10] what stands below a status stays in its place while the deposit goes on and ends', async ({
  page,
}) => {
  await openAt(page, 390);
  const places: number[] = [];
  for (const state of ['complete-waiting', 'complete-accepted', 'complete']) {
    await showState(page, state);
    places.push(
      await page.locator('cashier-widget').evaluate(element => {
        const bottom = (selector: string) =>
          element.shadowRoot?.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
        return Math.round(bottom('.hero__text') - bottom('.hero__title'));
      }),
    );
  }
  expect(new Set(places).size, `${places}`).toBe(1);
});

test('[SWP-02] what can be redeemed does not break within its figure at 320 px, however much it is', async ({
  page,
}) => {
  await openAt(page, 320);
  await showState(page, 'redeem-huge');
  expect(await linesOf(page.locator('cashier-widget .live-figure__value bdi'))).toBe(1);
});

test('[FORM-03] [WD-02] what is wrong with a code is not left under the buttons of a low screen', async ({
  page,
}) => {
  await openAt(page, 390, 500);
  await showState(page, 'wd-code-wrong');
  const widget = page.locator('cashier-widget');
  const error = await widget.locator('[part=field-error]').boundingBox();
  const footer = await widget.locator('[part=footer]').boundingBox();
  expect((error?.y ?? 0) + (error?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
});

test('[I18N-01] a long word of ours is parted by a hyphen at 320 px', async ({ page }) => {
  await openAt(page, 320);
  for (const [state, locale, word] of [
    ['list', 'ru', 'Криптовалюта'],
    ['list', 'uk', 'Криптовалюта'],
    ['wd-form', 'ru', 'Дополнительный'],
    ['sweep-method', 'de', 'Kryptowährungen'],
    ['sweep-method', 'el', 'κρυπτονομίσματα'],
    ['sweep-method', 'es', 'criptomonedas'],
  ] as const) {
    await showState(page, state, { locale });
    const parted = page.locator('cashier-widget :is(.method-name, .segment)').filter({ hasText: '\u00ad' });
    const texts = await parted.allTextContents();
    expect(texts.join(' ').replaceAll('\u00ad', ''), `${state} ${locale}`).toContain(word);
  }
});

test('[P2P-04] a sum keeps its size and its place when it is copied, whatever the word on the button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGallery(page);
  for (const locale of ['en', 'de', 'ru', 'el', 'ar']) {
    await showState(page, 'p2p-invoice', { locale });
    const widget = page.locator('cashier-widget');
    const copy = widget.locator('[part=copy]').first();
    const measure = async () => [await widget.locator('.sum').boundingBox(), await copy.boundingBox()];
    // The screen has risen.
    await widget.evaluate(
      () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const before = await measure();
    await copy.click();
    await expect(copy).toHaveClass(/pill--done/);
    expect(await measure(), locale).toEqual(before);
  }
});

test('[P2P-03] [WD-02] at 400 % zoom a question shows its whole text, and all of it can be scrolled to', async ({
  page,
}) => {
  await openAt(page, 320, 256);
  for (const state of ['p2p-cancel', 'wd-cancel']) {
    await showState(page, state, { locale: 'de' });
    const dialog = page.locator('cashier-widget dialog');
    const hidden = await dialog
      .locator('.dialog__body')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(hidden, state).toBe(0);
    await dialog.evaluate(element => element.scrollTo(0, element.scrollHeight));
    await expect(dialog.getByRole('button').last(), state).toBeInViewport({ ratio: 1 });
  }
});

test('[FORM-13] a card’s number shows whole in its field at 280 px', async ({ page }) => {
  await openAt(page, 280);
  for (const locale of ['en', 'ar']) {
    await showState(page, 'form', { locale });
    const hidden = await page
      .locator('cashier-widget input[autocomplete=cc-number]')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(hidden, locale).toBeLessThanOrEqual(0);
  }
});

test('[I18N-02] in a layout from the right a server’s words keep their direction, and ours theirs behind its label', async ({
  page,
}) => {
  await openGallery(page);
  await showState(page, 'unified-errors', { locale: 'ar' });
  /** How far the end of the element's text, or of `text` in its place, stands to the right of its beginning. */
  const read = (selector: string, text = '') =>
    page
      .locator(`cashier-widget ${selector}`)
      .first()
      .evaluate((element, shown) => {
        const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
        if (shown) node.data = shown;
        const leftOf = (index: number): number => {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          return range.getBoundingClientRect().left;
        };
        return leftOf(node.length - 1) - leftOf(1);
      }, text);
  expect(await read('.field-error > span')).toBeLessThan(0);
  expect(await read('.field-error > span', 'Eight digits!')).toBeGreaterThan(0);
  for (const selector of ['.field__label', '.header__title', '.card__title'])
    expect(await read(selector, 'Wallet Go!'), selector).toBeGreaterThan(0);
});

test('[ROUTE-12] [I18N-01] the words of a switch keep clear of its edges at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openGallery(page);
  for (const [state, locale] of [
    ['sweep', 'el'],
    ['sweep', 'ky'],
    ['list', 'tg'],
  ] as const) {
    await showState(page, state, { locale });
    const rooms = await page.locator('cashier-widget .segment').evaluateAll(all =>
      all.map(one => {
        const text = document.createRange();
        text.selectNodeContents(one);
        return (one.getBoundingClientRect().width - text.getBoundingClientRect().width) / 2;
      }),
    );
    for (const room of rooms) expect(room, `${state} ${locale}`).toBeGreaterThanOrEqual(4);
  }
});

test('[SWP-01] [CRY-01] no coin’s name breaks within a word beside its package, however narrow the second column is', async ({
  page,
}) => {
  await openGallery(page);
  for (const width of [720, 768, 960, 1040]) {
    await page.setViewportSize({ width, height: 844 });
    await showState(page, 'sweep-coins');
    for (const name of await page.locator('cashier-widget .method-name').all()) {
      const words = (await name.textContent())?.split(' ') ?? [];
      expect(await linesOf(name), `${words}, ${width} px`).toBeLessThanOrEqual(words.length);
    }
  }
});

test('[CRY-01] a rate’s currency stands in the line of its figure', async ({ page }) => {
  await openGallery(page);
  await showState(page, 'address-gate', { locale: 'ar' });
  // Where it leaves, and whether at all, depends on the machine's fonts.
  for (let width = 300; width <= 480; width += 10) {
    await page.setViewportSize({ width, height: 844 });
    const rate = page.locator('cashier-widget .details__value').filter({ hasText: 'MXN' });
    const apart = await rate.evaluate(element => {
      const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
      const topAt = (index: number): number => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        return range.getBoundingClientRect().top;
      };
      const end = node.data.indexOf('MXN');
      return topAt(end) - topAt(end - 2);
    });
    expect(apart, `${width} px`).toBe(0);
  }
});

test('[ERR-01] with the text at 200 % the button that gets the focus is not left under the notification', async ({
  page,
}) => {
  await openAt(page, 390);
  await scaleText(page, 2);
  await showState(page, 'error');
  const widget = page.locator('cashier-widget');
  const refresh = widget.getByRole('button', { name: 'Refresh' });
  const snackbar = widget.locator('[part=snackbar]');
  await expect(snackbar).toBeVisible();
  await widget.getByRole('button', { name: 'Withdraw' }).focus();
  await page.keyboard.press('Tab');
  await expect(refresh).toBeFocused();
  const { y = 0, height = 0 } = (await refresh.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual((await snackbar.boundingBox())?.y ?? 0);
});
