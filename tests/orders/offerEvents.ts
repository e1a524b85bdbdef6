import { act } from '@testing-library/react';
import { moveDeposit } from '../../demo/sandbox/ledger/deposits';
import { findAll, of, press, submitOf } from './controls';
import { settle, type Take } from './createTable';

const BOX_REFUSALS = [
  { status: 422, body: { message: 'Gone', code: 'banking.boxUnknown' } },
  { status: 422, body: { message: 'Another price', code: 'banking.boxPrice' } },
] as const;

/** What becomes of what is on offer while the player chooses. */
export const OFFER_EVENTS = {
  choose: async (table, nth) => {
    if (table.page().cashier.router.current().path !== '/deposit/onramp/offer-list') return null;
    await press(of(findAll(table.page(), '[role=radio], input[type=radio]'), nth));
    const submit = submitOf(table.page());
    if (!submit) return null;
    await press(submit, nth % 4 === 0 ? 2 : 1);
    return `choose an offer, "${submit.textContent}"`;
  },
  expire: async ({ bank }, nth) => {
    const open = Object.values(bank.state.deposits).filter(
      ({ status, stage }) => stage === 'offers' && status === 'waiting',
    );
    const deposit = of(open, nth);
    if (!deposit) return null;
    moveDeposit(bank, deposit, 'mistaked', 'offer_expired');
    await settle();
    return `bank: the offers of ${deposit.id} have expired`;
  },
  sell: async ({ wire }, nth) => {
    const call = wire.open().find(({ path, answer }) => path === 'deposit-create-sweepstake' && !answer);
    if (!call) return null;
    call.answer = of(BOX_REFUSALS, nth) ?? null;
    await act(async () => wire.deliver(call));
    await settle();
    return `bank: ${call.answer?.status} ${JSON.stringify(call.answer?.body)}`;
  },
} satisfies Record<string, Take>;
