import { useSnapshot } from 'valtio';
import { methodText } from '../../../domain/method/methodText';
import { useCashier } from '../../../state/CashierContext';

interface Made {
  paymentMethod: string;
  /** As it was called when the payment was made. */
  methodText: string;
}

/** What the method of a payment is called in the player's language of this moment, as far as it is still listed. */
export function useMethodText(flow: 'deposit' | 'withdrawal'): (made: Made) => string {
  const { methods, withdrawal, user } = useCashier();
  const { list } = useSnapshot(flow === 'deposit' ? methods : withdrawal);
  const { lang } = useSnapshot(user);
  return ({ paymentMethod, methodText: kept }) => {
    const method = list.find(({ name }) => name === paymentMethod);
    return method ? methodText(method, lang) : kept;
  };
}
