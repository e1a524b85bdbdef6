import type { Locator } from 'playwright/test';
import type { CashierFixture } from './test';
import { part } from './widget';

/** The heading of a status screen. */
export const heading = (widget: Locator): Locator => part(widget, 'status').getByRole('heading');
/** The title of the screen; with `name` only where it holds that. */
export const title = (widget: Locator, name?: string): Locator =>
  part(widget, 'title').filter({ hasText: name });
export const field = (widget: Locator, name: string): Locator => widget.locator(`[name="${name}"]`);

/** By its whole name, or by a pattern in it. */
export const button = (widget: Locator, name: string | RegExp): Locator =>
  widget.getByRole('button', { name, exact: typeof name === 'string' });

/** Every path that the host was told of, the last one is that of now. */
export const pathsOf = async (cashier: CashierFixture): Promise<unknown[]> =>
  (await cashier.events('route')).map(({ detail }) => detail?.path);

export const pathOf = async (cashier: CashierFixture): Promise<unknown> => (await pathsOf(cashier)).at(-1);
