import { expect, test } from '../support/test';
import { openMethod, part } from '../support/widget';

const fieldsOf = (events: { detail: Record<string, unknown> | null }[]): unknown[] =>
  events.map(({ detail }) => detail?.field);

test('[HOST-02] [HOST-03] malformed attributes fall back to their defaults, each is named, the rest works', async ({
  cashier,
}) => {
  const widget = await cashier.mount(
    { transport: undefined, locale: undefined },
    {
      'bonus-list': '[{"id": 1',
      experiments: '{"key":"analytics-21868"}',
      schema: 'dark',
      transport: 'carrier-pigeon',
      'closing-button': 'perhaps',
      theme: 'plaid',
      config: '[]',
      'widget-view-type': 'poker',
    },
  );
  await expect(part(widget, 'method').first()).toBeVisible();
  await expect(part(widget, 'close')).toBeVisible();
  const reports = await cashier.events('error-report');
  expect(new Set(fieldsOf(reports))).toEqual(
    new Set([
      'bonusList',
      'experiments',
      'schema',
      'transport',
      'closingButton',
      'theme',
      'config',
      'widgetViewType',
    ]),
  );
  expect(JSON.stringify(reports)).not.toContain('carrier-pigeon');
  // The default transport.
  await expect.poll(() => cashier.book.sockets()).toBe(1);
});

test('[HOST-03] malformed properties fall back to their defaults, each is named, the rest works', async ({
  page,
  cashier,
}) => {
  const widget = await cashier.mount();
  await expect(part(widget, 'method').first()).toBeVisible();
  await page.evaluate(() => {
    const element = document.querySelector('cashier-widget');
    const cyclic: Record<string, unknown> = {};
    cyclic.self = cyclic;
    if (element)
      Object.assign(element, {
        bonusList: 'all',
        experiments: [{ key: 7 }],
        theme: 3,
        schema: [cyclic],
        pwa: 'no',
      });
  });
  expect(fieldsOf(await cashier.events('error-report'))).toEqual([
    'bonusList',
    'experiments',
    'theme',
    'schema',
    'pwa',
  ]);
  await expect(part(widget, 'method').first()).toBeVisible();
});

test('[HOST-03] [BON-01] a broken bonus is reported and left out; the good one is offered', async ({
  cashier,
}) => {
  const widget = await cashier.mount({
    bonusList: [
      { id: {}, type: 'deposit' },
      null,
      { id: 'good', type: 'deposit', title: 'Good one', depositBonusData: { minDeposit: 5 } },
    ],
  });
  await expect(part(widget, 'bonus')).toContainText('Good one');
  expect(fieldsOf(await cashier.events('error-report'))).toEqual(['bonusList', 'bonusList']);
});

for (const [what, breakStorage] of [
  [
    'refused',
    () =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
  ],
  [
    'filled with rubbish',
    () => {
      sessionStorage.setItem('cashier.user', '{"currency":');
      sessionStorage.setItem('cashier.transport', 'pigeon');
      sessionStorage.setItem('cashier.forceLogging', '{}');
    },
  ],
] as const) {
  test(`[USER-05] session storage that is ${what} does not break the widget`, async ({ page, cashier }) => {
    await page.addInitScript(breakStorage);
    const widget = await cashier.mount({ mode: 'standalone', user: undefined, transport: undefined });
    await expect(part(widget, 'method').first()).toBeVisible();
    await expect.poll(() => cashier.book.sockets()).toBe(1);
    expect(await cashier.events('init-error')).toEqual([]);
  });
}

test('[USER-01] [USER-05] standalone: the stored user and transport are used, the token is never stored', async ({
  page,
  cashier,
}) => {
  await page.addInitScript(() => {
    sessionStorage.setItem(
      'cashier.user',
      JSON.stringify({ currency: 'BRL', paymentGeo: 'BR', country: 'br' }),
    );
    sessionStorage.setItem('cashier.transport', 'http');
  });
  const widget = await cashier.mount({ mode: 'standalone', user: undefined, transport: undefined });
  await expect(part(widget, 'region')).toContainText('Brazil · BRL');
  expect(cashier.calls.sockets()).toEqual([]);
  expect(cashier.calls.sent('methods-payment-v3')[0]?.data).toMatchObject({ country: 'BR', currency: 'BRL' });
  expect(await page.evaluate(() => Object.keys({ ...sessionStorage }).sort())).toEqual([
    'cashier.transport',
    'cashier.user',
  ]);
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
