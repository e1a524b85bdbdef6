import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import { ref } from 'valtio/vanilla';
import { useCashier } from '../../../state/CashierContext';

/** Keeps what is typed in the store: it is still there after the bank list, the summary or a way back. */
export function KeepValues(): null {
  const { withdrawal, router } = useCashier();
  const form = useForm<Record<string, string>>();
  useEffect(() => {
    withdrawal.pageKey = router.current().key;
    return form.subscribe(
      ({ values }) => {
        withdrawal.values = ref({ ...values });
      },
      { values: true },
    );
  }, [form, withdrawal, router]);
  return null;
}
