import { act, cleanup, configure, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { onTestFinished, vi } from 'vitest';
import { Announcements } from '../../../src/app/Announcements';
import { Notifications } from '../../../src/app/Notifications';
import { Providers } from '../../../src/app/Providers';
import { RouteView } from '../../../src/app/router/RouteView';
import { createTestCashier, type TestCashier, type TestCashierOptions } from './createTestCashier';
import { LONGEST_WAIT_MS } from './longestWait';

// A screen's code comes when it is opened, and the first test to open it waits for its modules to be compiled.
configure({ asyncUtilTimeout: LONGEST_WAIT_MS });

export interface RenderedCashier extends TestCashier {
  player: UserEvent;
  container: HTMLElement;
}

/** The screens of a widget in the light tree: what a player sees but for the frame and its styles. */
export async function renderCashier(
  options: TestCashierOptions & { prepare?: (test: TestCashier) => void } = {},
  view: ReactElement = <RouteView />,
): Promise<RenderedCashier> {
  const test = await createTestCashier(options);
  options.prepare?.(test);
  const { container } = render(
    <Providers cashier={test.cashier}>
      <Announcements>
        {view}
        <Notifications />
      </Announcements>
    </Providers>,
  );
  onTestFinished(cleanup);
  return Object.assign(test, { container, player: userEvent.setup() });
}

/** Lets what is under way come to an end, drawn. */
export const settle = (): Promise<void> =>
  act(async () => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  });

/** Waits until `check` no longer throws: chunks, answers and what they draw come in turns of their own. */
export const until = (check: () => void): Promise<void> =>
  vi.waitFor(check, { timeout: LONGEST_WAIT_MS, interval: 5 });
