import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as simpleIcons from 'simple-icons';
import type { Picture } from '../src/ui/picture/drawPicture';
import type { IconNode } from '../src/ui/picture/renderNodes';
import { KIND_NODES } from './marks/kindNodes';
import { parseSvg } from './marks/parseSvg';
import { ALIASES, BRANDS, COINS, COMMON_COUNTRIES, MASTERCARD, TEXTS } from './marks/sources';
import { writeChanged } from './writeChanged';

const resolve = createRequire(import.meta.url).resolve;

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
  const module: { default: string } = await import(pathToFileURL(join(folder, `${ticker}.svg.js`)).href);
  return { ...parseSvg(withoutWhite(module.default)), color: '#16307a' };
}

/** In the calm colour of a mark's text. */
function kindPicture(nodes: readonly IconNode[]): Picture {
  const stroke = { fill: 'none', stroke: 'currentColor', 'stroke-width': '2', 'stroke-linecap': 'round' };
  return { nodes: [['g', { ...stroke, 'stroke-linejoin': 'round' }, nodes]] };
}

async function readMarks(): Promise<Record<string, Picture>> {
  const marks: Record<string, Picture> = { mastercard: MASTERCARD };
  for (const [id, brand] of Object.entries(BRANDS)) marks[id] = brandPicture(brand);
  for (const [id, ticker] of Object.entries(COINS)) marks[id] = await coinPicture(ticker);
  for (const [id, [text, color]] of Object.entries(TEXTS)) marks[id] = { text, color };
  for (const [id, nodes] of Object.entries(KIND_NODES)) marks[id] = kindPicture(nodes);
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

/** Each picture in a function of its own: an engine reads past it until it is drawn. */
function pictureModule(pictures: Record<string, Picture>, aliases: Record<string, string>): string {
  const drawings = Object.entries(pictures).map(
    ([name, picture]) => `  ${JSON.stringify(name)}: () => (${JSON.stringify(picture)}),`,
  );
  return [
    "import type { Picture } from '../src/ui/picture/drawPicture';",
    'const drawn: Record<string, () => Picture> = {',
    ...drawings,
    '};',
    `const aliases: Record<string, string> = ${JSON.stringify(aliases)};`,
    'for (const [alias, id] of Object.entries(aliases)) if (drawn[id]) drawn[alias] = drawn[id];',
    'export const pictures: Readonly<Record<string, () => Picture>> = drawn;\n',
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
