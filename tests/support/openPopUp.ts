import { expect, type Locator, type Page } from 'playwright/test';

/** Presses a button, and gives the window that the press has opened. */
export async function openPopUp(page: Page, button: Locator): Promise<Page> {
  const [popUp] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  return popUp;
}

/** The same once the bank's payment page stands in it. */
export async function openPayPage(page: Page, button: Locator): Promise<Page> {
  const popUp = await openPopUp(page, button);
  await expect(popUp.getByRole('heading', { name: 'You pay' })).toBeVisible();
  return popUp;
}
