import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Bank } from '../core/Bank';
import { ownOf } from '../core/json';
import type { Deposit } from '../core/State';
import { acceptDeposit, moveDeposit } from '../ledger/deposits';
import { PAY_HEADERS } from '../pages/html';
import { donePage, lostPage, payPage } from '../pages/payPages';
import { readBody, send } from '../transport/http';
import type { Route } from './Route';

const ASSETS: Readonly<Record<string, string>> = { 'pay.css': 'text/css', 'done.js': 'text/javascript' };
const CODE = '123456';
const MAX_WRONG_CODES = 3;

const html = (response: ServerResponse, status: number, page: string): void =>
  send(response, status, 'text/html; charset=utf-8', page, PAY_HEADERS);

/** What the page is shown again with; undefined where there is no more to do on it. */
function settle(bank: Bank, deposit: Deposit, form: URLSearchParams): string | undefined {
  const verdict = form.get('verdict');
  if (deposit.status !== 'waiting') return undefined;
  if (verdict === 'decline') moveDeposit(bank, deposit, 'mistaked', 'The bank declined the payment.');
  else if (verdict === 'cancel') moveDeposit(bank, deposit, 'mistaked', 'Cancelled by the player.');
  else if (verdict !== 'pay') return 'Choose what to do.';
  else if (deposit.asksCode && form.get('code')?.trim() !== CODE) {
    deposit.wrongCodes = (deposit.wrongCodes ?? 0) + 1;
    bank.changed();
    if (deposit.wrongCodes < MAX_WRONG_CODES) return 'Wrong code. Try again.';
    moveDeposit(bank, deposit, 'mistaked', 'Wrong code three times.');
  } else acceptDeposit(bank, deposit);
  return undefined;
}

/** What the widget had to carry there: data in the query (GET), or fields of a posted form. */
async function carried(request: IncomingMessage, url: URL): Promise<URLSearchParams> {
  return request.method === 'POST' ? new URLSearchParams(await readBody(request)) : url.searchParams;
}

async function serveAsset(response: ServerResponse, name: string): Promise<boolean> {
  const type = ownOf(ASSETS, name);
  if (!type) return false;
  send(response, 200, type, await readFile(new URL(`../pages/${name}`, import.meta.url)));
  return true;
}

/** /pay/{depositId}: the bank's page. Its own strict CSP also bars form-action elsewhere, so returns are links. */
export const servePay: Route = async (request, response, url, { bank }) => {
  const [, area, id = '', step = ''] = url.pathname.split('/');
  if (area !== 'pay' || id === '') return false;
  if (id === 'assets') return serveAsset(response, step);
  const deposit = ownOf(bank.state.deposits, id);
  const form = await carried(request, url);
  if (!deposit || form.get('session') !== deposit.session) {
    html(response, deposit ? 403 : 404, lostPage());
    return true;
  }
  deposit.isPageVisited = true;
  const done = `/pay/${deposit.id}/done?session=${deposit.session}`;
  if (step === 'settle' && request.method === 'POST') {
    const error = settle(bank, deposit, form);
    if (error) html(response, 200, payPage(deposit, error));
    else response.writeHead(303, { Location: done }).end();
  } else if (step === 'done' || deposit.status !== 'waiting') html(response, 200, donePage(deposit));
  else html(response, 200, payPage(deposit));
  return true;
};
