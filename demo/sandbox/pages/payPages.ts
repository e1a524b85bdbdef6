import { toMajor } from '../core/money';
import type { Deposit } from '../core/State';
import { findCountry, findSpec } from '../data/buildMethods';
import { document, escapeHtml } from './html';

function money(deposit: Deposit): string {
  const amount = toMajor(deposit.minor, deposit.currency).toLocaleString('en-US', {
    maximumFractionDigits: 8,
  });
  return `${amount} ${escapeHtml(deposit.currency)}`;
}

function methodTitle(deposit: Deposit): string {
  const country = findCountry(deposit.country);
  return (country && findSpec(country, 'methods', deposit.method)?.text['en']) ?? deposit.method;
}

function details(deposit: Deposit): string {
  return `<dl><dt>To</dt><dd>Cashier Sandbox Ltd</dd><dt>Method</dt><dd>${escapeHtml(methodTitle(deposit))}</dd><dt>Payment</dt><dd>${escapeHtml(deposit.id)}</dd></dl>`;
}

const CODE_FIELD = `<label for="code">Code from your bank</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6" aria-describedby="hint">
<p class="hint" id="hint">In the sandbox it is 123456.</p>`;

export function payPage(deposit: Deposit, error?: string): string {
  return document(
    'Pay',
    `<h1>You pay</h1><p class="amount">${money(deposit)}</p>${details(deposit)}
<form method="post" action="/pay/${encodeURIComponent(deposit.id)}/settle">
<input type="hidden" name="session" value="${escapeHtml(deposit.session)}">
${deposit.asksCode ? CODE_FIELD : ''}
${error ? `<p class="error" role="alert">${escapeHtml(error)}</p>` : ''}
<button name="verdict" value="pay">Pay</button>
<button name="verdict" value="decline" class="bad" formnovalidate>Decline</button>
<button name="verdict" value="cancel" class="quiet" formnovalidate>Cancel</button>
</form>`,
  );
}

const RESULTS: Partial<Record<Deposit['status'], { title: string; says: string; tone: string }>> = {
  waiting: { title: 'Not paid yet', says: 'The payment is still open.', tone: '' },
  accepted: { title: 'Payment sent', says: 'The cashier will show when it has arrived.', tone: 'good' },
  processed: { title: 'Paid', says: 'The money has arrived.', tone: 'good' },
  mistaked: { title: 'Not paid', says: 'No money has moved.', tone: 'failed' },
};

export function donePage(deposit: Deposit): string {
  const result = RESULTS[deposit.status] ?? { title: 'Closed', says: 'No money has moved.', tone: '' };
  const back = deposit.returnUrl
    ? `<a class="button" data-return href="${escapeHtml(deposit.returnUrl)}">Back to the cashier</a>`
    : '';
  return document(
    result.title,
    `<h1>${money(deposit)}</h1><p class="result ${result.tone}" role="status">${result.title}</p>
<p>${result.says}</p><p class="hint">You can close this window.</p>${back}<script src="/pay/assets/done.js"></script>`,
  );
}

export function lostPage(): string {
  return document(
    'Payment not found',
    '<p class="result failed">This payment link is not valid</p><p>Go back to the cashier and start again.</p>',
  );
}
