import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import { ref } from 'valtio/vanilla';
import type { PaymentMethod } from '../../../api/contract/method';
import { useCashier } from '../../../state/CashierContext';
import type { FieldTexts } from '../../shared/form/useFieldValidation';

/** What is typed outlives the screen: the guide of the method and the way back find it again. */
export function KeepTyped({ method }: { method: PaymentMethod }): null {
  const { deposit, router } = useCashier();
  const form = useForm<FieldTexts>();
  const { name } = method;
  useEffect(() => {
    const pageKey = router.current().key;
    return form.subscribe(
      ({ values }) => {
        const { depositId, extraFields } = deposit;
        deposit.typed = ref({ method: name, depositId, extraFields, pageKey, values: { ...values } });
      },
      { values: true },
    );
  }, [form, deposit, router, name]);
  return null;
}
