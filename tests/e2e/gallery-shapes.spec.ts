import { expect, type Locator, type Page, test } from 'playwright/test';
import { openGallery, showState } from '../support/openGallery';
import { scaleText } from '../support/scaleText';

const widget = (page: Page, selector: string): Locator => page.locator(`cashier-widget ${selector}`);

/** The middles of elements, rounded: what stands in the place of what. */
const middlesOf = (elements: Locator): Promise<number[][]> =>
  elements.evaluateAll(all =>
    all.slice(0, 8).map(element => {
      const { left, top, height } = element.getBoundingClientRect();
      return [Math.round(left), Math.round(top + height / 2)];
    }),
  );

const boxOf = (element: Locator): Promise<{ top: number; bottom: number; height: number }> =>
  element.evaluate(one => {
    const { top, bottom, height } = one.getBoundingClientRect();
    return { top, bottom, height };
  });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGallery(page);
});

for (const width of [390, 720, 768, 1024, 1280]) {
  test(`[METH-05] countries on their way stand where countries will, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await showState(page, 'region');
    const flags = await middlesOf(widget(page, '.option > .flag'));
    await showState(page, 'region-loading');
    const bones = await middlesOf(widget(page, '.bone--option'));
    expect(bones).toHaveLength(flags.length);
    for (const [index, [left = 0, top = 0]] of bones.entries()) {
      const [flagLeft = 0, flagTop = 0] = flags[index] ?? [];
      // Four columns share out a few px otherwise.
      expect(Math.abs(top - flagTop), `${index}`).toBeLessThanOrEqual(3);
      expect(Math.abs(left - flagLeft), `${index}`).toBeLessThanOrEqual(16);
    }
  });
}

for (const width of [390, 720, 1280]) {
  test(`[SWP-02] what can be redeemed stands in its place before the methods do, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const card = widget(page, '[part~=redeemable]');
    await showState(page, 'redeem');
    const method = await boxOf(widget(page, '[part~=method]'));
    // A row, as on a phone: a tile as wide as a column would be empty.
    expect(method.height).toBeLessThan(80);
    const settled = await boxOf(card);
    await showState(page, 'redeem-loading');
    expect(await boxOf(card)).toEqual(settled);
    expect(Math.abs((await boxOf(widget(page, '.bone--row'))).top - method.top)).toBeLessThanOrEqual(3);
  });
}

test('[FORM-13] beside a form a value stands in its label’s line or below it, never across', async ({
  page,
}) => {
  for (const width of [720, 744, 768, 800, 1024]) {
    await page.setViewportSize({ width, height: 844 });
    for (const state of ['form', 'onramp', 'wd-form']) {
      await showState(page, state);
      const across = await widget(page, '.split__aside .details__row').evaluateAll(rows =>
        rows.flatMap(row => {
          const [label, value] = [...row.children].map(child => {
            const range = document.createRange();
            range.selectNodeContents(child);
            return range.getBoundingClientRect();
          });
          if (!label || !value) return [];
          const isBelow = value.top >= label.bottom - 1;
          return isBelow && Math.abs(value.left - label.left) > 1 ? [row.textContent] : [];
        }),
      );
      expect(across, `${state}, ${width} px`).toEqual([]);
    }
  }
});

test('[ROUTE-10] [WD-02] a small phone shows the button of an error, and the field of a code', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await showState(page, 'error', { locale: 'de' });
  await widget(page, '.snackbar').waitFor();
  // At one go: the notification leaves after five seconds.
  const [button, notification] = await widget(page, ':is(.state__actions .button, .snackbar)').evaluateAll(
    all => all.map(element => element.getBoundingClientRect().toJSON() as DOMRect),
  );
  expect(button?.bottom).toBeLessThanOrEqual(notification?.top ?? 0);
  await showState(page, 'wd-code', { locale: 'de' });
  const field = await boxOf(widget(page, '[autocomplete=one-time-code]'));
  expect(field.bottom).toBeLessThanOrEqual((await boxOf(widget(page, '.footer .button').first())).top);
  expect(await widget(page, '.cashier').evaluate(frame => frame.scrollTop + window.scrollY)).toBe(0);
});

test('[I18N-02] the numbers of steps have the digits of the figures beside them', async ({ page }) => {
  const styleOf = { ar: '', bn: ', bengali', hi: '', mr: ', devanagari' };
  for (const [locale, style] of Object.entries(styleOf)) {
    await showState(page, 'cash-code', { locale });
    const content = await widget(page, '.steps > li')
      .first()
      .evaluate(step => getComputedStyle(step, '::before').content);
    expect(content, locale).toBe(`counter(step${style})`);
  }
});

for (const locale of ['en', 'ar']) {
  test(`[DEP-10] [I18N-02] an id stands beside the button that copies it, ${locale}`, async ({ page }) => {
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      await showState(page, 'complete', { locale });
      const gap = await widget(page, '.details__row--id').evaluate(row => {
        const parts = [...row.querySelectorAll('.middle > span')].map(part => part.getBoundingClientRect());
        const left = Math.min(...parts.map(part => part.left));
        const right = Math.max(...parts.map(part => part.right));
        const icon = row.querySelector('.icon')?.getBoundingClientRect() ?? new DOMRect();
        return Math.max(icon.left - right, left - icon.right);
      });
      expect(gap, `${width} px`).toBeGreaterThan(0);
      expect(gap, `${width} px`).toBeLessThan(20);
    }
  });
}

for (const locale of ['en', 'de', 'ru']) {
  test(`[SWP-01] coin packages are all of one height, however long a tag is, ${locale}`, async ({ page }) => {
    // On a folded phone the coins may need two lines.
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 844 });
      await showState(page, 'sweep', { locale });
      await expect(widget(page, '.box .tag')).toHaveCount(1);
      const heights = await widget(page, '.box').evaluateAll(boxes =>
        boxes.map(box => box.getBoundingClientRect().height),
      );
      expect(new Set(heights).size, `${width} px: ${heights.join()}`).toBe(1);
    }
  });
}

test('[THEME-01] in the dark a dialog stands out from the page, and a step’s circle from its card', async ({
  page,
}) => {
  /** The contrast of two surfaces, the upper one perhaps a tint. */
  const contrastOf = (upper: string, lower: string, pseudo?: string): Promise<number> =>
    page.locator('cashier-widget').evaluate(
      (element, [one, other, part]) => {
        const context = document.createElement('canvas').getContext('2d');
        if (!context) return 0;
        const colour = (selector: string, own?: string) => {
          const found = element.shadowRoot?.querySelector(selector);
          return found ? getComputedStyle(found, own).backgroundColor : '';
        };
        const luminance = () => {
          const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map(
            value => (value / 255) ** 2.2,
          );
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
        };
        context.fillStyle = colour(other ?? '');
        context.fillRect(0, 0, 1, 1);
        const below = luminance();
        context.fillStyle = colour(one ?? '', part);
        context.fillRect(0, 0, 1, 1);
        return Math.max(luminance(), below) / Math.min(luminance(), below);
      },
      [upper, lower, pseudo] as const,
    );
  await showState(page, 'p2p-cancel', { theme: 'dark' });
  expect(await contrastOf('.dialog', '.cashier')).toBeGreaterThan(1.05);
  await showState(page, 'cash', { theme: 'dark' });
  expect(await contrastOf('.steps > li', '.card:has(.steps)', '::before')).toBeGreaterThan(1.1);
});

for (const [state, other] of [
  ['list', 'Withdraw'],
  ['sweep', 'Redemption'],
] as const) {
  test(`[ROUTE-12] the switch to ${other} stays under the finger though the network has gone since`, async ({
    page,
  }) => {
    await showState(page, state);
    // Who points at a method has the code for what may come next loaded.
    await widget(page, '[part~=method], [part~=box]').first().hover();
    await page.waitForLoadState('networkidle');
    await page.route('**/standalone/**', () => {});
    await widget(page, '.segment').nth(1).click();
    await expect(widget(page, '.segment[aria-pressed=true]')).toHaveText(other);
  });
}

test('[CRY-01] [DEP-10] what moves while a player waits lays nothing out, and stays in its track', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openGallery(page);
  for (const locale of ['en', 'ar']) {
    for (const state of ['address-gate', 'complete-waiting', 'form-pending', 'list-loading']) {
      await showState(page, state, { locale });
      const endless = await page
        .locator('cashier-widget')
        .evaluate(({ shadowRoot }) =>
          (shadowRoot?.getAnimations() ?? [])
            .filter(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)
            .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap(Object.keys)),
        );
      expect(endless.length, state).toBeGreaterThan(0);
      const own = ['offset', 'computedOffset', 'easing', 'composite', 'transform', 'opacity'];
      expect(
        endless.filter(name => !own.includes(name)),
        state,
      ).toEqual([]);
    }
    await showState(page, 'address-gate', { locale });
    const ends = await widget(page, '.progress__fill').evaluate(fill => {
      const [animation] = fill.getAnimations();
      const track = fill.parentElement?.getBoundingClientRect();
      if (!animation || !track) return [];
      animation.pause();
      return [0, 1600].map(time => {
        animation.currentTime = time;
        const { left, right } = fill.getBoundingClientRect();
        return [Math.round(left - track.left), Math.round(track.right - right)];
      });
    });
    const atStart = ends[locale === 'ar' ? 1 : 0];
    const atEnd = ends[locale === 'ar' ? 0 : 1];
    expect([atStart?.[0], atEnd?.[1]], locale).toEqual([0, 0]);
  }
});

for (const width of [390, 768, 1280]) {
  test(`[ROUTE-12] [METH-03] methods on their way stand in as many columns as methods will, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const columnsOf = (elements: Locator) =>
      elements.evaluateAll(all =>
        all.map(one => getComputedStyle(one).gridTemplateColumns.split(' ').length),
      );
    for (const scale of [1, 2]) {
      await scaleText(page, scale);
      await showState(page, 'list-loading');
      const bones = await columnsOf(widget(page, '.body .skeleton .grid'));
      await showState(page, 'list');
      expect(bones[0], `text × ${scale}`).toBe((await columnsOf(widget(page, '.section > .grid')))[0]);
    }
  });
}

for (const locale of ['en', 'ar']) {
  test(`[METH-03] the name of a method that stands alone is beside its mark, also of one that cannot be chosen, ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const gapOf = (tile: Locator) =>
      tile.evaluate(one => {
        const mark = one.querySelector('.mark')?.getBoundingClientRect();
        const name = one.querySelector('.method-name')?.parentElement?.getBoundingClientRect();
        if (!mark || !name) return Number.NaN;
        return Math.round(mark.left < name.left ? name.left - mark.right : mark.left - name.right);
      });
    await showState(page, 'list-one', { locale });
    const gap = await gapOf(widget(page, '.tile'));
    await showState(page, 'list-disabled', { locale });
    expect(await gapOf(widget(page, '.tile[aria-disabled=true]'))).toBe(gap);
  });
}

test('[WD-02] [METH-03] a row is pressed anywhere on its card, however high the one beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await showState(page, 'wd-list-pending', { locale: 'de' });
  const rests = await widget(page, '.list > li').evaluateAll(all =>
    all.map(one => {
      const card = one.getBoundingClientRect();
      const row = one.querySelector('.method-row')?.getBoundingClientRect();
      return Math.round(card.height - (row?.height ?? 0));
    }),
  );
  // The card's edges.
  expect(rests).toEqual([2, 2]);
});

test('[METH-03] on a tablet four methods stand in one line', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await showState(page, 'list');
  const tops = await widget(page, '.section:first-of-type .tile').evaluateAll(tiles =>
    tiles.map(tile => tile.getBoundingClientRect().top),
  );
  expect(tops).toHaveLength(4);
  expect(new Set(tops).size).toBe(1);
});

test('[FORM-09] on a large screen the list of countries stands in the middle, as dialogs do', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await showState(page, 'unified');
  await widget(page, '.input__trailing button').click();
  const { top, bottom } = await boxOf(widget(page, 'dialog[open]'));
  expect(Math.abs(top - (844 - bottom))).toBeLessThanOrEqual(1);
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await boxOf(widget(page, 'dialog[open]'))).bottom).toBe(844);
});

test('[I18N-02] [USER-07] beside an amount the symbol stands where its language writes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [locale, isLast] of Object.entries({ en: false, de: true, ru: true, pt: false, ar: false })) {
    await showState(page, 'form', { locale });
    const [symbol, input] = await widget(page, ':is(.amount__symbol, .amount__input)').evaluateAll(all =>
      all.sort(one => (one.tagName === 'INPUT' ? 1 : -1)).map(one => one.getBoundingClientRect().toJSON()),
    );
    const gap = isLast ? symbol.left - input.right : input.left - symbol.right;
    expect(gap, locale).toBeGreaterThanOrEqual(0);
    expect(gap, locale).toBeLessThan(12);
  }
});

test('[FORM-11] an amount to choose has room around its text in a wide form, also in large text', async ({
  page,
}) => {
  for (const scale of [1, 2]) {
    await scaleText(page, scale);
    for (const width of [560, 720, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      for (const locale of ['en', 'de']) {
        await showState(page, 'form', { locale });
        const rooms = await widget(page, '.chip').evaluateAll(chips =>
          chips.map(chip => {
            const text = chip.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
            return Math.round(text.left - chip.getBoundingClientRect().left);
          }),
        );
        expect(Math.min(...rooms), `${locale}, ${width} px, text × ${scale}`).toBeGreaterThanOrEqual(7);
      }
    }
  }
});

test('[FORM-13] [DEP-09] a payment and its button stand in the columns that its form had', async ({
  page,
}) => {
  const spanOf = (element: Locator): Promise<number[]> =>
    element.evaluate(one => {
      const { left, right } = one.getBoundingClientRect();
      return [Math.round(left), Math.round(right)];
    });
  for (const width of [720, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await showState(page, 'form');
    const form = await spanOf(widget(page, '.split > :first-child'));
    const aside = await spanOf(widget(page, '.split__aside'));
    expect(await spanOf(widget(page, '.footer > .button')), `form, ${width} px`).toEqual(form);
    await showState(page, 'address');
    expect(await spanOf(widget(page, '.columns__column').first()), `${width} px`).toEqual(form);
    expect(await spanOf(widget(page, '.columns__column').last()), `${width} px`).toEqual(aside);
    expect(await spanOf(widget(page, '.footer > .button')), `payment, ${width} px`).toEqual(form);
  }
});

test('[FORM-13] large text leaves every figure of a card’s number in view', async ({ page }) => {
  for (const scale of [1, 1.5, 2]) {
    await scaleText(page, scale);
    for (const width of [320, 390, 560, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await showState(page, 'form', { locale: 'de' });
      const hidden = await widget(page, '[autocomplete=cc-number]').evaluate(
        input => input.scrollWidth - input.clientWidth,
      );
      expect(hidden, `${width} px, text × ${scale}`).toBeLessThanOrEqual(0);
    }
  }
});

test('[P2P-01] a sum of twenty figures stays easy to read: its button stands below it', async ({ page }) => {
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    for (const state of ['p2p-huge', 'p2p-invoice']) {
      await showState(page, state);
      const row = widget(page, '.copy-row:has(.sum)').first();
      const sum = await row.locator('.sum').evaluate(element => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { right, height } = range.getBoundingClientRect();
        const size = Number.parseFloat(getComputedStyle(element.firstElementChild ?? element).fontSize);
        return { right, size, lines: Math.round(height / (size * 1.25)) };
      });
      expect(sum.size, `${state}, ${width} px`).toBeGreaterThanOrEqual(15);
      expect(sum.lines, `${state}, ${width} px`).toBe(1);
      const { right } = await row.evaluate(one => one.getBoundingClientRect());
      expect(sum.right, `${state}, ${width} px`).toBeLessThanOrEqual(right);
    }
  }
});

test('[IND-01] payment apps stand below each other, each beside its mark, and no name leaves its row', async ({
  page,
}) => {
  for (const [width, size] of [
    [320, 1],
    [390, 1],
    [768, 1],
    [390, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await scaleText(page, size);
    await showState(page, 'india-invoice');
    const rows = await widget(page, '[part=app-link]').evaluateAll(links =>
      links.map(link => {
        const [mark, name] = [...link.children].map(child => child.getBoundingClientRect());
        const row = link.getBoundingClientRect();
        return {
          isBeside: Boolean(mark && name && mark.right <= name.left && name.right <= row.right),
          isTouchable: row.height >= 44,
          left: row.left,
          beyond: link.scrollWidth - link.clientWidth,
        };
      }),
    );
    const { left } = rows[0] ?? {};
    const wanted = { isBeside: true, isTouchable: true, left, beyond: 0 };
    expect(rows, `${width} px, text x ${size}`).toEqual(Array(5).fill(wanted));
  }
});

test('[FORM-13] [DEP-12] beside a payment in large text a value to copy stands below its label', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await scaleText(page, 2);
  await showState(page, 'requisites-qr', { locale: 'de' });
  const gaps = await widget(page, '.columns__column:last-child .details__row--copy').evaluateAll(rows =>
    rows.map(row => {
      const [label, value] = [...row.children].map(child => child.getBoundingClientRect());
      return Math.round((value?.top ?? 0) - (label?.bottom ?? 0));
    }),
  );
  expect(gaps.length).toBeGreaterThan(2);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
});
