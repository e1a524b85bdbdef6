// What each folder of src may import, besides itself.
const layers = {
  lib: [],
  spec: [],
  theme: ['lib', 'spec'],
  ui: ['lib', 'theme'],
  domain: ['lib', 'spec'],
  'api/contract': ['lib', 'spec', 'domain'],
  api: ['lib', 'spec', 'domain', 'api/contract', 'transport/TransportError'],
  transport: ['lib', 'spec', 'domain'],
  host: ['lib', 'spec', 'domain'],
  captcha: ['lib', 'spec', 'domain'],
  state: ['lib', 'spec', 'domain', 'api'],
  i18n: ['lib', 'spec', 'domain', 'state'],
  methods: ['lib', 'spec', 'domain', 'api', 'state', 'i18n', 'captcha', 'ui', 'flows'],
  flows: ['lib', 'spec', 'domain', 'api', 'state', 'i18n', 'captcha', 'ui', 'theme'],
  app: [
    'lib',
    'spec',
    'domain',
    'api',
    'state',
    'i18n',
    'ui',
    'theme',
    'methods',
    'flows',
    'transport',
    'host',
  ],
  embed: ['lib', 'domain', 'host'],
  early: ['lib', 'spec', 'domain', 'api/contract', 'host', 'ui', 'flows'],
  element: ['lib', 'spec', 'domain', 'theme', 'host', 'transport', 'early'],
};
// These hold or use the ports of transport, host and texts: of the layers above they may know the types.
const wiring = new Set(['state', 'api', 'flows', 'early', 'element']);

const tests = '\\.(test|spec)\\.tsx?$';

/** Imports outside the table, from one folder. */
function layerRule([folder, allowed]) {
  const inner = folder === 'api' ? '(?!contract/)' : '';
  return {
    name: `layer-${folder.replace('/', '-')}`,
    severity: 'error',
    from: { path: `^src/${folder}/${inner}`, pathNot: tests },
    to: {
      path: '^src/[^/]+/',
      pathNot: [folder, ...allowed].map(name => `^src/${name}(/|\\.ts$)`),
      ...(wiring.has(folder) && { dependencyTypesNot: ['type-only'] }),
      // The app is loaded by the shell's dynamic import: the one way down from it.
      ...(folder === 'element' && { dynamic: false }),
    },
  };
}

module.exports = {
  forbidden: [
    ...Object.entries(layers).map(layerRule),
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'kinds-apart',
      comment:
        'A method kind never imports another kind: what two share stands beside their folders, or in flows/shared.',
      severity: 'error',
      from: { path: '^src/methods/([^/]+)/', pathNot: tests },
      to: { path: '^src/methods/[^/]+/', pathNot: '^src/methods/$1/' },
    },
    {
      name: 'light-shell',
      comment: 'The shell paints and sends the first request before these have come.',
      severity: 'error',
      from: {
        path: '^src/(standalone|define|index|embed|preload)\\.ts$|^src/(element|early|host|transport)/',
        pathNot: tests,
      },
      to: {
        path: 'node_modules/(react|react-dom|@r2wc|superstruct|@lingui|valtio|wouter|final-form|react-final-form)/',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'lazy-socket',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['^src/transport/(createSocketTransport|earlyTransport)\\.ts$', '^src/conformance/', tests],
      },
      to: { path: 'node_modules/socket\\.io-client/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'src-stands-alone',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { path: '^(demo|tests|scripts)/' },
    },
    {
      name: 'sandbox-apart',
      comment:
        'The banking server has its own reading of the contract: shared code would be wrong on both sides at once.',
      severity: 'error',
      from: { path: '^demo/sandbox/', pathNot: tests },
      to: { path: '^(src|tests|scripts|demo/hosts)/' },
    },
    { name: 'resolvable', severity: 'error', from: { path: '^src/' }, to: { couldNotResolve: true } },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.generated|\\.tmp)/|\\.css(\\?inline)?$' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json', '.d.ts'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
