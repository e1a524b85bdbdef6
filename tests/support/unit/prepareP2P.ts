import { receivePush } from '../../../src/app/push/receivePush';
import { startTransaction } from '../../../src/flows/deposit/submit/startTransaction';
import { createTestCashier, type TestCashier, type TestCashierOptions } from './createTestCashier';
import { INVOICE, p2pMethod } from './openP2P';

interface P2PTest extends TestCashier {
  /** The invoice of the deposit d-1 is on screen. */
  start(): void;
  /** The server tells the status of a deposit, d-1 unless named. */
  push(status: string | number, depositId?: string): void;
}

export async function prepareP2P(answers: TestCashierOptions['answers'] = {}): Promise<P2PTest> {
  const test = await createTestCashier({
    answers: { 'deposit-status': { depositId: 'd-1', status: 'waiting' }, ...answers },
  });
  const { cashier } = test;
  const start = () => {
    startTransaction(cashier, { method: p2pMethod, amount: 100, fields: {} }, { depositId: 'd-1' });
    cashier.router.navigate(INVOICE);
  };
  const push = (status: string | number, depositId = 'd-1') =>
    receivePush(cashier, { type: 'deposit.status', data: { depositId, status } });
  return Object.assign(test, { start, push });
}
