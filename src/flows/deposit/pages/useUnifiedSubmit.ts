import type { UnifiedFlow } from '../../../api/contract/form';
import { useCashier } from '../../../state/CashierContext';
import type { DepositIntent } from '../../../state/DepositIntent';
import { reportStepFailure } from '../../shared/failure/reportFailure';
import { placeOf } from '../../shared/placeOf';
import { useInFlight } from '../../shared/useInFlight';
import { useCompleteDeposit } from '../complete/useCompleteDeposit';
import { nameDeposit } from '../submit/nameDeposit';
import { refreshFields } from '../submit/refreshFields';
import { submitDeposit } from '../submit/submitDeposit';
import { unifiedNextRoute } from './unifiedNextRoute';

type Values = Record<string, string>;

export interface UnifiedSubmit {
  /** The fields go on with the deposit. */
  send(values: Values): void;
  /** The fields are asked for anew, after a change of `name`. */
  refresh(values: Values, name: string): void;
  /** There is nothing to fill in. */
  confirm(): void;
  /** The id is asked for, or it is being confirmed. */
  isPending: boolean;
}

/** What the unified form of a deposit that is made leads to. */
export function useUnifiedSubmit(flow: UnifiedFlow | undefined): UnifiedSubmit {
  const cashier = useCashier();
  const { transaction, deposit } = cashier;
  const { isPending, complete } = useCompleteDeposit();
  const naming = useInFlight();

  /**
   * At once where the server has named the deposit: what comes next may open a window, in the click. A player who has
   * left meanwhile may have another deposit on screen.
   */
  async function withId(run: (id: string) => void): Promise<void> {
    if (transaction.depositId !== null) {
      run(transaction.depositId);
      return;
    }
    const place = placeOf(cashier);
    await nameDeposit(cashier).then(
      id => {
        if (!place.isLeft()) run(id);
      },
      error => reportStepFailure(cashier, error),
    );
  }

  function withIntent(fields: Values, run: (intent: DepositIntent) => void): Promise<void> {
    const { method } = deposit;
    const { amount, currency, bonusId } = transaction;
    const nextRoute = unifiedNextRoute(flow?.nextRoute) ?? '/deposit/complete';
    return withId(depositId => {
      if (!method) return;
      run({ method, amount, currency, fields, depositId, bonusId, nextRoute });
    });
  }

  return {
    send: values => naming.run(() => withIntent(values, intent => submitDeposit(cashier, intent))),
    refresh: (values, name) => void withIntent(values, intent => void refreshFields(cashier, intent, name)),
    confirm: () => naming.run(() => withId(complete)),
    isPending: isPending || naming.isPending,
  };
}
