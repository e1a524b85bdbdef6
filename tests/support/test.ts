import { existsSync } from 'node:fs';
import {
  test as base,
  expect,
  type Locator,
  type Page,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestInfo,
  type TestType,
} from 'playwright/test';
import { createSandbox, type Sandbox } from '../../demo/sandbox/createSandbox';
import { type BankBook, createBankBook } from './createBankBook';
import { createPageGuard, type PageGuard } from './createPageGuard';
import { cardSecrets, createSecretWatch } from './createSecretWatch';
import { letReactSeeFills } from './letReactSeeFills';
import { type MountOptions, mountCashier, type RecordedEvent, recordedEvents } from './mountCashier';
import { type CallRecorder, recordCalls } from './recordCalls';
import { defaultSetup, isMoving, listSetups, type Setup, type SetupAxes } from './setups';
import { slowDown } from './slowDown';
import { NO_SECRET, noteSeen, watchSeen } from './watchSeen';

/** A widget on the host page, for a player of its own on the worker's banking server. */
export interface CashierFixture {
  /** `{player}:{unique}`: an account that no other test uses. */
  readonly token: string;
  /** Address of the banking server, which also serves the host's page. */
  readonly host: string;
  /** The player as a host hands it over: what `mount` gives the widget unless told otherwise. */
  readonly options: MountOptions;
  /** Mounts a widget as the setup says (transport, locale); the options win. Gives the element. */
  mount(options?: MountOptions, attributes?: Record<string, string>): Promise<Locator>;
  /** Another widget in the place of the one that stands there: the page stays, and the code that it has loaded. */
  remount(options?: MountOptions): Promise<void>;
  /** The DOM events of the element so far, all or of one name. */
  events(type?: string): Promise<RecordedEvent[]>;
  /** The same player at the banking server. */
  readonly book: BankBook;
  /** What the widget sends, on either transport. */
  readonly calls: CallRecorder;
}

interface TestFixtures {
  /** Transport, viewport and locale; set by forEachSetup. */
  setup: Setup;
  /** The kind of player: the token of one of the sandbox's users. */
  player: string;
  guard: PageGuard;
  cashier: CashierFixture;
}

interface WorkerFixtures {
  sandbox: Sandbox;
  /** A second server: a host on an origin of its own. */
  outerHost: Sandbox;
}

type CashierTest = TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & TestFixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & WorkerFixtures
>;

const staticRoots = {
  '/standalone': 'dist/standalone',
  '/cashier/locales': 'dist/locales',
  '/e2e': 'tests/support/pages',
};

/** A transfer comes when the test says so (`book.pay()`), however slow the machine is. */
const NEVER_MS = 24 * 60 * 60_000;
const transfers = { cryptoMs: NEVER_MS, transferMs: NEVER_MS };

/**
 * Over HTTP what settles by itself has done so by the first question: the next is 2 s later. Over a socket it
 * is pushed.
 */
const paces = {
  http: { acceptMs: 10, processMs: 10, withdrawalStepMs: 10 },
  socket: { acceptMs: 200, processMs: 200, withdrawalStepMs: 400 },
} as const;

async function keepPicture(page: Page, testInfo: TestInfo): Promise<void> {
  const path = testInfo.outputPath('failed.png');
  // A page that is closed has none.
  const isTaken = await page.screenshot({ path }).then(Boolean, () => false);
  if (isTaken) await testInfo.attach('picture of the failure', { path });
}

/**
 * Playwright's test with a banking server to each worker. Every test fails on uncaught and console errors that it
 * has not allowed, and when a secret stands in an address, the console, the storage or an event.
 */
export const test: CashierTest = base.extend<TestFixtures, WorkerFixtures>({
  sandbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      if (!existsSync('dist/standalone/manifest.json')) throw new Error('No build: run npm run build first.');
      const sandbox = await createSandbox({ port: 0, speed: 10, delays: transfers, staticRoots });
      await use(sandbox);
      await sandbox.close();
    },
    { scope: 'worker' },
  ],
  outerHost: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const host = await createSandbox({
        port: 0,
        staticRoots: { '/e2e': 'tests/support/pages', '/package': 'dist' },
      });
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  setup: [defaultSetup, { option: true }],
  player: ['demo-mx', { option: true }],
  baseURL: ({ sandbox }, use) => use(sandbox.url),
  viewport: ({ setup }, use) => use(setup.viewport),
  contextOptions: ({ setup }, use) => use({ reducedMotion: isMoving(setup) ? 'no-preference' : 'reduce' }),
  guard: [
    async ({ page, context, browserName }, use, testInfo) => {
      const guard = createPageGuard(page);
      await slowDown(context);
      if (browserName === 'firefox') await letReactSeeFills(context);
      const writeSeen = await watchSeen(page, testInfo.workerIndex);
      await use(guard);
      if (testInfo.errors.length > 0) await keepPicture(page, testInfo);
      await writeSeen();
      expect(guard.problems()).toEqual([]);
    },
    { auto: true },
  ],
  cashier: async (
    { page, sandbox, setup, player, browserName },
    use,
    { testId, repeatEachIndex, retry, workerIndex },
  ) => {
    const token = `${player}:${testId}-${repeatEachIndex}-${retry}`;
    const book = createBankBook(sandbox, token);
    const { id, country, paymentGeo, currency, widgetViewType } = book.player();
    const watch = createSecretWatch(page);
    const { transport, locale } = setup;
    Object.assign(sandbox.bank.delays, paces[transport]);
    const options: MountOptions = {
      token,
      userId: id,
      user: { id, country, paymentGeo, currency },
      widgetViewType,
      transport,
      locale,
    };
    await use({
      token,
      host: sandbox.url,
      book,
      calls: await recordCalls(page, browserName === 'firefox'),
      options,
      mount: (given, attributes) => mountCashier(page, { ...options, ...given }, attributes),
      remount: given => page.evaluate(all => window.mountCashier(all), { ...options, ...given }),
      events: type => recordedEvents(page, type),
    });
    expect(await watch.leaks([token, ...Object.values(cardSecrets)])).toEqual([]);
    noteSeen(workerIndex, [NO_SECRET]);
  },
});

/** Declares the tests once for every combination of transport, viewport and locale. */
export function forEachSetup(declare: (setup: Setup) => void, axes: Partial<SetupAxes> = {}): void {
  for (const { title, setup } of listSetups(axes)) {
    test.describe(title, () => {
      test.use({ setup });
      declare(setup);
    });
  }
}

export { expect };
