import type { UnifiedFlow } from '../../../api/contract/form';
import { useCashier } from '../../../state/CashierContext';
import type { DepositIntent } from '../../../state/DepositIntent';
import { useInFlight } from '../../shared/busy/useInFlight';
import { reportStepFailure } from '../../shared/failure/reportFailure';
import { placeOf } from '../../shared/navigation/placeOf';
import { useCompleteDeposit } from '../complete/useCompleteDeposit';
import { nameDeposit } from '../submit/nameDeposit';
import { refreshFields } from '../submit/refreshFields';
import { submitDeposit } from '../submit/submitDeposit';
import { unifiedNextRoute } from './unifiedNextRoute';

type Values = Record<string, string>;

interface UnifiedSubmit {
  /** Sends the fields as a further step of the deposit. */
  send(values: Values): void;
  /** Asks for the fields anew, after a change of the field `name`. */
  refresh(values: Values, name: string): void;
  /** Confirms a flow without fields. */
  confirm(): void;
  /** The deposit's id is being asked for, or the deposit is being confirmed. */
  isPending: boolean;
}

/** The actions of the unified form, which belongs to an existing deposit. */
export function useUnifiedSubmit(flow: UnifiedFlow | undefined): UnifiedSubmit {
  const cashier = useCashier();
  const { transaction, deposit } = cashier;
  const { isPending, complete } = useCompleteDeposit();
  const naming = useInFlight();

  /**
   * Runs at once if the deposit's id is known: `run` may open a window, which must happen in the click.
   * Otherwise asks for the id first, and runs only if the player is still here: they may have another deposit
   * on screen by then.
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
    const { amount, currency, bonusId, hasCryptoBonus } = transaction;
    const nextRoute = unifiedNextRoute(flow?.nextRoute) ?? '/deposit/complete';
    return withId(depositId => {
      if (!method) return;
      run({ method, amount, currency, fields, depositId, bonusId, hasCryptoBonus, nextRoute });
    });
  }

  return {
    send: values => naming.run(() => withIntent(values, intent => submitDeposit(cashier, intent))),
    refresh: (values, name) => void withIntent(values, intent => void refreshFields(cashier, intent, name)),
    confirm: () => naming.run(() => withId(complete)),
    isPending: isPending || naming.isPending,
  };
}
