import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A source catalog: message id → ICU message; an empty text is a gap. */
export type Catalog = Record<string, string>;

export const sourceLocale = 'en';

/** Reads `{folder}/{locale}.json`, sorted by locale. Throws where a file is not a flat object of texts. */
export function readCatalogs(folder: string): Map<string, Catalog> {
  const files = readdirSync(folder)
    .filter(file => file.endsWith('.json'))
    .sort();
  return new Map(files.map(file => [file.slice(0, -'.json'.length), readCatalog(join(folder, file))]));
}

function readCatalog(path: string): Catalog {
  const content: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw new Error(`${path}: a catalog is an object of id → message`);
  }
  const catalog: Catalog = {};
  for (const [id, message] of Object.entries(content)) {
    if (typeof message !== 'string') throw new Error(`${path}: ${id} is not a text`);
    catalog[id] = message;
  }
  return catalog;
}
