import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

/** W3C: the key of an element's reference. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const WAIT_MS = 20_000;
const STEP_MS = 50;

export interface WebKit {
  open(url: string): Promise<void>;
  /** Runs a function of the page's own; it and its arguments travel as text. */
  run<Args extends readonly unknown[], Result>(
    body: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Clicks, as a pointer does, the first element that shows for the selector inside the widget, or has the text. */
  click(selector: string, text?: string): Promise<unknown>;
  /** Types into an element key by key. */
  type(selector: string, text: string): Promise<void>;
  /** Waits until the element's text holds this. */
  sees(selector: string, text: string): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * WebKitGTK's MiniBrowser under a display of its own, by W3C WebDriver: Playwright brings a WebKit of its own only,
 * and the well-kept WebDriver clients ask for a newer Node.js than this project does.
 */
export async function startWebKit(binary: string): Promise<WebKit> {
  const display = await startDisplay();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display.name, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
    stdio: 'ignore',
  });
  const root = `http://127.0.0.1:${port}/session`;
  const { sessionId } = await until('WebKitWebDriver to answer', () =>
    send<{ sessionId: string }>('POST', root, {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary, args: ['--automation'] },
        },
      },
    }).catch(() => null),
  );
  const session = `${root}/${sessionId}`;
  const call = <Result>(path: string, body: unknown): Promise<Result> =>
    send<Result>('POST', `${session}/${path}`, body);
  const run: WebKit['run'] = (body, ...args) =>
    call('execute/sync', { script: `return (${body})(...arguments)`, args });

  /** Does something with an element; once more where a new render has taken its place meanwhile. */
  const withElement = (
    selector: string,
    text: string,
    act: (id: string) => Promise<unknown> = async () => {},
  ): Promise<unknown> =>
    until(`${selector} ${text}`, () =>
      run(findInWidget, selector, text)
        .then(found => {
          const id = found?.[ELEMENT];
          return id === undefined ? null : act(id).then(() => true);
        })
        .catch(ifStale),
    ).catch(async error => {
      throw new Error(`${String(error)} The screen is "${await run(headingInWidget)}".`);
    });

  return {
    open: url => call('url', { url }),
    run,
    click: (selector, text = '') => withElement(selector, text, id => call(`element/${id}/click`, {})),
    type: async (selector, text) => {
      for (const key of text)
        await withElement(selector, '', id => call(`element/${id}/value`, { text: key }));
    },
    sees: (selector, text) => withElement(selector, text),
    close: async () => {
      await send('DELETE', session).catch(() => {});
      await end(driver);
      await end(display.server);
    },
  };
}

/** The page's half of `find`: its result is an element, which WebDriver hands over as a reference. */
function findInWidget(selector: string, text: string): { [ELEMENT]?: string } | null {
  const root = document.querySelector('cashier-widget')?.shadowRoot;
  const plain = (node: Element): string => (node.textContent ?? '').replaceAll('\u00a0', ' ');
  const isShown = (node: Element): boolean => node.getClientRects().length > 0;
  const found = [...(root?.querySelectorAll(selector) ?? [])].find(
    node => plain(node).includes(text) && isShown(node),
  );
  found?.scrollIntoView({ block: 'center' });
  return (found ?? null) as { [ELEMENT]?: string } | null;
}

/** Tells which screen stood there, and nothing that was typed into it. */
const headingInWidget = (): string =>
  document.querySelector('cashier-widget')?.shadowRoot?.querySelector('h1')?.textContent ?? '';

function ifStale(error: unknown): null {
  if (error instanceof Error && error.message.startsWith('stale element')) return null;
  throw error;
}

async function startDisplay(): Promise<{ name: string; server: ChildProcess }> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [told] = await once(server.stdio[3] as Writable, 'data');
  return { name: `:${String(told).trim()}`, server };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('No free port.');
  return address.port;
}

async function send<Result>(method: string, url: string, body?: unknown): Promise<Result> {
  const response = await fetch(url, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function until<Result>(what: string, look: () => Promise<Result | null>): Promise<Result> {
  for (const end = Date.now() + WAIT_MS; Date.now() < end; await pause(STEP_MS)) {
    const found = await look();
    if (found !== null) return found;
  }
  throw new Error(`Waited in vain for ${what.trim()}.`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
