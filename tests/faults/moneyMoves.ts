import type { PaymentMethod } from '../../src/api/contract/method';
import { withdrawalList } from '../../src/api/operations/withdrawal';
import { pendingDeposits } from '../../src/flows/deposit/pending/keepPending';
import { openPendingDeposit } from '../../src/flows/deposit/pending/openPendingDeposit';
import { submitDeposit } from '../../src/flows/deposit/submit/submitDeposit';
import { openPending } from '../../src/flows/withdrawal/pending/openPending';
import { submitWithdrawal } from '../../src/flows/withdrawal/submit/submitWithdrawal';
import type { Cashier } from '../../src/state/Cashier';
import type { BankView } from './createBankView';
import type { Schedule } from './schedules';

/** What a player does to move money, whatever the way. */
export interface MoneyMoves {
  /** The call that creates. */
  path: string;
  submit(cashier: Cashier): void;
  /** After a reload: opens what the list shows as open. */
  reopen(cashier: Cashier): Promise<void>;
  /** Pays on the payer's page and comes back. */
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

const depositMoves = (chosen: PaymentMethod): MoneyMoves => ({
  path: 'deposit-create',
  submit: cashier => {
    if (cashier.router.current().path === '/deposit/complete') cashier.router.navigate('/deposit/redirect');
    submitDeposit(cashier, {
      method: chosen,
      amount: AMOUNT,
      fields: chosen === PAGE ? { amount: String(AMOUNT) } : {},
    });
  },
  reopen: async cashier => {
    const [deposit] = pendingDeposits(cashier);
    if (deposit) await openPendingDeposit(cashier, deposit);
  },
  leave: (cashier, bank) => {
    bank.pay();
    cashier.router.navigate('/deposit/complete', { isFinal: true });
  },
});

const withdrawalMoves: MoneyMoves = {
  path: 'withdrawal-create',
  submit: cashier => {
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
    submitWithdrawal(cashier);
  },
  reopen: async cashier => {
    const [pending] = await cashier.client.call(withdrawalList, {}).catch(() => []);
    if (pending) openPending(cashier, pending);
  },
  leave: () => {},
};

export const moneyMoves = ({ flow, moment }: Schedule): MoneyMoves =>
  flow === 'withdrawal' ? withdrawalMoves : depositMoves(moment === 'on return' ? PAGE : DIRECT);
