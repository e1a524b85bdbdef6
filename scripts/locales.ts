import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalogs, sourceLocale } from './locales/catalog';
import { compileCatalog } from './locales/compile';
import { countryTexts } from './locales/countryTexts';
import { englishParts } from './locales/englishParts';
import { messageTypes } from './locales/messageTypes';
import { firstScreenTexts } from './locales/policy';
import { writeChanged } from './writeChanged';

const target = '.generated/locales';
const catalogs = readCatalogs('locales');
const source = catalogs.get(sourceLocale);
if (source === undefined) {
  console.error(`locales/${sourceLocale}.json is missing: it is the source of every text.`);
  process.exit(1);
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 6);
const hashes: Record<string, string> = {};
for (const [locale, catalog] of catalogs) {
  const json = JSON.stringify({ ...compileCatalog(catalog), ...countryTexts(locale) });
  hashes[locale] = hashOf(json);
  writeChanged(join(target, `${locale}.json`), json);
}
writeChanged(join(target, 'manifest.json'), JSON.stringify(hashes));
writeChanged('.generated/messages.ts', messageTypes(source));
const english = englishParts(source, firstScreenTexts);
writeChanged('.generated/englishFirst.ts', english.first);
writeChanged('.generated/englishRest.ts', english.rest);

for (const file of readdirSync(target)) {
  const locale = file.slice(0, -'.json'.length);
  if (locale !== 'manifest' && !catalogs.has(locale)) rmSync(join(target, file));
}
console.log(`Locales: ${catalogs.size} compiled, ${Object.keys(source).length} messages.`);
