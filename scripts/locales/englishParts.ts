import type { Catalog } from './catalog';
import { compileCatalog } from './compile';

/** English in two modules: what the first screen needs, and the rest. */
export function englishParts(
  source: Catalog,
  firstScreenTexts: readonly string[],
): Record<'first' | 'rest', string> {
  const isFirst = (id: string) =>
    firstScreenTexts.some(text => (text.endsWith('.') ? id.startsWith(text) : id === text));
  const pick = (wanted: boolean): Catalog =>
    Object.fromEntries(Object.entries(source).filter(([id]) => isFirst(id) === wanted));
  return { first: moduleOf(pick(true)), rest: moduleOf(pick(false)) };
}

function moduleOf(catalog: Catalog): string {
  const json = JSON.stringify(compileCatalog(catalog), null, 2);
  return `/** Compiled messages by id. */\nexport const messages: Record<string, unknown> = ${json};\n`;
}
