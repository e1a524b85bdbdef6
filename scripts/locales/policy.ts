/**
 * Texts that the method list needs, or families of them (ending in a dot); the rest of English is a chunk of
 * its own.
 */
export const firstScreenTexts: readonly string[] = [
  'common.loading',
  'common.back',
  'common.close',
  'title.deposit',
  'title.depositV2',
  'title.flows',
  'title.withdraw',
  'wallet.balance',
  'region.change',
  'region.current',
  'list.search',
  'list.clearSearch',
  'list.maintenance',
  'list.methodCount',
  'limits.range',
  'limits.from',
  'limits.upTo',
  'bonus.title',
  'bonus.percent',
  'bonus.freespins',
  'bonus.from',
  'bonus.upTo',
  'bonus.details',
  'group.',
];

/** Ids made at run time from a server's code, category or field name: any id that starts so counts as used. */
export const dynamicFamilies: readonly string[] = [
  'common.errors.',
  'group.',
  'field.',
  'pay.row.',
  'pix.keyType.',
];

/** Before the id of a standard text: the one that takes its place in the sweepstake variant (SWP-03). */
export const variantPrefix = 'sweep.';

/** Families that are named in reach of the sweepstake screens and never shown there: they have no host's bonuses. */
export const notInSweepstake: readonly string[] = ['bonus.', 'group.me2me_grouped'];

/** The language has this category for millions only, and falls back to `other` without harm. */
export const optionalCategories: Record<string, readonly string[]> = {
  es: ['many'],
  fr: ['many'],
  it: ['many'],
  pt: ['many'],
};

/** Plural categories of languages that Intl.PluralRules does not know. */
export const ownCategories: Record<string, Record<'cardinal' | 'ordinal', readonly string[]>> = {
  tg: { cardinal: ['one', 'other'], ordinal: ['other'] },
};
