import type { PaymentMethod } from '../../src/api/contract/method';
import { withdrawalList } from '../../src/api/operations/withdrawal';
import { openPendingDeposit } from '../../src/flows/deposit/pending/openPendingDeposit';
import { pendingDeposits } from '../../src/flows/deposit/pending/pendingList';
import { submitDeposit } from '../../src/flows/deposit/submit/submitDeposit';
import { openPending } from '../../src/flows/withdrawal/pending/openPending';
import { submitWithdrawal } from '../../src/flows/withdrawal/submit/submitWithdrawal';
import { sleep } from '../../src/lib/sleep';
import { cancelP2P } from '../../src/methods/p2p/order/cancelP2P';
import { completeP2P } from '../../src/methods/p2p/order/completeP2P';
import { enterP2P } from '../../src/methods/p2p/order/enterP2P';
import { P2P_PATHS } from '../../src/methods/p2p/p2pPaths';
import type { Cashier } from '../../src/state/Cashier';
import type { BankView } from './createBankView';
import type { Schedule } from './schedules';

/** What a player does to move money, whatever the way. */
export interface MoneyMoves {
  /** The call that creates. */
  path: string;
  /** Clicks once or more on the form, which a P2P player is led to first. */
  submit(cashier: Cashier, clicks: number): void;
  /** After a reload: opens what the list shows as open. */
  reopen(cashier: Cashier): Promise<void>;
  /** Pays on the payer's page and comes back; pays by P2P, or cancels. May be called while it is under way. */
  leave(cashier: Cashier, bank: BankView): void;
}

const AMOUNT = 500;

const method = (name: string, rest: Partial<PaymentMethod> = {}): PaymentMethod => ({
  name,
  category: 'e-money',
  currency: ['MXN'],
  text: { en: name },
  amount_rules: { MXN: { min: 50, max: 20_000 } },
  fields: [],
  position: 1,
  ...rest,
});

/** Settles by itself; and one whose payer's page decides. */
const DIRECT = method('card_wallet', { category: 'card_method', cardViewType: 2 });
const PAGE = method('mercado_pago');
const P2P = method('p2p_market', { category: 'p2p', cardViewType: 5 });

async function reopenDeposit(cashier: Cashier): Promise<void> {
  const [deposit] = pendingDeposits(cashier);
  // A P2P deposit waits for its card as long as its screen is shown.
  if (deposit) await Promise.race([openPendingDeposit(cashier, deposit), sleep(250)]);
}

const depositMoves = (chosen: PaymentMethod): MoneyMoves => ({
  path: 'deposit-create',
  submit: (cashier, clicks) => {
    if (cashier.router.current().path === '/deposit/complete') cashier.router.navigate('/deposit/redirect');
    for (let click = 0; click < clicks; click++)
      submitDeposit(cashier, {
        method: chosen,
        amount: AMOUNT,
        fields: chosen === PAGE ? { amount: String(AMOUNT) } : {},
      });
  },
  reopen: reopenDeposit,
  leave: (cashier, bank) => {
    bank.pay();
    cashier.router.navigate('/deposit/complete', { isFinal: true });
  },
});

function p2pMoves(cancels: boolean): MoneyMoves {
  let isLeaving = false;
  const submit = async (cashier: Cashier, clicks: number): Promise<void> => {
    const { router, signal } = cashier;
    await enterP2P(cashier, P2P, { signal, isReplacing: false });
    if (router.current().path !== P2P_PATHS.base) return;
    cashier.deposit.method = P2P;
    for (let click = 0; click < clicks; click++)
      submitDeposit(cashier, { method: P2P, amount: AMOUNT, fields: { amount: String(AMOUNT) } });
  };
  return {
    path: 'deposit-create-p2p',
    submit: (cashier, clicks) => void submit(cashier, clicks).catch(() => {}),
    reopen: reopenDeposit,
    leave: cashier => {
      if (isLeaving) return;
      isLeaving = true;
      void (cancels ? cancelP2P(cashier) : completeP2P(cashier)).finally(() => {
        isLeaving = false;
      });
    },
  };
}

const withdrawalMoves: MoneyMoves = {
  path: 'withdrawal-create',
  submit: (cashier, clicks) => {
    cashier.withdrawal.draft ??= {
      method: method('oxxo_cash', { category: 'cash_methods', cardViewType: 20 }),
      amount: AMOUNT,
      currency: 'MXN',
      accountType: 'main',
      fields: { full_name: 'ANA LOPEZ', birth_date: '01.02.1990' },
      details: [],
    };
    if (cashier.router.current().path !== '/withdrawal/confirm')
      cashier.router.navigate('/withdrawal/confirm');
    for (let click = 0; click < clicks; click++) submitWithdrawal(cashier);
  },
  reopen: async cashier => {
    const [pending] = await cashier.client.call(withdrawalList, {}).catch(() => []);
    if (pending) openPending(cashier, pending);
  },
  leave: () => {},
};

export function moneyMoves({ flow, moment, cancels }: Schedule): MoneyMoves {
  if (flow === 'withdrawal') return withdrawalMoves;
  if (flow === 'p2p') return p2pMoves(cancels);
  return depositMoves(moment === 'on return' ? PAGE : DIRECT);
}
