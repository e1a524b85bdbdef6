import { SECTION_CATEGORIES } from '../../spec/paymentGroups';
import { methodText, type NamedMethod } from './methodText';

export interface GroupableMethod extends NamedMethod {
  category: string;
  position: number;
  isPopular?: boolean | null;
}

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

export type ListSection<Method> = {
  /** popular, other (labelled like an unknown category), or the category of a heading. */
  name: string;
  items: MethodItem<Method>[];
  position: number;
};

const POPULAR = 'popular';
const OTHER = 'other';

function lowest(things: readonly { position: number }[]): number {
  return Math.min(...things.map(thing => thing.position));
}

function groupBy<Item>(items: readonly Item[], nameOf: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(nameOf(item), [...(groups.get(nameOf(item)) ?? []), item]);
  return [...groups];
}

export const methodsOf = <Method>(item: MethodItem<Method>): Method[] =>
  item.kind === 'group' ? item.group.paymentMethods : [item.method];

/** A category without letters or digits could not name a tile: its methods are not folded. */
const isNamed = (category: string): boolean => /[\p{L}\p{N}]/u.test(category);

function fold<Method extends GroupableMethod>([category, methods]: [string, Method[]]): MethodItem<Method>[] {
  if (methods.length < 2 || SECTION_CATEGORIES.includes(category) || !isNamed(category)) {
    return methods.map(method => ({ kind: 'method', position: method.position, method }));
  }
  const position = lowest(methods);
  const group = { name: category, paymentMethods: methods, position };
  return [{ kind: 'group', position, group }];
}

function sectionOf(item: MethodItem<GroupableMethod>): string {
  const methods = methodsOf(item);
  if (methods.some(({ isPopular }) => isPopular)) return POPULAR;
  return methods.find(({ category }) => SECTION_CATEGORIES.includes(category))?.category ?? OTHER;
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
): ListSection<Method>[] {
  const sorted = [...methods].sort(
    (a, b) =>
      byPopularity(a, b) ||
      compareTexts(methodText(a, lang).toLowerCase(), methodText(b, lang).toLowerCase()),
  );
  const items = groupBy(sorted, ({ category }) => category).flatMap<MethodItem<Method>>(fold);
  return groupBy(items, sectionOf)
    .map(([name, items]) => ({
      name,
      items: items.sort((a, b) => a.position - b.position),
      position: lowest(items),
    }))
    .sort((a, b) => Number(b.name === POPULAR) - Number(a.name === POPULAR) || a.position - b.position);
}
