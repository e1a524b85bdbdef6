import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as simpleIcons from 'simple-icons';
import { moreIconNodes } from '../src/ui/moreIconNodes';
import type { IconNode } from '../src/ui/renderNodes';
import type { Picture } from '../src/ui/renderPicture';
import { writeChanged } from './writeChanged';

const resolve = createRequire(import.meta.url).resolve;

/** Simple Icons (CC0): our id → their slug and, where the sign does not fill its square, the box around it. */
const BRANDS: Record<string, readonly [slug: string, viewBox?: string, color?: string]> = {
  visa: ['visa', '0 8.1 24 7.8', '#1434cb'],
  amex: ['americanexpress'],
  diners: ['dinersclub', '0 1.6 24 20.7'],
  discover: ['discover', '0 10 24 4', '#d3500c'],
  jcb: ['jcb', '0 8.9 24 6.3'],
  mercadopago: ['mercadopago', '0 3.8 24 16.4', '#009ee3'],
  paypal: ['paypal', '1.8 0 20.4 24'],
  pix: ['pix', undefined, '#21a698'],
  phonepe: ['phonepe'],
  paytm: ['paytm', '0 8.2 24 7.7', '#00608f'],
  googlepay: ['googlepay', '0 7.2 24 9.5', '#3c4043'],
  applepay: ['applepay', '0 4.3 24 15.4'],
  samsungpay: ['samsungpay', '0 6.6 24 10.8'],
  alipay: ['alipay', '0.1 0 23.8 24'],
  wechat: ['wechat', '0 2.2 24 19.6'],
  picpay: ['picpay', '0 1.6 24 20.8'],
  nubank: ['nubank', '0 5.4 24 13.1'],
  cashapp: ['cashapp'],
  venmo: ['venmo', '0 9.7 24 4.5'],
  klarna: ['klarna', '0 2 24 20', '#0b051d'],
  revolut: ['revolut', '2.4 0 19.2 24'],
  wise: ['wise', '0 0.6 24 22.8', '#163300'],
  payoneer: ['payoneer', '0 0.9 24 22.1'],
  webmoney: ['webmoney', '0 0.2 24 23.6'],
  sepa: ['sepa', '0 8.7 24 6.6'],
  gopay: ['gojek', '0 0.7 24 22.6'],
  grabpay: ['grab', '0 7.4 24 9.2'],
  razorpay: ['razorpay', '1.6 0 20.9 24'],
  ton: ['ton', undefined, '#0078c2'],
};

/** Web3 Icons (MIT): our id → their ticker. */
const COINS: Record<string, string> = {
  bitcoin: 'BTC',
  ethereum: 'ETH',
  tether: 'USDT',
  usdc: 'USDC',
  tron: 'TRX',
  litecoin: 'LTC',
  bnb: 'BNB',
  solana: 'SOL',
  dogecoin: 'DOGE',
  monero: 'XMR',
  ripple: 'XRP',
  bitcoincash: 'BCH',
  dash: 'DASH',
  cardano: 'ADA',
  polygon: 'POL',
  shiba: 'SHIB',
};

/** Brands that no package has: their name in their colour. */
const TEXTS: Record<string, readonly [text: string, color: string]> = {
  spei: ['SPEI', '#0a7a4b'],
  oxxo: ['OXXO', '#c8102e'],
  maestro: ['maestro', '#0b5fb0'],
  unionpay: ['UnionPay', '#00707e'],
  rupay: ['RuPay', '#1b3281'],
  mir: ['МИР', '#0d7a3d'],
  skrill: ['Skrill', '#862165'],
  neteller: ['NETELLER', '#4b7a06'],
  astropay: ['astropay', '#7a2ad1'],
  jeton: ['jeton', '#d5390b'],
  muchbetter: ['MuchBetter', '#b0107a'],
  perfectmoney: ['PM', '#c8102e'],
  piastrix: ['Piastrix', '#2356c7'],
  ecopayz: ['payz', '#1b6b3a'],
  upi: ['UPI', '#0b6b2e'],
  imps: ['IMPS', '#16307a'],
  mpesa: ['M-PESA', '#2f7d12'],
  mtn: ['MTN', '#7a5c00'],
  airtel: ['airtel', '#d0021b'],
  opay: ['OPay', '#0a7a52'],
  palmpay: ['PalmPay', '#5b21b6'],
  bkash: ['bKash', '#c4105d'],
  nagad: ['Nagad', '#c0390b'],
  rocket: ['Rocket', '#7b2a8b'],
  upay: ['upay', '#1c5fa8'],
  gcash: ['GCash', '#0059c9'],
  maya: ['maya', '#0b6b45'],
  dana: ['DANA', '#0b6bb8'],
  ovo: ['OVO', '#4c3494'],
  linkaja: ['LinkAja', '#c8102e'],
  shopeepay: ['ShopeePay', '#c9341a'],
  qris: ['QRIS', '#b3122a'],
  duitnow: ['DuitNow', '#c2185b'],
  touchngo: ['TnG', '#005abe'],
  boost: ['boost', '#c8102e'],
  truemoney: ['TrueMoney', '#b34a00'],
  promptpay: ['PromptPay', '#003d6b'],
  momo: ['MoMo', '#a50064'],
  zalopay: ['ZaloPay', '#0055cc'],
  viettelpay: ['Viettel', '#c8102e'],
  khqr: ['KHQR', '#c8102e'],
  aba: ['ABA', '#005e7b'],
  wing: ['Wing', '#4d7a06'],
  toss: ['toss', '#0055d4'],
  kakaopay: ['kakaopay', '#3a1d1d'],
  esewa: ['eSewa', '#2f7d24'],
  khalti: ['Khalti', '#5c2d91'],
  jazzcash: ['JazzCash', '#b3122a'],
  easypaisa: ['easypaisa', '#0a7a3a'],
  nequi: ['nequi', '#7a0b5c'],
  pse: ['PSE', '#0033a0'],
  efecty: ['Efecty', '#8a5a00'],
  daviplata: ['DaviPlata', '#c8102e'],
  bancolombia: ['Bancolombia', '#2c2a29'],
  yape: ['Yape', '#742284'],
  plin: ['plin', '#00708a'],
  pagoefectivo: ['PagoEfectivo', '#8a5a00'],
  webpay: ['webpay', '#6b1f7c'],
  khipu: ['khipu', '#6a2f96'],
  rapipago: ['rapipago', '#003da5'],
  pagofacil: ['Pago Fácil', '#7a5c00'],
  boleto: ['Boleto', '#2c2a29'],
  deuna: ['Deuna!', '#4a2a8a'],
  sbp: ['СБП', '#5b2a86'],
  monobank: ['mono', '#1c1c1c'],
  privat24: ['Privat24', '#3f7a12'],
  kaspi: ['Kaspi', '#c8341f'],
  halyk: ['Halyk', '#0b6b45'],
  uzcard: ['UZCARD', '#0b5fb0'],
  humo: ['HUMO', '#8a5a00'],
  click: ['CLICK', '#0b5fd0'],
  payme: ['Payme', '#00707a'],
  elcart: ['ЭЛКАРТ', '#16307a'],
  mbank: ['MBANK', '#0b6b45'],
  m10: ['m10', '#5b21b6'],
  papara: ['papara', '#1c1c1c'],
  fawry: ['fawry', '#00608a'],
  vodafonecash: ['VF Cash', '#c8102e'],
  paypay: ['PayPay', '#c8102e'],
  interac: ['Interac', '#7a5c00'],
};

/** Kinds without a brand: Lucide's signs (ISC) in one calm colour. */
const KINDS: Record<string, keyof typeof moreIconNodes> = {
  card: 'card',
  bank: 'bank',
  cash: 'cash',
  crypto: 'coins',
  wallet: 'wallet',
  giftcard: 'gift',
  p2p: 'swap',
  phone: 'phone',
  qr: 'qr',
};

/** Other names that methods and coins go by. */
const ALIASES: Record<string, string> = {
  americanexpress: 'amex',
  btc: 'bitcoin',
  eth: 'ethereum',
  usdt: 'tether',
  trx: 'tron',
  ltc: 'litecoin',
  sol: 'solana',
  doge: 'dogecoin',
  xmr: 'monero',
  xrp: 'ripple',
  bch: 'bitcoincash',
  ada: 'cardano',
  matic: 'polygon',
  binance: 'bnb',
  toncoin: 'ton',
  gpay: 'googlepay',
  tez: 'googlepay',
  banktransfer: 'bank',
  creditcard: 'card',
  bankcard: 'card',
  voucher: 'giftcard',
  paymaya: 'maya',
  tng: 'touchngo',
};

const MASTERCARD: Picture = {
  viewBox: '0 0 24 15',
  nodes: [
    ['circle', { cx: '7.5', cy: '7.5', r: '7.5', fill: '#eb001b' }],
    ['circle', { cx: '16.5', cy: '7.5', r: '7.5', fill: '#f79e1b' }],
    ['path', { d: 'M12 1.5a7.5 7.5 0 0 1 0 12 7.5 7.5 0 0 1 0-12z', fill: '#ff5f00' }],
  ],
};

/** On the first list of most players: these flags come together, the rest only when the country list opens. */
const COMMON_COUNTRIES =
  'mx br in ng gh ke id my th vn ph kh kr bd pk np ec co pe cl ar ru ua kz kg uz tj az ge tr eg jp us gb eu ca au de es fr it pt za lk mm am md by';

const DROPPED_TAGS = new Set(['mask', 'defs', 'clipPath', 'title', 'desc', 'filter', 'style', 'metadata']);
const DRAWN_TAGS = new Set(['path', 'circle', 'ellipse', 'rect', 'polygon', 'polyline', 'line']);
const DROPPED_ATTRIBUTES = /^(id|class|mask|clip-?path|filter|style|data-.*|xmlns.*)$/i;

type Tag = { name: string; attributes: Record<string, string>; isClosing: boolean; isEmpty: boolean };

function tagsOf(svg: string): Tag[] {
  return [...svg.matchAll(/<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g)].map(([, closing, name, rest, empty]) => ({
    name: name ?? '',
    attributes: Object.fromEntries(
      [...(rest ?? '').matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key ?? '', value ?? '']),
    ),
    isClosing: closing === '/',
    isEmpty: empty === '/',
  }));
}

function toReactName(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Ids repeat in a page with many pictures, so nothing may refer to one: a gradient becomes its first colour. */
function firstStops(tags: readonly Tag[]): Map<string, string> {
  const colors = new Map<string, string>();
  let gradient = '';
  for (const { name, attributes } of tags) {
    if (name.endsWith('Gradient') && attributes['id']) gradient = attributes['id'];
    const color = attributes['stop-color'];
    if (name === 'stop' && color && gradient && !colors.has(gradient)) colors.set(gradient, color);
  }
  return colors;
}

function cleanAttributes(
  attributes: Record<string, string>,
  colors: Map<string, string>,
): Record<string, string> {
  const kept = Object.entries(attributes).filter(([key]) => !DROPPED_ATTRIBUTES.test(key));
  return Object.fromEntries(
    kept.map(([key, value]) => {
      const reference = /^url\(#(.+)\)$/.exec(value)?.[1];
      return [toReactName(key), reference ? (colors.get(reference) ?? 'currentColor') : value];
    }),
  );
}

/** Reads the drawing of an SVG text as nodes; groups keep what their children inherit, masks and ids go. */
export function parseSvg(svg: string): { viewBox: string; nodes: IconNode[] } {
  const tags = tagsOf(svg);
  const colors = firstStops(tags);
  const root: IconNode[] = [];
  const levels: IconNode[][] = [root];
  let viewBox = '0 0 24 24';
  let dropped = 0;
  for (const { name, attributes, isClosing, isEmpty } of tags) {
    if (DROPPED_TAGS.has(name)) {
      if (!isEmpty) dropped += isClosing ? -1 : 1;
      continue;
    }
    if (dropped > 0) continue;
    if (name === 'svg') {
      viewBox = attributes['viewBox'] ?? viewBox;
    } else if (name === 'g') {
      if (isClosing) levels.pop();
      else levels.push(openGroup(levels.at(-1) ?? root, cleanAttributes(attributes, colors)));
    } else if (DRAWN_TAGS.has(name) && !isClosing) {
      (levels.at(-1) ?? root).push([name, cleanAttributes(attributes, colors)]);
    }
  }
  return { viewBox, nodes: root };
}

function openGroup(parent: IconNode[], attributes: Record<string, string>): IconNode[] {
  if (Object.keys(attributes).length === 0) return parent;
  const children: IconNode[] = [];
  parent.push(['g', attributes, children]);
  return children;
}

function brandPicture([slug, viewBox, color]: readonly [string, string?, string?]): Picture {
  const icon = Object.values(simpleIcons).find(candidate => candidate.slug === slug);
  if (!icon) throw new Error(`simple-icons has no ${slug}`);
  return {
    viewBox: viewBox ?? '0 0 24 24',
    nodes: [['path', { d: icon.path }]],
    color: color ?? `#${icon.hex}`,
  };
}

/** A sign drawn in white alone would be lost on a white tile. */
function withoutWhite(svg: string): string {
  const fills = [...svg.matchAll(/fill="(?!none)([^"]+)"/g)].map(([, fill]) => fill?.toLowerCase());
  return fills.every(fill => fill === '#fff' || fill === 'white')
    ? svg.replaceAll(/fill="(#fff|white)"/gi, '')
    : svg;
}

async function coinPicture(ticker: string): Promise<Picture> {
  const folder = join(dirname(resolve('@web3icons/core')), 'svgs/tokens/branded');
  const module: { default: string } = await import(join(folder, `${ticker}.svg.js`));
  return parseSvg(withoutWhite(module.default));
}

function kindPicture(icon: keyof typeof moreIconNodes): Picture {
  const stroke = { fill: 'none', stroke: 'currentColor', strokeWidth: '2', strokeLinecap: 'round' };
  return { nodes: [['g', { ...stroke, strokeLinejoin: 'round' }, moreIconNodes[icon]]], color: '#3d4657' };
}

async function readMarks(): Promise<Record<string, Picture>> {
  const marks: Record<string, Picture> = { mastercard: MASTERCARD };
  for (const [id, brand] of Object.entries(BRANDS)) marks[id] = brandPicture(brand);
  for (const [id, ticker] of Object.entries(COINS)) marks[id] = await coinPicture(ticker);
  for (const [id, [text, color]] of Object.entries(TEXTS)) marks[id] = { text, color };
  for (const [id, icon] of Object.entries(KINDS)) marks[id] = kindPicture(icon);
  return marks;
}

function readFlags(isWanted: (country: string) => boolean): Record<string, Picture> {
  const folder = join(dirname(resolve('circle-flags/package.json')), 'flags');
  const countries = readdirSync(folder).flatMap(file => /^([a-z]{2})\.svg$/.exec(file)?.[1] ?? []);
  return Object.fromEntries(
    countries
      .filter(isWanted)
      .map(country => [country, parseSvg(readFileSync(join(folder, `${country}.svg`), 'utf8'))]),
  );
}

/** Each picture as JSON text, which is read when it is drawn. */
function pictureModule(pictures: Record<string, Picture>, aliases: Record<string, string>): string {
  const texts = Object.entries(pictures).map(([name, picture]) => [name, JSON.stringify(picture)]);
  return [
    `const drawn: Record<string, string> = ${JSON.stringify(Object.fromEntries(texts))};`,
    `const aliases: Record<string, string> = ${JSON.stringify(aliases)};`,
    'for (const [alias, id] of Object.entries(aliases)) if (drawn[id]) drawn[alias] = drawn[id];',
    'export const texts: Readonly<Record<string, string>> = drawn;\n',
  ].join('\n');
}

async function main(): Promise<void> {
  const common = new Set(COMMON_COUNTRIES.split(' '));
  const files = {
    marks: await readMarks(),
    flags: readFlags(country => common.has(country)),
    'flags-rest': readFlags(country => !common.has(country)),
  };
  for (const [name, pictures] of Object.entries(files)) {
    const text = pictureModule(pictures, name === 'marks' ? ALIASES : {});
    writeChanged(`.generated/${name}.ts`, text);
    console.log(`${name}: ${Object.keys(pictures).length} pictures, ${Math.round(text.length / 1024)} kB.`);
  }
}

await main();
