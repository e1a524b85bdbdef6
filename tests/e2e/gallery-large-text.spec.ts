import { expect, test } from 'playwright/test';
import { openGallery, showState } from '../support/openGallery';
import { scaleText } from '../support/scaleText';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openGallery(page);
  await scaleText(page, 2);
});

/** The longest texts, and the shortest. */
for (const locale of ['de', 'en', 'kk', 'ru', 'th']) {
  test(`[WD-02] [FORM-13] with the text at 200 % the field of a code shows without scrolling, ${locale}`, async ({
    page,
  }) => {
    await showState(page, 'wd-code', { locale });
    const isSeen = await page.locator('cashier-widget [autocomplete=one-time-code]').evaluate(field => {
      const { left, top, bottom, width } = field.getBoundingClientRect();
      const root = field.getRootNode() as ShadowRoot;
      const isScrolled = window.scrollY > 0 || (field.closest('.cashier')?.scrollTop ?? 0) > 0;
      const points = [top + 1, bottom - 1].map(y => root.elementFromPoint(left + width / 2, y));
      return !isScrolled && points.every(found => found === field);
    });
    expect(isSeen).toBe(true);
  });
}

test('[FORM-13] with the text at 200 % a sign stands in the middle of the line that it belongs to', async ({
  page,
}) => {
  for (const [state, sign, text] of [
    ['address-gate', '.gate__title > .icon', '.gate__title'],
    ['wd-complete', '.timeline__dot', '.timeline__title'],
  ] as const) {
    await showState(page, state);
    const offset = await page.locator('cashier-widget .cashier').evaluate(
      (frame, [signAt, textAt]) => {
        const range = document.createRange();
        const words = frame.querySelector(textAt)?.lastChild;
        if (words) range.selectNode(words);
        const middles = [frame.querySelector(signAt)?.getBoundingClientRect(), range.getClientRects()[0]];
        const [one = 0, other = 99] = middles.map(box => box && box.top + box.height / 2);
        return Math.abs(one - other);
      },
      [sign, text] as const,
    );
    expect(offset, state).toBeLessThanOrEqual(2);
  }
  await showState(page, 'cash');
  const { circle, digit } = await page
    .locator('cashier-widget .steps > li')
    .first()
    .evaluate(step => {
      const { inlineSize, fontSize } = getComputedStyle(step, '::before');
      return { circle: Number.parseFloat(inlineSize), digit: Number.parseFloat(fontSize) };
    });
  expect(circle).toBeGreaterThanOrEqual(1.5 * digit);
});

test('[METH-04] with the text at 200 % the words of the search fit their field on a small phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 844 });
  for (const locale of ['de', 'en', 'ru', 'hi']) {
    await showState(page, 'list', { locale });
    const room = await page.locator('cashier-widget .search__input').evaluate((input: HTMLInputElement) => {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(input);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) throw new Error('no canvas');
      pen.font = font;
      const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
      return input.clientWidth - padding - pen.measureText(input.placeholder).width;
    });
    expect(room, locale).toBeGreaterThanOrEqual(0);
  }
});

test('[WD-02] with the text at 200 % what stands below the steps of a withdrawal stays there on a small phone too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  for (const locale of ['de', 'en', 'ru', 'th']) {
    await showState(page, 'wd-complete', { locale });
    const moved = await page.locator('cashier-widget .timeline').evaluate(timeline => {
      const height = () => timeline.getBoundingClientRect().height;
      const before = height();
      for (const time of timeline.querySelectorAll('.timeline__note')) time.textContent = '';
      return before - height();
    });
    expect(moved, locale).toBeLessThanOrEqual(1);
  }
});
