import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { build } from 'vite';
import { createSandbox } from '../../demo/sandbox/createSandbox';
import { createProject, type Project, packOwn } from '../support/package/createProject';
import { expect, test } from '../support/test';
import { part } from '../support/widget';

test.describe.configure({ mode: 'default', timeout: 120_000 });
let tarball = '';
test.beforeAll(() => {
  tarball = packOwn('.tmp/package');
});

const REACTS = [
  ['18', { react: 'react18', 'react-dom': 'react-dom18', '@types/react': '@types/react18' }],
  ['19', { react: 'react', 'react-dom': 'react-dom', '@types/react': '@types/react' }],
] as const;

const ENTRY = `
import { StrictMode, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { Cashier, type CashierElement } from 'cashier-widget/react';

function App() {
  const cashier = useRef<CashierElement>(null);
  return (
    <>
      <button type="button" onClick={() => cashier.current?.close()}>Leave</button>
      <Cashier
        ref={cashier}
        token="demo-mx:react"
        transport="http"
        locale="en"
        user={{ currency: 'MXN', paymentGeo: 'MX', country: 'mx' }}
        onFullLoaded={event => { document.title = 'loaded ' + typeof event.detail.milliseconds; }}
        onClose={() => { document.body.dataset['closed'] = 'yes'; }}
      />
    </>
  );
}
createRoot(document.body.appendChild(document.createElement('main'))).render(<StrictMode><App /></StrictMode>);
`;

const TYPES = `
import 'cashier-widget/jsx';
import type { CashierElement, OutgoingMessage } from 'cashier-widget';
import { Cashier } from 'cashier-widget/react';

export const inJsx = <cashier-widget token="t" closing-button={false} widget-view-type="sweep" />;
// @ts-expect-error There is no such transport.
export const wrong = <cashier-widget transport="pigeon" />;
// @ts-expect-error A number is no token.
export const alsoWrong = <Cashier token={5} />;
export const listen = (cashier: CashierElement): void =>
  cashier.addEventListener('create-transaction', event => {
    const amount: number = event.detail.amount;
    console.log(amount);
  });
export const read = (message: OutgoingMessage): number =>
  message.messageType === 'onFullLoaded' ? message.milliseconds : 0;
export const found = document.querySelector('cashier-widget')?.token;
`;

for (const [version, packages] of REACTS) {
  test(`[HOST-01] the packed package runs with Vite and React ${version} in StrictMode`, async ({ page }) => {
    const project = createProject(tarball, { ...packages, csstype: 'csstype' });
    let served: Awaited<ReturnType<typeof createSandbox>> | undefined;
    try {
      project.write(
        'index.html',
        '<!doctype html><link rel="icon" href="data:,"><script type="module" src="/main.tsx"></script>',
      );
      project.write('main.tsx', ENTRY);
      await build({ root: project.folder, configFile: false, logLevel: 'error', build: { minify: false } });
      served = await createSandbox({ staticRoots: { '/': `${project.folder}/dist` } });
      await page.goto(`${served.url}/index.html`);
      const widget = page.locator('cashier-widget');
      await expect(part(widget, 'method').first()).toBeVisible();
      await expect(page).toHaveTitle('loaded number');
      expect(served.bank.requests.filter(({ path }) => path === 'methods-payment-v3')).toHaveLength(1);
      await page.getByRole('button', { name: 'Leave' }).click();
      await expect(page.locator('body')).toHaveAttribute('data-closed', 'yes');
    } finally {
      await served?.close();
      project.remove();
    }
  });

  test(`types of JSX, events and messages hold with the types of React ${version}`, () => {
    const project = createProject(tarball, { ...packages, csstype: 'csstype' });
    project.write('types.tsx', TYPES);
    project.write(
      'tsconfig.json',
      JSON.stringify({
        compilerOptions: {
          strict: true,
          noEmit: true,
          jsx: 'react-jsx',
          module: 'esnext',
          moduleResolution: 'bundler',
          target: 'es2022',
          lib: ['es2022', 'dom', 'dom.iterable'],
          types: [],
          skipLibCheck: false,
        },
        files: ['types.tsx'],
      }),
    );
    try {
      expect(runTsc(project)).toBe('');
    } finally {
      project.remove();
    }
  });
}

test('[HOST-01] every entry can be imported in Node and does nothing there; the server renders a placeholder', () => {
  const project = createProject(tarball, { react: 'react', 'react-dom': 'react-dom' });
  project.write(
    'server.js',
    `const before = Object.keys(globalThis).join();
for (const entry of ['', '/define', '/react', '/jsx', '/embed', '/testing']) await import('cashier-widget' + entry);
if (Object.keys(globalThis).join() !== before) throw new Error('a global was made');
const { createElement } = await import('react');
const { renderToString } = await import('react-dom/server');
const { Cashier } = await import('cashier-widget/react');
console.log(renderToString(createElement(Cashier, { token: 'secret', placeholder: 'Loading' })));`,
  );
  try {
    expect(project.node('server.js').trim()).toBe('<cashier-widget mode="element">Loading</cashier-widget>');
    expect(project.node('node_modules/cashier-widget/dist/cashier-contract.js', '--help')).toContain(
      '--create',
    );
  } finally {
    project.remove();
  }
});

test('the testing kit starts a sandbox and drives the packed script in a plain page', async ({ page }) => {
  const project = createProject(tarball, { 'socket.io': 'socket.io' });
  let close = async (): Promise<void> => {};
  try {
    const from = `${project.folder}/node_modules/cashier-widget/dist`;
    const kit = (await import(`${from}/testing/index.js`)) as typeof import('../../src/testing');
    const bank = (await import(`${from}/testing/sandbox/index.js`)) as typeof import('../../demo/sandbox');
    project.write(
      'index.html',
      `<!doctype html><link rel="icon" href="data:,"><script src="/standalone/cashier-widget.global.js"></script>
<cashier-widget token="demo-mx:kit" transport="http" locale="en"
  user='{"currency":"MXN","paymentGeo":"MX","country":"mx"}'></cashier-widget>`,
    );
    const sandbox = await bank.createSandbox({
      speed: 20,
      staticRoots: { '/': project.folder, '/standalone': `${from}/standalone` },
    });
    close = () => sandbox.close();
    const events = await kit.recordCashierEvents(page);
    await page.goto(`${sandbox.url}/index.html`);
    const cashier = kit.createCashierPage(page);
    await cashier.openMethod('CoDi · QR payment');
    await cashier.amount.fill('501');
    await expect(cashier.submit).toBeVisible();
    expect((await events.of('full-loaded')).length).toBe(1);
    const captcha = await page.request.get(`${sandbox.url}/captcha/gt4.js`);
    expect(await captcha.text()).toContain('initGeetest4');
  } finally {
    await close();
    project.remove();
  }
});

function runTsc({ folder }: Project): string {
  try {
    execFileSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', folder], {
      encoding: 'utf8',
      cwd: folder,
    });
    return '';
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout ?? error);
  }
}
