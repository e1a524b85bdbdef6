import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { build as bundle } from 'esbuild';
import { build } from 'vite';
import { createSandbox } from '../../demo/sandbox/createSandbox';
import { packOwn } from '../../scripts/packOwn';
import { createProject, type Project } from '../support/package/createProject';
import { readSnippets, withBank } from '../support/package/readSnippets';
import { expect, test } from '../support/test';
import { part } from '../support/widget';

test.describe.configure({ mode: 'default', timeout: 120_000 });
let tarball = '';
const projects: Project[] = [];
test.beforeAll(() => {
  tarball = packOwn('.tmp/package');
});
test.afterEach(() => {
  for (const project of projects.splice(0)) project.remove();
});

/** A host's project with the packed package, until the end of the test. */
function createHost(packages: Readonly<Record<string, string>>): Project {
  const project = createProject(tarball, packages);
  projects.push(project);
  return project;
}

const REACTS = [
  ['18', { react: 'react18', 'react-dom': 'react-dom18', '@types/react': '@types/react18' }],
  ['19', { react: 'react', 'react-dom': 'react-dom', '@types/react': '@types/react' }],
] as const;

const REACT_GUIDE = readSnippets('docs/guides/react.md', 'tsx');
const NPM_GUIDE = readSnippets('docs/guides/npm.md', 'ts');
const README = [...readSnippets('README.md', 'tsx'), ...readSnippets('README.md', 'ts')];

/** The page of a host that has copied the examples of the guides, each on a page of its own. */
const EXAMPLES = {
  'Account.tsx': REACT_GUIDE[0] ?? '',
  'Plain.tsx': REACT_GUIDE[1] ?? '',
  'element.ts': NPM_GUIDE[0] ?? '',
  'readme.tsx': README[0] ?? '',
  'readmeElement.ts': README[1] ?? '',
};

const MAIN = `
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const show = (shown: ReactNode): void =>
  createRoot(document.body.appendChild(document.createElement('main'))).render(<StrictMode>{shown}</StrictMode>);
const token = 'demo-mx:react';
const pages: Record<string, () => Promise<unknown>> = {
  account: () => import('./Account').then(({ Account }) => show(<Account token={token} />)),
  plain: () => import('./Plain').then(({ Plain }) => show(<Plain token={token} />)),
  readme: () => import('./readme').then(({ Account }) => show(<Account token={token} />)),
  element: () => import('./element'),
  readmeElement: () => import('./readmeElement'),
};
void pages[location.hash.slice(1)]?.();
`;

const TYPES = `
import 'cashier-widget/jsx';
import type { CashierElement, OutgoingMessage } from 'cashier-widget';
import { embedCashier } from 'cashier-widget/embed';
import { preload } from 'cashier-widget/preload';
import { Cashier } from 'cashier-widget/react';

export const inJsx = <cashier-widget token="t" closing-button="false" widget-view-type="sweep" />;
// @ts-expect-error React 19 would leave it out.
export const leftOut = <cashier-widget token="t" closing-button={false} />;
// @ts-expect-error There is no such transport.
export const wrong = <cashier-widget transport="pigeon" />;
// @ts-expect-error A number is no token.
export const alsoWrong = <Cashier token={5} />;
export const listen = (cashier: CashierElement): void =>
  cashier.addEventListener('create-transaction', event => {
    const amount: number = event.detail.amount;
    console.log(amount);
  });
export const hear = (cashier: CashierElement): void =>
  cashier.addEventListener('close', function ({ detail }) {
    const fields: string[] = Object.keys(detail);
    console.log(fields);
    this.remove();
  });
export const read = (message: OutgoingMessage): number =>
  message.messageType === 'onFullLoaded' ? message.milliseconds : 0;
interface Player { currency: string; isGuest: boolean }
interface Brand { theme: 'dark' }
declare const player: Player;
declare const brand: Brand;
declare const bonuses: readonly { id: string }[];
export const ownTypes = <Cashier user={player} schema={brand} bonusList={bonuses} hostHolds={['before-submit'] as const} />;
export const perhaps = (token: string | undefined, close: (() => void) | undefined) => [
  <Cashier key="1" token={token} user={{ currency: 'MXN', lang: token }} onClose={close} />,
  <cashier-widget key="2" token={token} onclose={close} />,
];
export const told = (
  <Cashier onMessage={message => message.messageType === 'onRoute' && console.log(message.path)} />
);
export const moreFields = <Cashier user={{ currency: 'MXN', email: 'a@b.example' }} />;
// @ts-expect-error A currency is a text.
export const wrongUser = <Cashier user={{ currency: 5 }} />;
export const give = (cashier: CashierElement, note: () => Promise<void>): void => {
  cashier.user = player;
  cashier.bonusList = bonuses;
  cashier.addEventListener('before-submit', event => event.respondWith(note()));
  embedCashier(document.querySelector('#cashier'), { src: 'https://cashier.example', data: { user: player }, holds: { 'before-submit': note } });
  preload({ user: player });
};
const marks = { 'data-testid': 'cashier', 'aria-label': 'Cashier' };
export const marked = <Cashier {...marks} data-page="account" />;
// @ts-expect-error There is no such name.
export const wrongMark = <Cashier aria-label={5} />;
export const goBack = (): void => window.cashierCommands?.back();
export const answer = (id: string): void => window.cashierCommands?.answer({ id, isAccepted: false, reason: 'No' });
window.cashierPreload = {
  host: 'https://bank.example',
  token: 't',
  data: { country: 'MX', currency: 'MXN' },
  answer: Promise.resolve({}),
};
// @ts-expect-error Without its request an answer is not used.
window.cashierPreload = { answer: Promise.resolve({}) };
export const found = document.querySelector('cashier-widget')?.token;
`;

const tsconfig = (files: string[], more: Record<string, unknown> = {}): string =>
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
      ...more,
    },
    files,
  });

/** Hosts' projects ask nothing of React's own types but that they are there. */
const REACT_TYPES =
  'declare module "react-dom/client" { export const createRoot: (place: Element) => { render(shown: unknown): void } }';

for (const [version, packages] of REACTS) {
  test(`[HOST-01] [HOST-02] the examples of README, React and npm guides compile strictly and run with React ${version} in StrictMode`, async ({
    page,
  }) => {
    const project = createHost({ ...packages, csstype: 'csstype' });
    const bank = await createSandbox({ staticRoots: { '/': `${project.folder}/dist` } });
    try {
      for (const [file, code] of Object.entries(EXAMPLES)) project.write(file, withBank(code, bank.url));
      project.write('main.tsx', MAIN);
      project.write('types.tsx', TYPES);
      project.write('react-dom.d.ts', REACT_TYPES);
      const files = ['types.tsx', 'main.tsx', 'react-dom.d.ts'];
      project.write('tsconfig.json', tsconfig(files, { exactOptionalPropertyTypes: true }));
      expect(runTsc(project)).toBe('');
      project.write(
        'index.html',
        '<!doctype html><link rel="icon" href="data:,"><div id="cashier"></div><script type="module" src="/main.tsx"></script>',
      );
      await build({ root: project.folder, configFile: false, logLevel: 'error', build: { minify: false } });
      const widget = page.locator('cashier-widget');
      const open = async (name: string) => {
        await page.goto('about:blank');
        await page.goto(`${bank.url}/index.html#${name}`);
        await expect(part(widget, 'method').first()).toBeVisible();
      };
      const logged: string[] = [];
      page.on('console', message => logged.push(message.text()));
      await open('account');
      await expect.poll(() => logged.some(text => Number(text) > 0)).toBe(true);
      expect(bank.bank.requests.filter(({ path }) => path === 'methods-payment-v3')).toHaveLength(1);
      await part(widget, 'region').click();
      await expect(part(widget, 'option').first()).toBeVisible();
      await page.getByRole('button', { name: 'Back', exact: true }).first().click();
      await expect(part(widget, 'method').first()).toBeVisible();
      await part(widget, 'close').click();
      await page.getByRole('button', { name: 'Deposit', exact: true }).click();
      await expect(part(widget, 'method').first()).toBeVisible();
      await open('plain');
      await expect(part(widget, 'close')).toHaveCount(0);
      await open('readme');
      await open('readmeElement');
      await open('element');
      await part(widget, 'close').click();
      await expect(widget).toHaveCount(0);
    } finally {
      await page.goto('about:blank');
      await bank.close();
    }
  });
}

test('[HOST-11] the example of a test in the npm guide compiles strictly and passes', () => {
  const packages = ['playwright', 'playwright-core', 'socket.io', '@types/node', 'undici-types'];
  const project = createHost(Object.fromEntries(packages.map(name => [name, name])));
  project.write('account.spec.ts', NPM_GUIDE[1] ?? '');
  // Playwright's own declarations need those of Node.
  project.write('tsconfig.json', tsconfig(['account.spec.ts'], { skipLibCheck: true, types: ['node'] }));
  expect(runTsc(project)).toBe('');
  const standalone = `${project.folder}/node_modules/cashier-widget/dist/standalone`;
  cpSync(standalone, `${project.folder}/dist/standalone`, { recursive: true });
  project.write(
    'dist/account.html',
    `<!doctype html><script type="module" src="/standalone/cashier-widget.js"></script>
<cashier-widget token="demo-mx" user='{"currency":"MXN","paymentGeo":"MX"}'></cashier-widget>`,
  );
  project.write(
    'playwright.config.js',
    `export default { use: { launchOptions: ${JSON.stringify({ executablePath: process.env['CASHIER_BROWSER'] })} } };`,
  );
  expect(project.node('node_modules/playwright/cli.js', 'test', '--reporter=line')).toContain('1 passed');
});

test('[HOST-01] every entry can be imported and required in Node and does nothing there; the server renders a placeholder', () => {
  const project = createHost({ react: 'react', 'react-dom': 'react-dom' });
  project.write(
    'server.js',
    `import { createRequire } from 'node:module';
const before = Object.keys(globalThis).join();
const require = createRequire(import.meta.url);
for (const entry of ['', '/define', '/preload', '/react', '/jsx', '/embed', '/testing']) {
  const imported = await import('cashier-widget' + entry);
  if (require('cashier-widget' + entry) !== imported) throw new Error('two copies');
}
if (Object.keys(globalThis).join() !== before) throw new Error('a global was made');
const { createElement } = await import('react');
const { renderToString } = await import('react-dom/server');
const { Cashier } = await import('cashier-widget/react');
console.log(renderToString(createElement(Cashier, { token: 'secret', placeholder: 'Loading' })));`,
  );
  expect(project.node('server.js').trim()).toBe('<cashier-widget mode="element">Loading</cashier-widget>');
  expect(project.node('node_modules/cashier-widget/dist/cashier-contract.js', '--help')).toContain(
    '--create',
  );
});

test('[HOST-01] [HOST-02] what the types of an entry export its code exports, and the element is typed wherever it is registered', () => {
  const project = createHost({
    react: 'react',
    '@types/react': '@types/react',
    csstype: 'csstype',
  });
  project.write(
    'write.js',
    `import { writeFileSync } from 'node:fs';
for (const entry of ['', '/define', '/preload', '/react', '/jsx', '/embed']) {
const name = 'cashier-widget' + entry;
const names = Object.fromEntries(Object.keys(await import(name)).map(key => [key, 1]));
const text = "import * as all from '" + name + "';\\nexport const names: Record<keyof typeof all, 1> = ";
writeFileSync('values' + entry.replace('/', '-') + '.ts', text + JSON.stringify(names));
}`,
  );
  project.node('write.js');
  project.write(
    'define.ts',
    "import 'cashier-widget/define';\nconst cashier = document.querySelector('cashier-widget');\nif (cashier) cashier.token = 't';",
  );
  project.write(
    'preload.ts',
    "import { preload } from 'cashier-widget/preload';\npreload({ host: 'https://bank.example', token: 't', userId: '7', transport: 'http' });",
  );
  const files = readdirSync(project.folder).filter(file => file.endsWith('.ts'));
  // On its own: the other entries would bring the types too.
  for (const together of [files.filter(file => file !== 'define.ts'), ['define.ts']]) {
    project.write('tsconfig.json', tsconfig(together));
    expect.soft(runTsc(project)).toBe('');
  }
});

test('[HOST-01] a server component of Next.js may import the entries: nothing of React’s client is behind them there', async () => {
  const project = createHost({ react: 'react', 'react-dom': 'react-dom' });
  for (const entry of ['', '/define', '/preload', '/embed']) {
    const { metafile } = await bundle({
      stdin: {
        contents: `import * as all from 'cashier-widget${entry}';\nconsole.log(all);`,
        resolveDir: project.folder,
      },
      absWorkingDir: project.folder,
      bundle: true,
      splitting: true,
      format: 'esm',
      outdir: 'out',
      write: false,
      metafile: true,
      conditions: ['react-server'],
      logLevel: 'silent',
    });
    expect(Object.keys(metafile.inputs).filter(file => !file.includes('cashier-widget/dist'))).toEqual([
      '<stdin>',
    ]);
  }
  project.write(
    'server.js',
    `import { define, version } from 'cashier-widget';
import { preload } from 'cashier-widget/preload';
import 'cashier-widget/define';
define();
preload({ token: 'secret' });
console.log(version);`,
  );
  expect(project.node('--conditions=react-server', 'server.js').trim()).toMatch(/^\d+(\.\d+)+$/);
});

test('the testing kit starts a sandbox and drives the packed script in a plain page', async ({ page }) => {
  const project = createHost({ 'socket.io': 'socket.io' });
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
    for (const [file, content] of [
      ['captcha/gt4.js', 'initGeetest4'],
      ['pay/assets/pay.css', 'color'],
      ['pay/assets/done.js', 'window.close()'],
      ['guides/mercado-pago.webm', 'webm'],
    ] as const)
      expect(await (await page.request.get(`${sandbox.url}/${file}`)).text(), file).toContain(content);
  } finally {
    // What the widget still sends must not meet a closed server.
    await page.goto('about:blank');
    await close();
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
