import { normaliseCurrency } from '../../../domain/money/currency';
import { isServerAddress } from '../../../domain/url/isServerAddress';
import { HOLD_STEPS } from '../../../host/HoldEvent';
import { attributeOf, PARENT_FIELD_NAMES, PARENT_FIELDS, type ParentData } from '../../../host/parentData';
import { USER_FIELDS } from '../../../host/withGetters';
import { isRecord } from '../../../lib/isRecord';
import { nearestName } from '../../../lib/nearestName';
import { ownValue } from '../../../lib/ownValue';
import { CURRENCIES } from '../../../spec/currencies';
import { PLATFORMS } from '../../../spec/defaults';
import { CONFIG_KINDS, SCHEMA_KINDS, SEED_NAMES, VARIABLES, wrongKind } from './configRules';
import { isForeignAttribute } from './isForeignAttribute';
import { hasTexts, meantLocale } from './localeRules';

/** One thing that is wrong with the configuration. Names only: a value may be a secret. */
export interface Mistake {
  /** Where: 'bonus-lst', 'config.dri', 'schema.variables.--cashier-acent'. */
  name: string;
  text: string;
}

interface Configuration {
  attributes: readonly string[];
  /** Own properties of the element, which are the host's or a framework's. */
  properties: readonly string[];
  /** Names of what a frame's host or a native app has handed over. */
  handed: readonly string[];
  parent: Pick<ParentData, 'config' | 'schema' | 'user' | 'host' | 'hostHolds' | 'locale'>;
}

const FIELDS: readonly string[] = PARENT_FIELD_NAMES;
const ATTRIBUTES = PARENT_FIELD_NAMES.map(attributeOf);
const MOST_NAME_CHARS = 60;

const didYouMean = (meant: string | null): string => (meant === null ? '' : `: did you mean \`${meant}\`?`);

const unknown = (name: string, what: string, meant: string | null): Mistake => ({
  name,
  text: `unknown ${what} \`${name}\`${didYouMean(meant)}`,
});

/** A hand-over may hold anything: more unknown names than this say nothing new. */
const MOST_HANDED = 20;
const MOST_USER_FIELDS = 100;

/** Finds unknown names, each with the nearest right spelling, wrong types, and values out of range. */
export function findMistakes({ attributes, properties, handed, parent }: Configuration): Mistake[] {
  const { config, schema, user, host, hostHolds, locale } = parent;
  return [
    ...attributes
      .filter(name => !ATTRIBUTES.includes(name) && !isForeignAttribute(name))
      .map(name => unknown(name, 'attribute', nearestName(name, ATTRIBUTES))),
    ...properties.flatMap(name => {
      // Frameworks set properties of their own: only a name that is close to one of ours is a mistake.
      const meant = nearestName(name, PARENT_FIELD_NAMES);
      return meant === null || /^[_$]|\$/.test(name) ? [] : [unknown(name, 'property', meant)];
    }),
    ...handed
      .filter(name => !FIELDS.includes(name))
      .slice(0, MOST_HANDED)
      .map(name => name.slice(0, MOST_NAME_CHARS))
      .map(name => unknown(name, 'field', nearestName(name, FIELDS))),
    ...keyMistakes(config, 'config', CONFIG_KINDS, 'all'),
    ...(schema ? keyMistakes(schema, 'schema', SCHEMA_KINDS, 'near') : []),
    ...nameMistakes(schema?.seeds, 'schema.seeds', SEED_NAMES),
    ...nameMistakes(schema?.variables, 'schema.variables', VARIABLES),
    ...userMistakes(user),
    ...hostHolds
      .filter(name => !HOLD_STEPS.includes(name))
      .map(name => unknown(`hostHolds.${name}`, 'step', nearestName(name, HOLD_STEPS))),
    ...(hasTexts(locale)
      ? []
      : [
          {
            name: 'locale',
            text: `the widget has no texts in the language of \`locale\`${didYouMean(meantLocale(locale))}`,
          },
        ]),
    ...(isServerAddress(host)
      ? []
      : [
          {
            name: 'host',
            text: '`host` must be an absolute address with a scheme, as `https://bank.example`',
          },
        ]),
  ];
}

/**
 * `near`: the object may hold more than the widget reads, so only a name that is close to a known one is a
 * mistake.
 */
function keyMistakes(
  given: object,
  place: string,
  kinds: typeof CONFIG_KINDS,
  reported: 'all' | 'near',
): Mistake[] {
  return Object.entries(given).flatMap(([key, value]) => {
    const kind = ownValue(kinds, key);
    const name = `${place}.${key}`;
    if (kind === undefined) {
      const meant = nearestName(key, Object.keys(kinds));
      return meant === null && reported === 'near'
        ? []
        : [unknown(name, 'key', meant && `${place}.${meant}`)];
    }
    const wanted = value === undefined || value === null ? null : wrongKind(kind, value);
    return wanted === null ? [] : [{ name, text: `\`${name}\` must be ${wanted}` }];
  });
}

function nameMistakes(given: unknown, place: string, known: readonly string[]): Mistake[] {
  if (!isRecord(given)) return [];
  return Object.keys(given)
    .filter(key => !known.includes(key))
    .map(key => unknown(`${place}.${key}`, 'name', nearestName(key, known)));
}

function userMistakes(user: ParentData['user']): Mistake[] {
  const { currency, paymentGeo } = user ?? {};
  const isKnown = typeof currency !== 'string' || Object.hasOwn(CURRENCIES, normaliseCurrency(currency));
  return [
    ...Object.keys(user ?? {})
      .filter(key => key.length <= MOST_NAME_CHARS && !USER_FIELDS.includes(key))
      .slice(0, MOST_USER_FIELDS)
      .flatMap(key => {
        const meant = nearestName(key, USER_FIELDS);
        return meant === null ? [] : [unknown(`user.${key}`, 'field', `user.${meant}`)];
      }),
    ...(isKnown
      ? []
      : [{ name: 'user.currency', text: '`user.currency` is no currency code that the widget knows' }]),
    ...(/^[a-z]{2}$/.test(`${paymentGeo}`)
      ? [{ name: 'user.paymentGeo', text: '`user.paymentGeo` must be in upper case, as `MX`' }]
      : []),
  ];
}

/** What a field must be, where its kind does not say it all. */
const NEEDS: Readonly<Record<string, string>> = {
  experiments: 'a list of {key, group}',
  hostOrigins: 'a list of texts',
  hostHolds: 'a list of texts',
  'user.platform': `one of ${PLATFORMS.join(', ')}`,
  'user.widgetViewType': 'one of main, sweep',
  'user.balanceData': '{primary: {amount, currency}}, the amount a number',
};

/** The mistake of a field that could not be read: says what it should have been. The user's own are texts. */
export function malformed(field: string): Mistake {
  const { kind = 'text' } = ownValue(PARENT_FIELDS, field) ?? {};
  const wanted =
    ownValue(NEEDS, field) ?? wrongKind(kind === 'string' || kind === 'id' ? 'text' : kind, undefined);
  return { name: field, text: `\`${field}\` was not understood: it must be ${wanted}` };
}

/** Without a host the calls go to the page's own server: a mistake only where that has no methods. */
export const NO_HOST: Mistake = {
  name: 'host',
  text: '`host` is not given: the calls went to the page’s own server, which has not answered them',
};

const SCHEMA_NEEDS = {
  seed: '`#rgb` or `#rrggbb`',
  variable: 'a value that loads nothing and stays in its declaration',
  font: 'a plain `family` with an https `src`',
};

/** The mistake of what a schema asks for in vain: `report` is the error's message, which names the kind. */
export function refusedOfSchema(report: string, name: string): Mistake {
  const [, wanted] = Object.entries(SCHEMA_NEEDS).find(([kind]) => report.includes(kind)) ?? [];
  return { name, text: `${report}: \`${name}\`${wanted ? ` must be ${wanted}` : ''}` };
}
