import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright/test';
import { expect, test } from '../support/test';
import { openMethod, part } from '../support/widget';

const guide = readFileSync('docs/theming.md', 'utf8');
const documented = (section: string): string =>
  guide.split(/^## /m).find(text => text.startsWith(section)) ?? '';
const variables = [...documented('Properties').matchAll(/^\| `(--cashier-[\w-]+)` /gm)].map(
  ([, name]) => name ?? '',
);
const parts = [...documented('Parts').matchAll(/^\| (.+?) \|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([\w-]+)`/g)].map(([, name]) => name ?? ''),
);

const partsOf = (widget: Locator): Promise<string[]> =>
  widget.evaluate(element =>
    [...(element.shadowRoot?.querySelectorAll('[part]') ?? [])].flatMap(node =>
      (node.getAttribute('part') ?? '').split(/\s+/),
    ),
  );

test('[THEME-01] every documented property reaches the widget from outside', async ({ page, cashier }) => {
  // The length of a motion is one of them.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(variables.length).toBeGreaterThan(50);
  const widget = await cashier.mount();
  await expect(part(widget, 'method').first()).toBeVisible();
  const deaf = await widget.evaluate((element, names) => {
    const frame = [...(element.shadowRoot?.querySelectorAll('.cashier') ?? [])].at(-1);
    if (!frame || !(element instanceof HTMLElement)) return ['no frame'];
    const style = getComputedStyle(frame);
    return names.filter(name => {
      const own = name.replace('--cashier-', '--c-');
      // The factor of all sizes has no token of its own.
      const read = () => style.getPropertyValue(name === '--cashier-text-scale' ? '--c-text-m' : own);
      const before = read();
      element.style.setProperty(name, '7');
      const isHeard = read() !== before && read().includes('7');
      element.style.removeProperty(name);
      return !isHeard;
    });
  }, variables);
  expect(deaf).toEqual([]);
});

test('[THEME-01] every documented part is on one of the screens', async ({ page, cashier }) => {
  const bonusList = [{ id: '1', type: 'deposit', title: 'Welcome', depositBonusData: { minDeposit: 5 } }];
  const seen = new Set<string>();
  const widget = await cashier.mount({ bonusList });
  const look = async () => {
    for (const name of await partsOf(widget)) seen.add(name);
  };
  await expect(part(widget, 'method').first()).toBeVisible();
  await look();
  await part(widget, 'search-input').fill('zzzz');
  await expect(part(widget, 'empty')).toBeVisible();
  await look();
  await part(widget, 'search-input').fill('');
  await part(widget, 'region').click();
  await expect(part(widget, 'option').first()).toBeVisible();
  await look();
  await part(widget, 'back').click();
  await openMethod(widget, 'card');
  await look();
  await part(widget, 'back').click();
  const amount = await openMethod(widget, 'mercado_pago');
  await look();
  await amount.fill('1');
  await part(widget, 'submit').click();
  await expect(part(widget, 'field-error').first()).toBeVisible();
  await look();
  await part(widget, 'chip').first().click();
  await look();
  await page.evaluate(() => {
    document.body.addEventListener('before-submit', event => event.preventDefault(), { once: true });
  });
  await part(widget, 'submit').click();
  await expect(part(widget, 'snackbar')).toBeVisible();
  await look();
  await page.evaluate(() => {
    window.open = () => null;
  });
  await part(widget, 'submit').click();
  await expect(widget.getByRole('link', { name: 'Continue to payment' })).toBeVisible();
  await look();
  await widget.getByRole('button', { name: 'I have paid' }).click();
  await expect(part(widget, 'details')).toBeVisible();
  await look();
  const missing = parts.filter(name => !seen.has(name));
  // Seen on screens of their own by the specs of their flows.
  const elsewhere = [
    'balance',
    'tag',
    'card',
    'error',
    'note',
    'note-info',
    'note-warning',
    'note-danger',
    'copy',
    'link',
    'misconfigured',
    'box',
    'box-chosen',
    'package',
    'disclaimer',
    'next-best',
    'pending',
    'choices',
    'choice',
    'choice-chosen',
    'disclosure',
    'form-title',
    'timeline',
    'progress',
    'countdown',
    'steps',
    'html',
    'copy-row',
    'qr',
    'barcode',
    'text-image',
    'pay-code',
    'invoice',
    'app-link',
    'address',
    'transfer',
    'gate',
    'gate-open',
    'video',
    'video-link',
    'redeemable',
    'conversion',
    'figure',
    'figure-outdated',
    'dialog',
    'dialog-close',
  ];
  expect(missing.filter(name => !elsewhere.includes(name))).toEqual([]);
});

test('[THEME-01] seeds: both modes, and auto follows the system', async ({ page, cashier }) => {
  const seeds = { accent: '#5b3df5', surface: '#fff8f0', text: '#201018' };
  const widget = await cashier.mount({ schema: { theme: 'auto', seeds } });
  await openMethod(widget, 'card');
  const frame = widget.locator('.cashier').last();
  const look = () =>
    frame.evaluate(node => {
      const style = getComputedStyle(node);
      return { background: style.backgroundColor, text: style.color, scheme: style.colorScheme };
    });
  const light = await look();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(look).not.toEqual(light);
  const dark = await look();
  expect(light.background).not.toBe(dark.background);
  await widget.evaluate(element => Object.assign(element, { theme: 'light' }));
  await expect.poll(look).toMatchObject({ background: light.background, scheme: 'light' });
  await widget.evaluate(element => Object.assign(element, { theme: 'dark' }));
  await expect.poll(look).toMatchObject({ background: dark.background, scheme: 'dark' });
});

for (const theme of ['light', 'dark'] as const) {
  test(`[THEME-01] ${theme}: to a player who asks for more contrast quiet text is as strong as any, and edges are seen`, async ({
    page,
    cashier,
  }) => {
    await page.emulateMedia({ contrast: 'more' });
    // Whatever the host has set.
    const widget = await cashier.mount({ theme, schema: { variables: { '--cashier-muted': '#888888' } } });
    const tile = part(widget, 'method').first();
    await expect(tile).toBeVisible();
    const tokens = await tile.evaluate(element => {
      const style = getComputedStyle(element);
      return ['--c-muted', '--c-text', '--c-line', '--c-line-strong'].map(name =>
        style.getPropertyValue(name),
      );
    });
    expect(tokens[0]).toBe(tokens[1]);
    expect(tokens[2]).toBe(tokens[3]);
  });
}

test('[THEME-01] a font of the schema is the page’s to load, and goes with the widget', async ({
  page,
  cashier,
  guard,
}) => {
  guard.allow(/fonts\.test|Failed to (load resource|decode)|OTS/);
  const asked: string[] = [];
  await page.route('https://fonts.test/**', route => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({
      contentType: 'font/woff2',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: '',
    });
  });
  const schema = {
    fonts: [{ family: 'Brand Sans', src: 'https://fonts.test/brand.woff2' }],
    variables: { '--cashier-font': '"Brand Sans", sans-serif' },
  };
  const widget = await cashier.mount({ schema });
  await expect(part(widget, 'frame')).toHaveCSS('font-family', '"Brand Sans", sans-serif');
  const families = () =>
    page.evaluate(() => [...document.fonts].map(({ family }) => family.replaceAll('"', '')));
  expect(await families()).toEqual(['Brand Sans']);
  await expect.poll(() => asked).toEqual(['/brand.woff2']);
  await widget.evaluate(element => element.remove());
  await expect.poll(families).toEqual([]);
});

test('[THEME-01] [SEC-01] hostile styles are refused by name, and nothing is fetched or changed', async ({
  page,
  cashier,
}) => {
  const addresses: string[] = [];
  page.on('request', request => addresses.push(request.url()));
  const hostile = {
    '--cashier-bg': 'url(https://evil.test/a.png)',
    '--cashier-surface': 'red; } .cashier { display: none',
    '--cashier-text': '@import "https://evil.test/a.css"',
    '--cashier-line': 'expression(alert(1))',
    '--cashier-muted': 'image-set("https://evil.test/b.png" 1x)',
    '--cashier-accent': '\\75 rl(https://evil.test/c.png)',
    background: 'red',
  };
  const widget = await cashier.mount({
    schema: {
      variables: hostile,
      fonts: [{ family: 'A"; } * { display: none', src: 'https://evil.test/a.woff2' }],
      seeds: { accent: 'red;}' },
    },
  });
  await expect(part(widget, 'method').first()).toBeVisible();
  await expect
    .poll(async () => (await cashier.events('error-report')).map(({ detail }) => detail?.field))
    .toEqual(expect.arrayContaining([...Object.keys(hostile), 'accent']));
  const told = JSON.stringify(await cashier.events('error-report'));
  expect(told).not.toContain('evil.test');
  expect(addresses.filter(address => address.includes('evil.test'))).toEqual([]);
  await expect(part(widget, 'frame')).toHaveCSS('background-color', 'rgb(244, 245, 247)');
});

test('[THEME-01] the page’s own rules win, and what is inside stays inside', async ({ page, cashier }) => {
  const widget = await cashier.mount({ schema: { variables: { '--cashier-accent': 'rgb(1, 2, 3)' } } });
  await openMethod(widget, 'card');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('cashier-widget { --cashier-accent: rgb(9, 8, 7) }');
    document.adoptedStyleSheets = [sheet];
  });
  await expect(part(widget, 'submit')).toHaveCSS('background-color', 'rgb(9, 8, 7)');
  await expect(widget).toHaveCSS('isolation', 'isolate');
});

for (const [platform, radius] of [
  ['android', '999px'],
  ['ios', '14px'],
] as const) {
  test(`[THEME-01] ${platform} has a look of its own, dark by default`, async ({ cashier }) => {
    const widget = await cashier.mount({ user: { ...cashier.options.user, platform } });
    await openMethod(widget, 'card');
    await expect(part(widget, 'submit')).toHaveCSS('border-radius', radius);
    await expect(part(widget, 'frame')).toHaveAttribute('data-theme', 'dark');
    // What the page sets above the element counts here as well.
    await widget.evaluate(({ ownerDocument: { documentElement } }) => {
      documentElement.style.setProperty('--cashier-radius-button', '3px');
      documentElement.style.setProperty('--cashier-font', 'Courier');
    });
    await expect(part(widget, 'submit')).toHaveCSS('border-radius', '3px');
    await expect(part(widget, 'submit')).toHaveCSS('font-family', 'Courier');
  });
}

test.describe('between a phone and a wide container', () => {
  test.use({ viewport: { width: 600, height: 700 } });

  test('[THEME-01] a form is as wide as its button, and its amounts stand in it', async ({ cashier }) => {
    const widget = await cashier.mount();
    await openMethod(widget, 'mercado_pago');
    const edges = async (name: string) => {
      const box = await part(widget, name).first().boundingBox();
      return box && [box.x, box.x + box.width].map(Math.round);
    };
    const amount = await edges('amount');
    expect(amount).toEqual([60, 540]);
    expect(await edges('submit')).toEqual(amount);
    expect(await edges('chips')).toEqual(amount);
  });
});
