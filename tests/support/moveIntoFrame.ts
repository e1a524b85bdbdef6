import type { Locator, Page } from 'playwright/test';

/** Moves the widget into the document of a frame of the page's own, as a portal puts it. */
export async function moveIntoFrame(page: Page, widget: Locator): Promise<Locator> {
  await widget.evaluate(element => {
    const frame = document.createElement('iframe');
    Object.assign(frame.style, { inlineSize: '900px', blockSize: '700px' });
    document.body.append(frame);
    frame.contentDocument?.body.append(element);
  });
  return page.frameLocator('iframe').locator('cashier-widget');
}
