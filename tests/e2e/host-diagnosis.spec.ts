import type { Locator } from 'playwright/test';
import type { Diagnosis } from '../../src/element/Diagnosis';
import { expect, test } from '../support/test';
import { openMethod, part } from '../support/widget';

const diagnose = (widget: Locator): Promise<Diagnosis> =>
  widget.evaluate(element => (Reflect.get(element, 'diagnose') as () => Promise<Diagnosis>).call(element));

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

test('[HOST-03] a field of the user that was refused at the start is said too', async ({ page, cashier }) => {
  const warning = page.waitForEvent('console', message => message.text().includes('user.balanceData'));
  await cashier.mount({
    user: { currency: 'MXN', balanceData: { primary: { amount: 'canary', currency: 'MXN' } } },
  });
  expect((await warning).text()).toBe(
    '<cashier-widget>: `user.balanceData` was not understood: it must be {primary: {amount, currency}}, the amount a number',
  );
});

test.describe('diagnose()', () => {
  test('[RUM-01] a sound page has no problem, and the report no secret', async ({ cashier }) => {
    const widget = await cashier.mount({ transport: 'socket' });
    await expect(part(widget, 'method').first()).toBeVisible();
    // The rows of before React know of no language yet.
    await expect.poll(() => cashier.events('full-loaded')).toHaveLength(1);
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

  test('says nothing of the page’s forms while the element is in no document', async ({ cashier }) => {
    const widget = await cashier.mount();
    await expect(part(widget, 'method').first()).toBeVisible();
    const problems = await widget.evaluate(async element => {
      element.remove();
      const report = await (Reflect.get(element, 'diagnose') as () => Promise<Diagnosis>).call(element);
      return report.problems;
    });
    expect(problems).toEqual([]);
  });

  test('[HOST-02] a host without a scheme is no address that answers', async ({ cashier, guard }) => {
    guard.allow(/status of 404/);
    const widget = await cashier.mount({ host: 'bank.example' });
    await expect(part(widget, 'error')).toBeVisible();
    expect((await diagnose(widget)).problems.map(({ code }) => code)).toEqual(['hostUnreachable']);
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
    // On the screen of a payment another host would wait.
    await widget.evaluate((element: HTMLElement & { back?(): void }) => element.back?.());
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

  test('[SEC-01] names what the policy blocks from the first moment on', async ({ page, cashier, guard }) => {
    guard.allow(/Content Security Policy|Failed to load resource/);
    await page.route('**/e2e/host.html', async route => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/connect-src [^;]*/, "connect-src 'none'");
      await route.fulfill({ response, body });
    });
    const widget = await cashier.mount();
    const report = await diagnose(widget);
    expect(report.problems.map(({ code }) => code)).toEqual(['hostUnreachable', 'cspViolation']);
    expect(report.cspViolations).toEqual([{ directive: 'connect-src', blocked: cashier.host }]);
  });

  test('[HOST-02] a page that isolates itself (COOP and COEP) reaches a bank that allows its origin', async ({
    page,
    cashier,
    guard,
  }) => {
    guard.allow(/ERR_BLOCKED_BY_RESPONSE/);
    // A page that a route makes up may not reach a local address by itself.
    await page.context().grantPermissions(['local-network-access']);
    await page.route('**/e2e/host.html', async route => {
      const response = await route.fetch();
      const isolating = {
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp',
      };
      await route.fulfill({ response, headers: { ...response.headers(), ...isolating } });
    });
    const widget = await cashier.mount({ host: cashier.host.replace('127.0.0.1', 'localhost') });
    await expect(part(widget, 'method').first()).toBeVisible();
    expect(await page.evaluate(() => window.crossOriginIsolated)).toBe(true);
    expect((await diagnose(widget)).problems).toEqual([]);
  });

  test('[HOST-02] names a sandbox that drops forms, and the console says so by itself', async ({
    page,
    cashier,
    guard,
  }) => {
    guard.allow(/Blocked form submission/);
    const said: string[] = [];
    page.on('console', message => message.type() === 'warning' && said.push(message.text()));
    await page.route('**/e2e/host.html', async route => {
      const response = await route.fetch();
      const sandbox = 'sandbox allow-scripts allow-same-origin allow-popups';
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': sandbox },
      });
    });
    const widget = await cashier.mount({ transport: 'http' });
    await expect(part(widget, 'misconfigured')).toContainText('allow-forms');
    expect(said.filter(text => text.includes('allow-forms'))).toHaveLength(1);
    expect((await diagnose(widget)).problems.map(({ code }) => code)).toEqual(['formsBlocked']);
  });
});
