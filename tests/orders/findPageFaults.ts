import { toMajor } from '../../demo/sandbox/core/money';
import { type PendingDeposit, pendingDeposits } from '../../src/flows/deposit/pending/pendingList';
import { mayStillArrive } from '../../src/flows/shared/creation/isNotMade';
import { isPaymentShown } from '../../src/flows/shared/navigation/isPaymentShown';
import { findTellTales } from '../support/unit/findTellTales';
import type { Page, Table } from './createTable';

const REFERENCES = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-activedescendant'];
/** What is typed into fields, and is nobody's but the bank's. */
const SECRETS = ['AB12345', '123456789012', '4111111111111111', 'ana@example.com'];

/** What is wrong with a page whatever it shows. */
export function findPageFaults(table: Table, page: Page): string[] {
  const { path } = page.cashier.router.current();
  const faults = [...drawnWrong(page), ...mixedUp(page), ...saidWrong(page), ...keptWrong(table, page)];
  return [
    ...faults.map(fault => `${path}: ${fault}`),
    ...(table.files.isMissed ? [] : page.failures.map(error => `failed: ${String(error)}`)),
  ];
}

function drawnWrong({ container }: Page): string[] {
  const faults = findTellTales(container);
  if (!container.querySelector('.skeleton, .bone, [aria-busy=true]')) {
    const headings = container.querySelectorAll('h1').length;
    if (headings !== 1) faults.push(`${headings} headings`);
  }
  if (container.querySelectorAll('dialog').length > 1) faults.push('two dialogs');
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  const there = new Set(ids);
  if (there.size < ids.length) faults.push('an id twice');
  for (const name of REFERENCES)
    for (const element of container.querySelectorAll(`[${name}]`))
      for (const id of (element.getAttribute(name) ?? '').split(/\s+/).filter(Boolean))
        if (!there.has(id)) faults.push(`${name} of ${element.className} points nowhere`);
  return faults;
}

/** Parts of two payments on one screen. */
function mixedUp({ cashier, container }: Page): string[] {
  const { transaction, router } = cashier;
  const { depositId, answer, redirect } = transaction;
  const named = answer?.depositId;
  const faults =
    named && depositId && named !== depositId ? [`${depositId} with the answer of ${named}`] : [];
  if (depositId && redirect?.url.includes('/pay/') && !redirect.url.endsWith(depositId))
    faults.push(`${depositId} with the page ${redirect.url}`);
  const link = container.querySelector<HTMLAnchorElement>('a[part~=submit]');
  if (router.current().path === '/form' && depositId && link?.href.includes('/pay/')) {
    if (!link.href.includes(depositId)) faults.push(`${depositId} with the link ${link.href}`);
  }
  return faults;
}

/** What the host is told last is what is there. */
function saidWrong({ cashier, messages }: Page): string[] {
  const { router, transaction, deposit } = cashier;
  const { path } = router.current();
  const last = messages.filter(({ messageType }) => messageType === 'onStateChange').at(-1);
  if (last?.messageType !== 'onStateChange') return [];
  const faults = last.route === path ? [] : [`the host was told of ${last.route}`];
  const route = messages.filter(({ messageType }) => messageType === 'onRoute').at(-1);
  if (route?.messageType === 'onRoute' && route.path !== path) faults.push(`onRoute last said ${route.path}`);
  if (path.startsWith('/withdrawal') || !isPaymentShown(cashier) || deposit.isSubmitting) return faults;
  const { depositId, status, amount } = transaction;
  if (last.depositId !== depositId || last.status !== status || last.amount !== amount)
    faults.push(
      `the host was told ${last.depositId} ${last.status} ${last.amount}, not ${depositId} ${status} ${amount}`,
    );
  return faults;
}

/** What the browser keeps: each payment once, with its own sum, and nothing of its fields. */
function keptWrong(table: Table, { cashier, messages }: Page): string[] {
  const { bank, userId, browser, wire, setting } = table;
  const faults: string[] = [];
  // A request that the bank is just being asked about, or that a page still waits for, stands beside what it has made
  // until the answer is there.
  const asked = [
    ...wire.open().map(({ path, data }) => path === 'deposit-status' && data['requestId']),
    ...table.tabs().map(({ cashier: { deposit } }) => deposit.isSubmitting && deposit.intent?.requestId),
  ];
  // A copy of its data may not know that request yet.
  const isAsked = ({ depositId, requestId, createdAt }: PendingDeposit) =>
    depositId === null &&
    requestId !== null &&
    (asked.includes(requestId) || Boolean(setting.lagsMs && mayStillArrive(Date.parse(createdAt))));
  const kept = pendingDeposits(cashier).map(one => ({
    ...one,
    id: one.depositId ?? bank.state.intents[`${userId} ${one.requestId}`] ?? one.requestId,
  }));
  for (const [index, one] of kept.entries()) {
    const twin = kept.findIndex(({ id }) => id === one.id);
    if (twin < index && ![one, kept[twin]].some(entry => entry && isAsked(entry)))
      faults.push(`${one.id} is kept twice`);
    const deposit = bank.state.deposits[one.id ?? ''];
    if (!deposit || deposit.minor === 0 || deposit.scenario === 'wrong-amount') continue;
    const major = toMajor(deposit.minor, deposit.currency);
    if (one.amount !== major || one.currency !== deposit.currency || one.paymentMethod !== deposit.method)
      faults.push(`${one.amount} by ${one.paymentMethod} is kept of ${major} by ${deposit.method}`);
  }
  const written = JSON.stringify([browser.stored(), { ...sessionStorage }, messages]);
  return [...faults, ...SECRETS.filter(secret => written.includes(secret)).map(secret => `told: ${secret}`)];
}
