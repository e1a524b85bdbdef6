import { SECTION_CATEGORIES } from '../../spec/paymentGroups';
import { methodText } from './methodText';

export type GroupableMethod = {
  name: string;
  category: string;
  position: number;
  text?: Readonly<Record<string, string | undefined>> | null;
  isPopular?: boolean | null;
};

export type PaymentGroup<Method> = {
  /** The category. */
  name: string;
  paymentMethods: Method[];
  /** The lowest among its methods. */
  position: number;
};

export type MethodItem<Method> =
  | { kind: 'method'; position: number; method: Method }
  | { kind: 'group'; position: number; group: PaymentGroup<Method> };

export type MethodSection<Method> = {
  /** popular, other (labelled like an unknown category), or the category of a heading. */
  name: string;
  items: MethodItem<Method>[];
  position: number;
};

const isSectionCategory = (category: string): boolean => SECTION_CATEGORIES.some(name => name === category);

const POPULAR = 'popular';
const OTHER = 'other';

function lowest(things: readonly { position: number }[]): number {
  return Math.min(...things.map(thing => thing.position));
}

function byCategory<Method extends GroupableMethod>(methods: readonly Method[]): Map<string, Method[]> {
  const categories = new Map<string, Method[]>();
  for (const method of methods) {
    categories.set(method.category, [...(categories.get(method.category) ?? []), method]);
  }
  return categories;
}

/** A category without letters or digits could not name a tile: its methods are not folded. */
const isNamed = (category: string): boolean => /[\p{L}\p{N}]/u.test(category);

function fold<Method extends GroupableMethod>(category: string, methods: Method[]): MethodItem<Method>[] {
  if (methods.length < 2 || isSectionCategory(category) || !isNamed(category)) {
    return methods.map(method => ({ kind: 'method', position: method.position, method }));
  }
  const position = lowest(methods);
  const group = { name: category, paymentMethods: methods, position };
  return [{ kind: 'group', position, group }];
}

function isPopular<Method extends GroupableMethod>(item: MethodItem<Method>): boolean {
  const methods = item.kind === 'group' ? item.group.paymentMethods : [item.method];
  return methods.some(method => method.isPopular === true);
}

function sectionOf(category: string, isPopularItem: boolean): string {
  if (isPopularItem) return POPULAR;
  return isSectionCategory(category) ? category : OTHER;
}

/** Compares by code units: an engine's collator is slow at its first use, and this only orders equal positions. */
const compareTexts = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** Popular ones first, then by position. */
export const byPopularity = (a: GroupableMethod, b: GroupableMethod): number =>
  Number(b.isPopular === true) - Number(a.isPopular === true) || a.position - b.position;

/**
 * METH-03, METH-04: popular ones first, then headings and the rest by position. Every method stands in one place:
 * a tile keeps its popular methods and becomes popular itself. Equal positions go by text.
 */
export function groupMethods<Method extends GroupableMethod>(
  methods: readonly Method[],
  lang: string,
): MethodSection<Method>[] {
  const sorted = [...methods].sort(
    (a, b) =>
      byPopularity(a, b) ||
      compareTexts(methodText(a, lang).toLowerCase(), methodText(b, lang).toLowerCase()),
  );
  const sections = new Map<string, MethodItem<Method>[]>();
  for (const [category, members] of byCategory(sorted)) {
    for (const item of fold(category, members)) {
      const name = sectionOf(category, isPopular(item));
      sections.set(name, [...(sections.get(name) ?? []), item]);
    }
  }
  return [...sections]
    .map(([name, items]) => ({
      name,
      items: items.sort((a, b) => a.position - b.position),
      position: lowest(items),
    }))
    .sort((a, b) => Number(b.name === POPULAR) - Number(a.name === POPULAR) || a.position - b.position);
}
