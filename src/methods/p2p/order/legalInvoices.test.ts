import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { legalInvoice } from '../../../../tests/corpora/legal/legalDeposits';
import { legalRuns } from '../../../../tests/support/unit/legalRuns';
import { checkAnswer } from '../../../api/checkAnswer';
import { P2PAnswerStruct } from '../../../api/contract/p2p';
import { MINUTE_MS } from '../../../spec/timers';
import { readInvoice } from './readInvoice';

const nowMs = Date.parse('2026-06-15T12:00:00Z');
/** The ways in which a server may write the moment. */
const created = fc.constantFrom<string | number>(
  '2026-06-15T12:00:00Z',
  '2026-06-15 12:00:00',
  nowMs / 1000,
  nowMs,
);

describe('[P2P-01] [API-06] whatever invoice a server makes', () => {
  it('can be shown, with all of its time', () => {
    fc.assert(
      fc.property(legalInvoice, created, ({ response }, moment) => {
        const answer = checkAnswer({ ...response, depositId: 7, created: moment }, P2PAnswerStruct);
        const invoice = answer.ok ? readInvoice(answer.value, { nowMs }) : null;
        expect(invoice).toMatchObject({ amount: response['payment_amount'] });
        expect(invoice?.deadlineMs).toBe(nowMs + Number(response['timeout_minutes']) * MINUTE_MS);
      }),
      legalRuns(200, 5_000),
    );
  });
});
