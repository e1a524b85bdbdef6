import { act } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type LegalAnswer, legalAnswers } from '../../tests/corpora/legal/legalDeposits';
import { legalMethod } from '../../tests/corpora/legal/legalMethods';
import { type LegalOutcome, legalOutcome } from '../../tests/corpora/legal/legalOutcomes';
import { closeCashier } from '../../tests/support/unit/closeCashier';
import { findTellTales } from '../../tests/support/unit/findTellTales';
import { legalRuns } from '../../tests/support/unit/legalRuns';
import { popUp } from '../../tests/support/unit/openSubmit';
import { renderCashier, settle } from '../../tests/support/unit/renderCashier';
import { checkAnswer, dropNulls } from '../api/checkAnswer';
import { isPlainMethod } from '../api/contract/isPlainMethod';
import { type PaymentMethod, PaymentMethodStruct } from '../api/contract/method';
import { submitDeposit } from '../flows/deposit/submit/submitDeposit';
import { kindOf } from '../methods/kindOf';

const AMOUNT = 100;
const legal = fc
  .record({ method: legalMethod('MXN'), answers: legalAnswers, outcome: legalOutcome })
  // Peer-to-peer has a creating call of its own.
  .filter(({ method }) => kindOf(readMethod(method.raw), { parent: {}, user: {} }).create === undefined);

function readMethod(raw: unknown): PaymentMethod {
  const checked = checkAnswer(raw, PaymentMethodStruct);
  if (!checked.ok) throw new Error(checked.problem);
  return checked.value;
}

/** Makes a deposit that is answered so, and says what a player would find wrong on the way. */
async function faultsOf(
  method: PaymentMethod,
  answers: LegalAnswer[],
  outcome: LegalOutcome,
): Promise<string[]> {
  const [answer] = answers.slice(-1);
  if (!answer) return [];
  const test = await renderCashier({
    answers: {
      'methods-payment-v3': { methods: [] },
      // Fresh from the wire: objects that two widgets share would be watched by both.
      'deposit-create': JSON.parse(JSON.stringify({ apiResponse: { ...answer.response, depositId: 'd-1' } })),
      'deposit-status': { status: 'waiting' },
      'bank-get': { bank_type: 'bank' },
    },
  });
  const { cashier, container, transport, failures, path } = test;
  await act(async () => {
    cashier.deposit.method = method;
    submitDeposit(cashier, { method, amount: AMOUNT, fields: {} });
    await vi.waitFor(() => expect(cashier.deposit.isSubmitting).toBe(false));
  });
  await settle();
  const faults: string[] = [];
  const pressable = () => container.querySelector('button:not([disabled]), a[href], input');
  // The code of a screen comes with it.
  await vi
    .waitFor(() => expect(pressable()).not.toBeNull())
    .catch(() => faults.push(`${path()}: nothing to press`));
  faults.push(...findTellTales(container).map(text => `${path()}: ${text}`));
  if (path() === '/error') faults.push('the error page');
  const isPaidElsewhere = answer.response['source'] !== undefined;
  if (answer.payTo.some(Boolean) && !isPaidElsewhere && path() === '/deposit/complete')
    faults.push(`nothing to pay to: ${answer.payTo}`);
  await act(async () => {
    for (const status of outcome.statuses) transport.push('deposit.status', { depositId: 'd-1', status });
  });
  const isTold = () => expect(cashier.transaction.status).toBe(outcome.final);
  await vi
    .waitFor(isTold)
    .catch(() => faults.push(`${cashier.transaction.status} after ${outcome.statuses}`));
  await settle();
  faults.push(...findTellTales(container).map(text => `${path()}: ${text}`), ...failures.map(String));
  closeCashier(test);
  return faults;
}

describe('[API-06] whatever a bank answers by the contract', () => {
  it('each method is read, and the quick check says no more than the struct', () => {
    fc.assert(
      fc.property(legalMethod('MXN'), ({ raw }) => {
        const plain = dropNulls(raw);
        const method = readMethod(raw);
        if (isPlainMethod(plain)) expect(method).toEqual(plain);
      }),
      legalRuns(200, 5_000),
    );
  });

  it('[DEP-05] [DEP-09] the player reads words, can go on, sees what to pay to, and is told what became of it', async () => {
    popUp();
    const posted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    await fc.assert(
      fc.asyncProperty(legal, async ({ method, answers, outcome }) => {
        expect(await faultsOf(readMethod(method.raw), answers, outcome)).toEqual([]);
      }),
      legalRuns(12, 400),
    );
    posted.mockRestore();
  }, 600_000);
});
