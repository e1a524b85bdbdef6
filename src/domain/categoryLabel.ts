import { ownValue } from '../lib/ownValue';
import { OTHER_GROUP_LABEL, PAYMENT_GROUPS, type PaymentGroupEntry } from '../spec/paymentGroups';

const GROUPS: Readonly<Record<string, PaymentGroupEntry>> = PAYMENT_GROUPS;

function entryOf(category: string): PaymentGroupEntry | undefined {
  return ownValue(GROUPS, category);
}

/** METH-03: the message id of a category's label. */
export function categoryLabel(category: string): string {
  return entryOf(category)?.label ?? OTHER_GROUP_LABEL;
}

/** METH-03: true for a heading with its methods in view, false for a tile. */
export function isSectionCategory(category: string): boolean {
  return entryOf(category)?.display === 'section';
}
