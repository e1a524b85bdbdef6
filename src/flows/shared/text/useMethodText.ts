import { useSnapshot } from 'valtio';
import { methodText } from '../../../domain/method/methodText';
import type { Payment } from '../../../domain/transaction/Payment';
import { useCashier } from '../../../state/CashierContext';
import { useField } from '../../../state/useField';

interface Made {
  paymentMethod: string;
  /** The method's name when the payment was made. */
  methodText: string;
}

/** Names a payment's method in the player's current language, as far as it is still listed. */
export function useMethodText(payment: Payment): (made: Made) => string {
  const { methods, withdrawal, user } = useCashier();
  const { list } = useSnapshot(payment === 'deposit' ? methods : withdrawal);
  const lang = useField(user, 'lang');
  return ({ paymentMethod, methodText: kept }) => {
    const method = list.find(({ name }) => name === paymentMethod);
    return method ? methodText(method, lang) : kept;
  };
}
