import { SUPPORTED_LOCALES } from '../src/spec/locales';
import { readCatalogs, sourceLocale } from './locales/catalog';
import { findForbiddenWord } from './locales/findForbiddenWord';
import { dynamicFamilies, notInSweepstake, variantPrefix } from './locales/policy';
import { reachableFiles } from './locales/reachableFiles';
import { stringLiterals } from './locales/stringLiterals';

// Beyond the specification, 10: in the sweepstake variant no text speaks of deposits, withdrawals or bets.
const ENTRIES = ['src/app/router/SweepstakeRoutes.tsx', 'src/app/Notifications.tsx'];

const catalogs = readCatalogs('locales');
const source = catalogs.get(sourceLocale) ?? {};
const files = [...new Set(ENTRIES.flatMap(reachableFiles))];
const literals = stringLiterals(files);
const isShown = (id: string): boolean =>
  !notInSweepstake.some(family => id.startsWith(family)) &&
  (literals.has(id) || dynamicFamilies.some(family => id.startsWith(family)));

const errors: string[] = [];
for (const locale of SUPPORTED_LOCALES) {
  const catalog = catalogs.get(locale);
  if (!catalog) continue;
  for (const id of Object.keys(source)) {
    const isVariant = id.startsWith(variantPrefix);
    // Another text takes its place there, in every language.
    if (!isVariant && (!isShown(id) || variantPrefix + id in source)) continue;
    const word = findForbiddenWord(catalog[id] ?? '', locale);
    if (word)
      errors.push(`${locale}: ${id} says "${word}"${isVariant ? '' : `: give it a ${variantPrefix}${id}`}`);
  }
}

for (const error of errors) console.error(error);
if (errors.length > 0) process.exit(1);
console.log(`Vocabulary: no sweepstake text says deposit, withdraw or bet (${files.length} files read).`);
