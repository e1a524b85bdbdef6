import type { PaymentMethod } from '../../../api/contract/method';
import type { Cashier } from '../../../state/Cashier';
import type { TypedTexts } from '../../../state/TypedForms';
import { typedTexts } from '../../shared/fields/typedTexts';

/**
 * What was typed into this method's form before the player left it. If another deposit is being continued
 * now, nothing; if a new one is begun, all but the fields that the server had asked for (DEP-03).
 */
export function typedBefore({ deposit, router }: Cashier, { name }: PaymentMethod): TypedTexts {
  const { typed, depositId } = deposit;
  const form = typed.forms.get(name);
  if (!form) return {};
  const texts = typedTexts(typed, { method: name, pageKey: router.current().key });
  // `null`: nothing was typed since the deposit was made.
  if (form.depositId === depositId || form.depositId === null) return texts;
  if (depositId !== null) return {};
  return Object.fromEntries(Object.entries(texts).filter(([key]) => !form.asked.includes(key)));
}
