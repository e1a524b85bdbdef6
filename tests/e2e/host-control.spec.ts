import type { Locator, Page } from 'playwright/test';
import type { Diagnosis } from '../../src/element/Diagnosis';
import { expect, test } from '../support/test';
import { openMethod, part } from '../support/widget';

/** What a host does with the next events: a reason refuses, `hold` keeps them until `__release`. */
type Plan = { refuse?: string; hold?: boolean };

declare global {
  interface Window {
    __held: { name: string; detail: unknown }[];
    __release(answer: unknown): void;
  }
}

/** Listens as a host does: on an ancestor of the element. */
const answerAs = (page: Page, name: string, plan: Plan): Promise<void> =>
  page.evaluate(
    ([type, { refuse, hold }]) => {
      window.__held = [];
      document.body.addEventListener(type, given => {
        const event = given as CustomEvent & {
          refuse(reason: string): void;
          respondWith(answer: Promise<unknown>): void;
        };
        window.__held.push({ name: type, detail: event.detail });
        if (refuse !== undefined) event.refuse(refuse);
        if (hold) {
          event.respondWith(
            new Promise(resolve => {
              window.__release = resolve;
            }),
          );
        }
      });
    },
    [name, plan] as const,
  );

const stateOf = (widget: Locator): Promise<Record<string, unknown>> =>
  widget.evaluate(element => ({ ...Reflect.get(element, 'state') }));

const diagnose = (widget: Locator): Promise<Diagnosis> =>
  widget.evaluate(element => (Reflect.get(element, 'diagnose') as () => Promise<Diagnosis>).call(element));

test.describe('[HOST-11] the state on the element', () => {
  test('is frozen, and up to date in every event', async ({ page, cashier }) => {
    await page.goto('/e2e/host.html');
    await page.evaluate(options => {
      const element = window.makeCashier(options);
      const routes: unknown[] = [];
      element.addEventListener('route', event => {
        routes.push([(event as CustomEvent).detail.path, Reflect.get(element, 'state').route]);
      });
      element.addEventListener('create-transaction', event => {
        routes.push([(event as CustomEvent).detail.depositId, Reflect.get(element, 'state').depositId]);
      });
      Reflect.set(window, '__routes', routes);
      document.querySelector('#place')?.append(element);
    }, cashier.options);
    const widget = page.locator('cashier-widget');
    await (await openMethod(widget, 'mercado_pago')).fill('500');
    expect(await stateOf(widget)).toMatchObject({
      status: 'idle',
      paymentMethod: 'mercado_pago',
      currency: 'MXN',
    });
    const [popUp] = await Promise.all([page.waitForEvent('popup'), part(widget, 'submit').click()]);
    await expect.poll(async () => (await stateOf(widget)).status).toBe('waiting');
    await popUp.getByRole('button', { name: 'Pay' }).click();
    await expect.poll(async () => (await stateOf(widget)).status).toBe('processed');
    const [deposit] = cashier.book.deposits();
    expect(await stateOf(widget)).toMatchObject({
      phase: 'ready',
      flow: 'deposit',
      route: '/deposit/complete',
      depositId: deposit?.id,
      amount: 500,
    });
    const pairs = await page.evaluate(() => Reflect.get(window, '__routes') as [unknown, unknown][]);
    expect(pairs.length).toBeGreaterThan(3);
    for (const [told, mirrored] of pairs) expect(mirrored).toBe(told);
    const isFrozen = await widget.evaluate(element => Object.isFrozen(Reflect.get(element, 'state')));
    expect(isFrozen).toBe(true);
    const steps = (await cashier.events('funnel')).map(({ detail }) => detail?.step);
    expect(steps).toEqual(['opened', 'methods', 'method', 'submit', 'created', 'redirect', 'outcome']);
  });
});

test.describe('[DEP-04] before-submit', () => {
  test('held: the window opens in the click; accepted, it goes on', async ({ page, cashier }) => {
    const widget = await cashier.mount();
    await answerAs(page, 'before-submit', { hold: true });
    await (await openMethod(widget, 'mercado_pago')).fill('500');
    const [popUp] = await Promise.all([page.waitForEvent('popup'), part(widget, 'submit').click()]);
    await expect(part(widget, 'submit')).toHaveAttribute('aria-busy', 'true');
    expect(cashier.calls.sent('deposit-create')).toEqual([]);
    expect(await page.evaluate(() => window.__held)).toEqual([
      {
        name: 'before-submit',
        detail: { action: 'deposit', paymentMethod: 'mercado_pago', amount: 500, currency: 'MXN' },
      },
    ]);
    await page.evaluate(() => window.__release(true));
    await expect(popUp.getByRole('heading', { name: 'You pay' })).toBeVisible();
    expect(cashier.calls.sent('deposit-create')).toHaveLength(1);
  });

  test('held and refused: the window closes, the player reads why, and nothing is made', async ({
    page,
    cashier,
  }) => {
    const widget = await cashier.mount();
    await answerAs(page, 'before-submit', { hold: true });
    const amount = await openMethod(widget, 'mercado_pago');
    await amount.fill('500');
    const [popUp] = await Promise.all([page.waitForEvent('popup'), part(widget, 'submit').click()]);
    const closed = popUp.waitForEvent('close');
    await page.evaluate(() =>
      window.__release({ isAccepted: false, reason: 'Your daily limit is reached.' }),
    );
    await closed;
    await expect(part(widget, 'snackbar')).toContainText('Your daily limit is reached.');
    await expect(amount).toHaveValue('500');
    expect(cashier.calls.sent('deposit-create')).toEqual([]);
    expect(cashier.book.deposits()).toEqual([]);
    const error = await widget.evaluate(element => ({ ...Reflect.get(element, 'error') }));
    expect(error).toMatchObject({ message: 'Your daily limit is reached.', code: 'host.refused' });
  });

  test('refused at once: no window at all', async ({ page, cashier }) => {
    const widget = await cashier.mount();
    await answerAs(page, 'before-submit', { refuse: 'Accept the terms first.' });
    const popUps: Page[] = [];
    page.on('popup', popUp => popUps.push(popUp));
    await (await openMethod(widget, 'mercado_pago')).fill('500');
    await part(widget, 'submit').click();
    await expect(part(widget, 'snackbar')).toContainText('Accept the terms first.');
    expect(popUps).toEqual([]);
    expect(cashier.book.deposits()).toEqual([]);
  });
});

test('[DEP-04] before-redirect: refused, the window closes and the page stays a click away, which asks again', async ({
  page,
  cashier,
}) => {
  const widget = await cashier.mount();
  await answerAs(page, 'before-redirect', { hold: true });
  await (await openMethod(widget, 'mercado_pago')).fill('500');
  const [popUp] = await Promise.all([page.waitForEvent('popup'), part(widget, 'submit').click()]);
  await expect.poll(() => page.evaluate(() => window.__held.length)).toBe(1);
  await expect(part(widget, 'submit')).toHaveAttribute('aria-busy', 'true');
  const closed = popUp.waitForEvent('close');
  await page.evaluate(() => window.__release({ isAccepted: false, reason: 'Verify your identity.' }));
  await closed;
  await expect(part(widget, 'snackbar')).toContainText('Verify your identity.');
  const again = widget.getByRole('link', { name: 'Continue to payment' });
  const [second] = await Promise.all([page.waitForEvent('popup'), again.click()]);
  await page.evaluate(() => window.__release(true));
  await expect(second.getByRole('heading', { name: 'You pay' })).toBeVisible();
  await expect(part(widget, 'status').getByRole('heading')).toHaveText('Waiting for your payment');
  expect(cashier.book.deposits()).toHaveLength(1);
  const [first] = await page.evaluate(() => window.__held);
  expect(JSON.stringify(first)).not.toContain('session');
});

test.describe('[HOST-02] a wrong configuration', () => {
  test('is said in the console with the right spelling, and shown on a development server', async ({
    page,
    cashier,
  }) => {
    const said: string[] = [];
    page.on('console', message => message.type() === 'warning' && said.push(message.text()));
    const widget = await cashier.mount(
      { config: { dri: 'canary-value' }, schema: { variables: { '--cashier-acent': '#canary' } } },
      { closebutton: 'canary-value' },
    );
    const notice = part(widget, 'misconfigured');
    await expect(notice).toBeVisible();
    await expect(notice).toContainText('did you mean `closing-button`?');
    expect(said.filter(text => text.includes('cashier-widget'))).toEqual([
      expect.stringContaining('unknown attribute `closebutton`: did you mean `closing-button`?'),
      expect.stringContaining('unknown key `config.dri`: did you mean `config.dir`?'),
      expect.stringContaining(
        'unknown name `schema.variables.--cashier-acent`: did you mean `--cashier-accent`?',
      ),
    ]);
    expect(said.join()).not.toContain('canary');
    await (await openMethod(widget, 'card')).fill('500');
    await part(widget, 'submit').click();
    await expect(part(widget, 'field-error').first()).toBeVisible();
  });

  test('is not shown to players, and a right one is silent', async ({ page, cashier }) => {
    const said: string[] = [];
    page.on('console', message => message.type() === 'warning' && said.push(message.text()));
    const widget = await cashier.mount();
    await expect(part(widget, 'method').first()).toBeVisible();
    await expect.poll(async () => (await cashier.events('funnel')).length).toBeGreaterThan(0);
    await widget.evaluate(element => Object.assign(element, { config: { development: false, dri: 1 } }));
    await expect.poll(() => said.filter(text => text.includes('config.dri')).length).toBe(1);
    await expect(part(widget, 'misconfigured')).toHaveCount(0);
    expect(said.filter(text => text.includes('cashier-widget'))).toHaveLength(1);
  });
});

test.describe('diagnose()', () => {
  test('[RUM-01] a sound page has no problem, and the report no secret', async ({ cashier }) => {
    const widget = await cashier.mount({ transport: 'socket' });
    await expect(part(widget, 'method').first()).toBeVisible();
    const report = await diagnose(widget);
    expect(report.problems).toEqual([]);
    expect(report).toMatchObject({
      mode: 'element',
      transport: 'socket',
      locale: { wanted: 'en', loaded: 'en' },
      host: { isReachable: true },
      socket: { isReachable: true },
      storage: { session: true },
    });
    expect(Math.abs(report.clockSkewMs ?? 1e9)).toBeLessThan(60_000);
    expect(JSON.stringify(report)).not.toContain(cashier.token);
  });

  test('finds blocked windows, a second definition, a policy violation and a server that is away', async ({
    page,
    cashier,
    guard,
  }) => {
    guard.allow(/Content Security Policy|ERR_CONNECTION_REFUSED|Failed to load resource/);
    await page.addInitScript(() => {
      window.open = () => null;
    });
    const widget = await cashier.mount();
    await (await openMethod(widget, 'mercado_pago')).fill('500');
    await part(widget, 'submit').click();
    await expect(widget.getByRole('link', { name: 'Continue to payment' })).toBeVisible();
    await page.evaluate(async () => {
      const again = '/standalone/cashier-widget.js?again';
      await import(again);
      document.dispatchEvent(
        new SecurityPolicyViolationEvent('securitypolicyviolation', {
          effectiveDirective: 'img-src',
          blockedURI: 'https://images.test/canary',
          documentURI: window.location.href,
          violatedDirective: 'img-src',
          originalPolicy: '',
          disposition: 'enforce',
          statusCode: 200,
        }),
      );
    });
    await widget.evaluate(element => Object.assign(element, { host: 'http://127.0.0.1:9' }));
    const report = await diagnose(widget);
    expect(report.problems.map(({ code }) => code)).toEqual([
      'hostUnreachable',
      'popUpsBlocked',
      'cspViolation',
      'definedTwice',
    ]);
    expect(report.cspViolations).toEqual([{ directive: 'img-src', blocked: 'https://images.test' }]);
  });
});

test('[HOST-01] the script alone asks for nothing, stores nothing and says nothing', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', request => requests.push(new URL(request.url()).pathname));
  const logged: string[] = [];
  page.on('console', message => logged.push(message.text()));
  await page.route('**/empty.html', route =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><link rel="icon" href="data:,"><script type="module" src="/standalone/cashier-widget.js"></script>',
    }),
  );
  await page.goto('/empty.html');
  await page.evaluate(() => customElements.whenDefined('cashier-widget').then(() => {}));
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual(['/empty.html', '/standalone/cashier-widget.js']);
  const stored = await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]);
  expect(stored).toEqual([0, 0, '']);
  expect(logged).toEqual([]);
});

test('[ERR-05] where even the error page cannot be loaded, the player gets a reason and a way on', async ({
  page,
  cashier,
  guard,
}) => {
  guard.allow(/Failed to load resource|ERR_FAILED|dynamically imported module/);
  await page.route('**/standalone/error-screen-*.js', route => route.abort());
  await page.route('**/methods-payment-v3*', route =>
    route.fulfill({ status: 500, json: { message: 'Down', code: 'down' } }),
  );
  const widget = await cashier.mount();
  await expect(part(widget, 'error')).toContainText('could not be loaded');
  expect((await stateOf(widget)).phase).toBe('failed');
  await page.unrouteAll();
  await widget.getByRole('button', { name: 'Try again' }).click();
  await expect(part(widget, 'method').first()).toBeVisible();
  expect((await stateOf(widget)).phase).toBe('ready');
});

test.describe('what a host may hand over', () => {
  test('[HOST-02] a bonus list of 5 MB does not keep the list from showing', async ({ cashier }) => {
    const bonus = {
      type: 'deposit',
      title: 'B',
      depositBonusData: { minDeposit: 5 },
      text: 'x'.repeat(5000),
    };
    const bonusList = Array.from({ length: 1000 }, (_, id) => ({ ...bonus, id }));
    const widget = await cashier.mount({ bonusList });
    await expect(part(widget, 'method').first()).toBeVisible();
    await openMethod(widget, 'card');
    await expect(part(widget, 'submit')).toBeVisible();
  });

  for (const locale of ['../../../evil', 'en/../../x', '%2e%2e%2f', 'a\\b', '__proto__']) {
    test(`[USER-02] the locale ${locale} is English, and no address is made of it`, async ({
      page,
      cashier,
    }) => {
      const addresses: string[] = [];
      page.on('request', request => addresses.push(request.url()));
      const widget = await cashier.mount({ locale });
      await expect(part(widget, 'method').first()).toBeVisible();
      await expect(widget.locator('[lang="en"]').first()).toBeVisible();
      expect(addresses.filter(address => /evil|%2e|a%5Cb|proto/i.test(address))).toEqual([]);
    });
  }

  test('[HOST-06] properties of the window that throw are as if they were not there', async ({
    page,
    cashier,
  }) => {
    await page.addInitScript(() => {
      for (const name of [
        'webkit',
        'ReactNativeWebView',
        'CashierBridge',
        'NativeBilling',
        '__BILLING_USER_DATA__',
      ]) {
        Object.defineProperty(window, name, {
          configurable: true,
          get: () => {
            throw new Error(name);
          },
        });
      }
    });
    const widget = await cashier.mount();
    await expect(part(widget, 'method').first()).toBeVisible();
    expect(await widget.evaluate(element => Reflect.get(element, 'error'))).toBeNull();
  });
});
