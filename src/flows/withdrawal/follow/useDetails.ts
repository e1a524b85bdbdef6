import type { PaymentMethod } from '../../../api/contract/method';
import { useTexts } from '../../../i18n/useTexts';
import { useCashier } from '../../../state/CashierContext';
import type { WithdrawalDetail } from '../../../state/createWithdrawalState';
import { withdrawalFields } from '../form/withdrawalFields';

/** The detail lines of a withdrawal with labels in the current language: the form that wrote them is gone. */
export function useDetails(
  method: PaymentMethod | null | undefined,
  details: readonly WithdrawalDetail[],
): readonly WithdrawalDetail[] {
  const cashier = useCashier();
  const texts = useTexts();
  if (!method || details.length === 0) return details;
  const labels = new Map(withdrawalFields(cashier, texts, method).map(({ key, label }) => [key, label]));
  return details.map(detail => ({
    ...detail,
    label: detail.labelId ? texts.t(detail.labelId) : (labels.get(detail.id) ?? detail.label),
  }));
}
