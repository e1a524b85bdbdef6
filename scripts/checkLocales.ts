import { SUPPORTED_LOCALES } from '../src/spec/locales';
import { listFiles } from './listFiles';
import { readCatalogs, sourceLocale } from './locales/catalog';
import { compareCatalog } from './locales/compareCatalog';
import { dynamicFamilies, variantPrefix } from './locales/policy';
import { stringLiterals } from './locales/stringLiterals';

const catalogs = readCatalogs('locales');
const source = catalogs.get(sourceLocale) ?? {};
const files = listFiles('src').filter(file => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file));
const literals = stringLiterals(files);

const isUsed = (id: string): boolean =>
  literals.has(id) ||
  dynamicFamilies.some(family => id.startsWith(family)) ||
  (id.startsWith(variantPrefix) && isUsed(id.slice(variantPrefix.length)));
const errors = [
  ...Object.keys(source)
    .filter(id => !isUsed(id))
    .map(id => `${sourceLocale}: ${id} is used nowhere in src`),
  ...SUPPORTED_LOCALES.filter(locale => !catalogs.has(locale)).map(
    locale => `locales/${locale}.json is missing`,
  ),
];

for (const [locale, catalog] of catalogs) {
  const report = compareCatalog(locale, catalog, source);
  errors.push(...report.errors);
  if (report.gaps.length > 0) errors.push(`${locale}: texts are missing: ${report.gaps.join(', ')}`);
}

for (const error of errors) console.error(error);
if (errors.length > 0) process.exit(1);
console.log(`Locales: ${catalogs.size} catalogs and ${Object.keys(source).length} ids agree with src.`);
