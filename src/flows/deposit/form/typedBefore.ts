import type { PaymentMethod } from '../../../api/contract/method';
import type { Cashier } from '../../../state/Cashier';
import { keyOf } from '../../shared/fields/fieldModels';
import type { TypedBefore } from '../../shared/fields/withTyped';

/**
 * What was typed into this method's form before the player left it. If another deposit is being continued
 * now, nothing; if a new one is begun, all but the fields that the server had asked for (DEP-03).
 */
export function typedBefore({ deposit, router }: Cashier, { name }: PaymentMethod): TypedBefore {
  const { typed, depositId } = deposit;
  const isSamePage = typed?.pageKey === router.current().key;
  if (typed?.method !== name) return { values: {}, isSamePage };
  if (typed.depositId === depositId) return { values: typed.values, isSamePage };
  const asked = new Set(typed.extraFields.map(field => keyOf(field.name)));
  const own = depositId === null ? Object.entries(typed.values).filter(([key]) => !asked.has(key)) : [];
  return { values: Object.fromEntries(own), isSamePage };
}
