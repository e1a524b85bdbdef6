import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import { ref } from 'valtio/vanilla';
import type { PaymentMethod } from '../../../api/contract/method';
import { useCashier } from '../../../state/CashierContext';
import type { FieldTexts } from '../../shared/form/useFieldValidation';

/** Keeps what is typed in the store: it is still there after the method's guide or a way back. */
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
