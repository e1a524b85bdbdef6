import { directionOf } from '../../src/domain/player/resolveLang';
import { messageOf } from '../../src/lib/messageOf';
import type { Catalog } from './catalog';
import { type Choice, describeMessage, type MessageShape } from './describeMessage';
import { markErrors } from './markErrors';
import { pluralCategories } from './pluralCategories';

interface CatalogReport {
  /** What is wrong, one line each. */
  errors: string[];
  /** Ids without a text. */
  gaps: string[];
}

/** Compares a locale's catalog with the English one; comparing English with itself checks its plurals. */
export function compareCatalog(locale: string, catalog: Catalog, source: Catalog): CatalogReport {
  const errors: string[] = [];
  for (const [id, message] of Object.entries(catalog)) {
    const original = source[id];
    if (original === undefined) errors.push(`${locale}: ${id} is unknown`);
    else if (message !== '') errors.push(...messageErrors(locale, id, message, original));
  }
  return { errors, gaps: Object.keys(source).filter(id => !catalog[id]) };
}

function messageErrors(locale: string, id: string, message: string, original: string): string[] {
  const where = `${locale}: ${id}`;
  try {
    const expected = describeMessage(id, original);
    const found = describeMessage(id, message);
    return [
      ...placeholderErrors(where, found, expected),
      ...numberErrors(where, found, expected),
      ...choiceErrors(where, locale, found, expected),
      ...directionErrors(where, locale, message),
      ...markErrors(where, locale, found.literals),
    ];
  } catch (error) {
    return [`${locale}: ${messageOf(error)}`];
  }
}

function placeholderErrors(where: string, found: MessageShape, expected: MessageShape): string[] {
  const names = { '{}': [found.arguments, expected.arguments], '<>': [found.tags, expected.tags] } as const;
  return Object.entries(names).flatMap(([[open, close], [actual, wanted]]) => [
    ...missing(wanted.keys(), actual).map(name => `${where}: lacks ${open}${name}${close}`),
    ...missing(actual.keys(), wanted).map(name => `${where}: ${open}${name}${close} is unknown`),
  ]);
}

/** What is a number in English must be written in the digits of the language too. */
function numberErrors(where: string, found: MessageShape, expected: MessageShape): string[] {
  return [...found.arguments]
    .filter(([name, kind]) => kind === 'plain' && expected.arguments.get(name) === 'number')
    .map(([name]) => `${where}: {${name}} is not written as {${name}, number}`);
}

/** From the first strong isolate, or that of one direction, to its end. */
const ISOLATED = /[\u2066-\u2068][^\u2069]*\u2069/g;

/**
 * In a line read from the right, what is put in (an amount, a code, a name) must keep its own direction. A browser
 * takes the line's from the first letter, also of a value: where values stand alone, a mark says it.
 */
function directionErrors(where: string, locale: string, message: string): string[] {
  if (directionOf(locale) === 'ltr') return [];
  const own = message.replace(ISOLATED, '');
  const bare = own.match(/\{\w+(?:, number)?\}/g) ?? [];
  const values = message.match(ISOLATED) ?? [];
  return [
    ...bare.map(placeholder => `${where}: ${placeholder} is not isolated (U+2068 … U+2069)`),
    ...(values.length > 1 && !/\p{L}/u.test(own) && !own.startsWith('\u200f')
      ? [`${where}: does not begin with U+200F, and has no letter of its own`]
      : []),
  ];
}

function choiceErrors(where: string, locale: string, found: MessageShape, expected: MessageShape): string[] {
  return found.choices.flatMap(choice => {
    const errors = choice.format === 'select' ? selectErrors(choice, expected) : pluralErrors(locale, choice);
    return errors.map(error => `${where}: {${choice.argument}} ${error}`);
  });
}

function selectErrors(choice: Choice, expected: MessageShape): string[] {
  const original = expected.choices.find(
    ({ argument, format }) => argument === choice.argument && format === 'select',
  );
  const wanted = new Set(original?.cases ?? ['other']);
  return [
    ...missing(wanted, new Set(choice.cases)).map(name => `lacks the case ${name}`),
    ...missing(choice.cases, wanted).map(name => `has the unknown case ${name}`),
  ];
}

function pluralErrors(locale: string, choice: Choice): string[] {
  const { required, allowed } = pluralCategories(locale, choice.format === 'plural' ? 'cardinal' : 'ordinal');
  const categories = choice.cases.filter(name => !/^\d+$/.test(name));
  return [
    ...missing(required, new Set(categories)).map(name => `lacks the plural category ${name}`),
    ...missing(categories, allowed).map(
      name => `has the plural category ${name}, which the language has not`,
    ),
  ];
}

function missing(wanted: Iterable<string>, present: { has(name: string): boolean }): string[] {
  return [...wanted].filter(name => !present.has(name));
}
