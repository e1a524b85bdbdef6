import type { CashierFailure, CashierSnapshot } from '../host/CashierSnapshot';
import type { ParentData } from '../host/parentData';

/** The state while the app is not there. The page that it will open with is known already. */
export const startState = (flow: ParentData['page'], failure: CashierFailure | null): CashierSnapshot =>
  Object.freeze({
    phase: failure ? 'failed' : 'starting',
    flow,
    route: `/${flow}`,
    status: 'idle',
    paymentMethod: null,
    amount: null,
    currency: null,
    depositId: null,
    withdrawalId: null,
  });
