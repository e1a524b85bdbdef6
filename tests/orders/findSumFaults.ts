import { toMajor } from '../../demo/sandbox/core/money';
import type { Deposit } from '../../demo/sandbox/core/State';
import { userAccount } from '../../demo/sandbox/ledger/postings';
import { isPaymentShown } from '../../src/flows/shared/navigation/isPaymentShown';
import type { Page, Table } from './createTable';

export const isOfDeposit = (cashier: Page['cashier']): boolean =>
  isPaymentShown(cashier) && !cashier.router.current().path.startsWith('/withdrawal');

/** Sums: of the payment on screen, and the balance, which is one that the bank has had. */
export function findSumFaults(table: Table, { cashier }: Page): string[] {
  const { bank, user } = table;
  const { transaction } = cashier;
  const faults: string[] = [];
  const deposit = bank.state.deposits[transaction.depositId ?? ''];
  const isComparable =
    deposit && deposit.scenario !== 'wrong-amount' && !isChangedElsewhere(table, deposit, cashier);
  if (deposit && isOfDeposit(cashier) && deposit.minor > 0 && isComparable) {
    const { amount, currency } = transaction;
    const major = toMajor(deposit.minor, deposit.currency);
    if (amount !== major || currency !== deposit.currency)
      faults.push(
        `${cashier.router.current().path}: ${amount} ${currency}, and the ledger has ${major} ${deposit.currency}`,
      );
  }
  const { balance } = cashier.user;
  const had = balancesOf(table);
  if (balance && balance.currency === user.currency && !had.includes(balance.amount))
    faults.push(`a balance of ${balance.amount}, which was never there: ${had.join(', ')}`);
  return faults;
}

/** Another tab has sent its fields since, with another sum perhaps: this one need not have heard of it. */
export function isChangedElsewhere(
  { tabs, wire }: Table,
  { id }: Deposit,
  { transaction }: Page['cashier'],
): boolean {
  const last = wire.sent
    .filter(({ data, path }) => data['depositId'] === id && path.startsWith('deposit-create'))
    .at(-1);
  return tabs().length > 1 && last !== undefined && last.data['requestId'] !== transaction.requestId;
}

/** Every balance that the player has had. */
function balancesOf({ bank, user }: Table): number[] {
  let minor = 0;
  const own = bank.state.ledger.journal
    .flatMap(({ lines }) => lines)
    .filter(({ account, currency }) => account === userAccount(user.id) && currency === user.currency);
  const had = [0];
  for (const line of own) {
    minor += line.minor;
    had.push(toMajor(minor, user.currency));
  }
  return had;
}
