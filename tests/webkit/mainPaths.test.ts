import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../../demo/sandbox/createSandbox';
import { createBankBook } from '../support/createBankBook';
import { cardSecrets } from '../support/createSecretWatch';
import { TRON_ADDRESS } from '../support/redemption';
import { methodName } from '../support/widget';
import { startWebKit, type WebKit } from './startWebKit';

const TEST_MS = 90_000;
const part = (name: string): string => `[part~="${name}"]`;

let sandbox: Sandbox;
let webkit: WebKit;

beforeAll(async () => {
  sandbox = await createSandbox({
    speed: 10,
    staticRoots: {
      '/standalone': 'dist/standalone',
      '/cashier/locales': 'dist/locales',
      '/e2e': 'tests/support/pages',
    },
  });
  webkit = await startWebKit(process.env['CASHIER_WEBKIT'] ?? '');
}, TEST_MS);

afterAll(async () => {
  await webkit?.close();
  await sandbox?.close();
});

async function mount(player: string, transport: 'http' | 'socket', more: object = {}) {
  const token = `${player}:webkit-${transport}-${crypto.randomUUID()}`;
  const book = createBankBook(sandbox, token);
  const user = book.player();
  await webkit.open(`${sandbox.url}/e2e/host.html`);
  await webkit.run(
    options =>
      new Promise<void>(resolve => {
        const mountNow = (): void => resolve(window.mountCashier(options, {}));
        if (document.readyState === 'complete') mountNow();
        else window.addEventListener('load', mountNow);
      }),
    {
      token,
      userId: user.id,
      user,
      transport,
      widgetViewType: user.widgetViewType,
      locale: 'en',
      ...more,
    },
  );
  return book;
}

/** The widget in a page of this width, as on a phone that is turned. */
const setWidth = (px: number): Promise<void> =>
  webkit.run(width => {
    const element = document.querySelector('cashier-widget') as HTMLElement;
    element.style.inlineSize = `${width}px`;
  }, px);

/**
 * The darkest, of 255, in the first and in the last column of what is drawn, once it is drawn anew: its edge
 * is light.
 */
const inkAtEdges = (): Promise<number[]> =>
  webkit.run(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(resolve => requestAnimationFrame(resolve));
    const canvas = document.querySelector('cashier-widget')?.shadowRoot?.querySelector('canvas');
    const { width = 0, height = 0 } = canvas ?? {};
    return [0, width - 1].map(x => {
      const { data } = canvas?.getContext('2d')?.getImageData(x, 0, 1, height) ?? { data: [] };
      const greens = [...data].filter((_, index) => index % 4 === 1);
      return Math.max(...greens.map((green, at) => ((255 - green) * (data[at * 4 + 3] ?? 0)) / 255));
    });
  });

/** Of 255: the rim of a whole figure, which is no part of one that is cut. */
const SHADE = 64;

/** Where the number of a card has to be drawn smaller than it is meant. */
const NARROW_PX = [380, 370, 360, 350, 340, 330, 320];

describe.each(['http', 'socket'] as const)('WebKit, %s', transport => {
  it('[DEP-01] [DEP-09] a card deposit goes from the list to received, once', {
    timeout: TEST_MS,
  }, async () => {
    const book = await mount('demo-mx', transport);
    await webkit.click(part('method'), methodName('card'));
    await webkit.type(part('amount-input'), '500');
    await webkit.type('[name="card_number"]', cardSecrets.cardNumber);
    await webkit.type(
      '[name="expiry"]',
      `12${String((new Date().getFullYear() + 3) % 100).padStart(2, '0')}`,
    );
    await webkit.type('[name="cvc"]', cardSecrets.cvc);
    await webkit.type('[name="holder"]', 'ana lopez');
    await webkit.sees(part('submit'), '500');
    await webkit.click(part('submit'));
    await webkit.sees(part('status'), 'Deposit received');
    expect(book.credits()).toEqual([500]);
    const secrets = JSON.stringify(await webkit.run(() => [window.__events, { ...localStorage }]));
    expect(secrets).not.toContain(cardSecrets.cardNumber);
  });

  it('[I18N-02] an Arabic amount ends its line, and its figures are those of the input', {
    timeout: TEST_MS,
  }, async () => {
    await mount('demo-mx', transport, { locale: 'ar' });
    await webkit.click(part('method'), methodName('card', { locale: 'ar' }));
    await webkit.type(part('amount-input'), '500');
    await webkit.sees(part('submit'), '500');
    const gap = await webkit.run(() => {
      const root = document.querySelector('cashier-widget')?.shadowRoot;
      const [input, line] = ['[part~="amount-input"]', '.amount__frame'].map(
        selector => root?.querySelector(selector)?.getBoundingClientRect().right ?? Number.NaN,
      );
      return Math.abs(Number(input) - Number(line));
    });
    expect(gap).toBeLessThan(3);
  });

  it('[METH-01] a method whose name wraps when the widget gets narrower keeps it in its tile', {
    timeout: TEST_MS,
  }, async () => {
    await mount('demo-mx', transport);
    await webkit.sees(part('method'), methodName('card'));
    await setWidth(1200);
    const heights = (): Promise<number[][]> =>
      webkit.run(() => {
        const tiles = document.querySelector('cashier-widget')?.shadowRoot?.querySelectorAll('.tile') ?? [];
        return [...tiles].map(({ clientHeight, scrollHeight }) => [clientHeight, scrollHeight]);
      });
    await heights();
    await setWidth(310);
    for (const [room, needed] of await heights()) expect(needed).toBe(room);
  });

  it('[P2P-04] [DEP-12] a transfer is made, shown and received; its card number is drawn whole', {
    timeout: TEST_MS,
  }, async () => {
    const book = await mount('demo-uz', transport);
    const name = methodName('card_p2p_uz_humo', { country: 'UZ' });
    await webkit.click(part('method'), name);
    await webkit.sees('*', 'Choose how you pay');
    await webkit.click('button', name);
    await webkit.type(part('amount-input'), '50000');
    await webkit.click(part('submit'));
    await webkit.sees('button', 'I have paid');
    for (const px of NARROW_PX) {
      await setWidth(px);
      expect(Math.max(...(await inkAtEdges())), `${px} px`).toBeLessThan(SHADE);
    }
    await webkit.click('button', 'I have paid');
    await webkit.sees(part('status'), 'Deposit received');
    expect(book.credits()).toEqual([50_000]);
  });

  it('[WD-01] a withdrawal is reviewed and sent, once', { timeout: TEST_MS }, async () => {
    const book = await mount('demo-mx', transport, { page: 'withdrawal' });
    await webkit.click(part('method'), methodName('spei', { list: 'withdrawals' }));
    await webkit.type(part('amount-input'), '300');
    await webkit.type('[name="clabe"]', '012345678901234567');
    await webkit.type('[name="full_name"]', 'Ana Lopez');
    await webkit.click(part('submit'));
    await webkit.sees('h1, h2', 'Is everything right?');
    await webkit.click(part('submit'));
    await webkit.sees(part('status'), 'Withdrawal');
    expect(book.requests('withdrawal-create')).toHaveLength(1);
  });

  it('[SWP-02] coins are redeemed, at the rate that was shown', { timeout: TEST_MS }, async () => {
    await mount('demo-sweep', transport, { page: 'withdrawal' });
    await webkit.click('button', 'Crypto');
    await webkit.click('button', 'Tether USDT');
    await webkit.type(part('amount-input'), '10');
    await webkit.type('[name="address"]', TRON_ADDRESS);
    await webkit.type('select[name="network"]', 'T');
    await webkit.click(part('submit'));
    await webkit.sees(part('details'), '10 USDT');
    await webkit.click(part('submit'));
    await webkit.sees('h1, h2', 'Redemption complete');
  });
});
