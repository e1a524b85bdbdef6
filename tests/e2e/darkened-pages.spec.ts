import { expect, type Locator, type Page, test } from 'playwright/test';
import { openGallery, showState } from '../support/openGallery';

/** How much of an element's picture is light, and how much dark, in parts of one. */
async function shades(page: Page, element: Locator): Promise<{ light: number; dark: number }> {
  const picture = [...(await element.screenshot())];
  return page.evaluate(async bytes => {
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
    const greens = [...data].filter((_, index) => index % 4 === 1);
    const partOf = (is: (green: number) => boolean): number => greens.filter(is).length / greens.length;
    return { light: partOf(green => green > 200), dark: partOf(green => green < 60) };
  }, picture);
}

const DARKENED = [
  ['address', '.scan', 'a code to scan'],
  ['cash-code', '.scan--bars', 'a code for a counter’s scanner'],
  ['p2p-invoice', '.text-image', 'a card’s number'],
] as const;

for (const [state, selector, what] of DARKENED) {
  test(`[THEME-01] [DEP-12] ${what} is as readable where the browser darkens light pages`, async ({
    page,
  }) => {
    await openGallery(page);
    // As Chrome on Android does by its own switch, and web views for their apps.
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
    await showState(page, state);
    const { light, dark } = await shades(page, page.locator(`cashier-widget ${selector}`).first());
    // The next test has the same page.
    await session.send('Emulation.setAutoDarkModeOverride', { enabled: false });
    await session.detach();
    expect(light).toBeGreaterThan(0.15);
    expect(dark).toBeGreaterThan(0.05);
  });
}

for (const [state, selector, what] of DARKENED.slice(0, 2)) {
  test(`[THEME-01] [DEP-12] ${what} is printed dark on white, without grounds as a browser prints`, async ({
    page,
  }) => {
    await openGallery(page);
    await showState(page, state);
    await page.emulateMedia({ media: 'print' });
    const code = page.locator(`cashier-widget ${selector}`).first();
    await code.evaluate(element => {
      for (const one of [element, ...element.children]) (one as HTMLElement).style.background = '#fff';
    });
    const { light, dark } = await shades(page, code);
    expect(light).toBeGreaterThan(0.15);
    expect(dark).toBeGreaterThan(0.05);
  });
}

/** Texts that are too pale for white paper, by what they say. */
const paleTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const luminance = (color: string): number => {
      if (!context) throw new Error('no canvas');
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const linear = [...context.getImageData(0, 0, 1, 1).data].map(byte => {
        const share = byte / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
    };
    const all = document.querySelector('cashier-widget')?.shadowRoot?.querySelectorAll('.cashier *') ?? [];
    return [...all]
      .filter(one => one.checkVisibility())
      .filter(one =>
        [...one.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),
      )
      .filter(one => 1.05 / (luminance(getComputedStyle(one).color) + 0.05) < 4.5)
      .map(one => one.textContent ?? '');
  });

const PRINTED = ['cash-code', 'address', 'address-gate', 'complete-failed', 'wd-complete', 'p2p-invoice'];

for (const ink of ['', '#f2f5fa']) {
  test(`[THEME-01] a payment in the dark is printed in dark ink${ink && ', also in a host’s own colours'}`, async ({
    page,
  }) => {
    await openGallery(page);
    await page.evaluate(color => {
      const { style } = document.documentElement;
      for (const name of ['text', 'muted', 'danger', 'info', 'gold', 'positive', 'accent-text'])
        style.setProperty(`--cashier-${name}`, color);
    }, ink);
    for (const state of PRINTED) {
      await page.emulateMedia({ media: 'screen' });
      await showState(page, state, { theme: 'dark' });
      await page.emulateMedia({ media: 'print' });
      expect(await paleTexts(page), state).toEqual([]);
    }
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => document.documentElement.removeAttribute('style'));
  });
}
