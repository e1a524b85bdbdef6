import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { cleanup, render } from '@testing-library/react';
import { type ComponentType, createElement } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OutgoingMessage } from '../../src/host/protocol';
import Clipboard from '../support/native/clipboard';
import * as reactNative from '../support/native/reactNative';
import { readNativeSource } from '../support/native/readNativeCode';
import { injected, views } from '../support/native/webView';

const FOLDER = resolve('.tmp/native-screen');
const STAND_INS = {
  'react-native': 'reactNative',
  'react-native-webview': 'webView',
  '@react-native-clipboard/clipboard': 'clipboard',
};

const { system } = reactNative;

interface Props {
  pageUrl: string;
  userData: Record<string, unknown>;
  fetchToken(): Promise<string>;
  onClose(): void;
}

let Screen: ComponentType<Props>;

beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  const code = Object.entries(STAND_INS).reduce(
    (text, [name, file]) => text.replace(`from '${name}'`, `from '../../tests/support/native/${file}'`),
    readNativeSource('tsx'),
  );
  writeFileSync(`${FOLDER}/CashierScreen.tsx`, code);
  ({ CashierScreen: Screen } = (await import(`${FOLDER}/CashierScreen.tsx`)) as {
    CashierScreen: ComponentType<Props>;
  });
});
afterAll(() => rmSync(FOLDER, { recursive: true }));
afterEach(() => {
  cleanup();
  for (const record of [system.opened, Clipboard.copied, injected]) record.splice(0);
});

function open(): { closes: () => number; tell(message: OutgoingMessage): void } {
  let closes = 0;
  render(
    createElement(Screen, {
      pageUrl: 'https://cashier.example/cashier.html?x=1',
      userData: { token: 'first' },
      fetchToken: () => Promise.resolve('fre"sh'),
      onClose: () => closes++,
    }),
  );
  return {
    closes: () => closes,
    tell: message => views[0]?.props.onMessage?.({ nativeEvent: { data: JSON.stringify(message) } }),
  };
}

describe('the React Native screen of the native guide', () => {
  it('takes from react-native what the stand-in has', () => {
    const [, names = ''] = /import \{ (.*) \} from 'react-native';/.exec(readNativeSource('tsx')) ?? [];
    expect(Object.keys(reactNative)).toEqual(expect.arrayContaining(names.split(', ')));
  });

  it('shows the page with the player’s data, and no other page', () => {
    open();
    const { props } = views[0] ?? {};
    const page: Record<string, unknown> = {};
    new Function('window', props?.injectedJavaScriptBeforeContentLoaded ?? '')(page);
    expect(page).toEqual({ __BILLING_USER_DATA__: { token: 'first' } });
    expect(props?.source).toEqual({ uri: 'https://cashier.example/cashier.html?x=1' });
    expect(props?.originWhitelist).toEqual(['https://cashier.example']);
  });

  it('[HOST-13] the back button closes a page that is not there yet, and then asks the widget', () => {
    const { closes, tell } = open();
    expect(system.pressBack()).toBe(true);
    expect([closes(), injected]).toEqual([1, []]);
    tell({ messageType: 'Loaded', version: 'v1' });
    expect(system.pressBack()).toBe(true);
    expect([closes(), injected]).toEqual([1, ['window.cashierCommands?.back(); true;']]);
    cleanup();
    expect(system.listenerCount()).toBe(0);
  });

  it.each(['onContentProcessDidTerminate', 'onRenderProcessGone'] as const)(
    '[HOST-09] after %s a new view shows the page, with its data',
    async name => {
      const { closes, tell } = open();
      const [ended] = views;
      tell({ messageType: 'Loaded', version: 'v1' });
      ended?.props[name]?.();
      await expect.poll(() => views[0] !== ended).toBe(true);
      expect(views).toHaveLength(1);
      expect(views[0]?.props).toMatchObject({
        source: { uri: 'https://cashier.example/cashier.html?x=1' },
        injectedJavaScriptBeforeContentLoaded: expect.stringContaining('first'),
      });
      // Until the new page is there, the back button closes.
      system.pressBack();
      expect(closes()).toBe(1);
    },
  );

  it('[HOST-11] [HOST-17] closes, copies, and sets a fresh token', async () => {
    const { closes, tell } = open();
    tell({ messageType: 'onClose' });
    expect(closes()).toBe(1);
    tell({ messageType: 'copyToBuffer', text: 'd-1' });
    expect(Clipboard.copied).toEqual(['d-1']);
    tell({ messageType: 'onTokenExpired' });
    await expect
      .poll(() => injected)
      .toEqual([`document.querySelector('cashier-widget').token = "fre\\"sh"; true;`]);
  });

  it.each([
    ['https://pay.example/x', {}, 'https://pay.example/x'],
    [
      'https://pay.example/x?a=1#end',
      { b: 'ä&=', c: { d: 1 } },
      'https://pay.example/x?a=1&b=%C3%A4%26%3D&c=%7B%22d%22%3A1%7D#end',
    ],
    ['https://pay.example/x?a=1&b=%20c&d', { a: '2', d: '3' }, 'https://pay.example/x?b=%20c&a=2&d=3'],
    ['https://pay.example/x?a=1', { a: '2' }, 'https://pay.example/x?a=2'],
    ['upi://pay', { pa: 'a@bank' }, 'upi://pay?pa=a%40bank'],
  ])('[DEP-04] opens %s with %j in its query', (url, data, opened) => {
    open().tell({ messageType: 'openExtBrowser', url, method: 'GET', data });
    expect(system.opened).toEqual([opened]);
  });

  it('[DEP-04] posts a form in a web view of its own', async () => {
    const { tell } = open();
    tell({
      messageType: 'onExternalRedirectEvent',
      url: 'https://pay.example/x',
      method: 'POST',
      data: { a: '1 2' },
    });
    await expect.poll(() => views.length).toBe(2);
    expect(views[1]?.props.source).toMatchObject({
      uri: 'https://pay.example/x',
      method: 'POST',
      body: 'a=1%202',
    });
    expect(system.opened).toEqual([]);
  });

  it.each(['javascript:alert(1)', 'http://pay.example', 'file:///etc', 'intent://x', ' https://x'])(
    '[DEP-06] does not open %s',
    url => {
      open().tell({ messageType: 'openExtBrowser', url, method: 'GET', data: {} });
      expect(system.opened).toEqual([]);
      expect(views).toHaveLength(1);
    },
  );

  it('compiles strictly', { timeout: 60_000 }, () => {
    writeFileSync(
      `${FOLDER}/tsconfig.json`,
      JSON.stringify({
        compilerOptions: {
          strict: true,
          noEmit: true,
          jsx: 'react-jsx',
          module: 'esnext',
          moduleResolution: 'bundler',
          target: 'es2022',
          lib: ['es2022', 'dom'],
          types: [],
          skipLibCheck: true,
        },
        files: ['CashierScreen.tsx'],
      }),
    );
    const compile = ['node_modules/typescript/bin/tsc', '-p', FOLDER];
    const run = spawnSync(process.execPath, compile, { encoding: 'utf8' });
    expect(run).toMatchObject({ stdout: '', status: 0 });
  });
});
