import type { Call } from '../core/Bank';
import { optionalText, text } from '../core/input';
import { toMajor } from '../core/money';
import { Refusal } from '../core/Refusal';
import type { Deposit, P2PDetails } from '../core/State';
import { openDeposit, watchTimeout } from '../ledger/deposits';
import { saidStatus } from '../ledger/pushDeposit';
import type { P2PResponse } from '../wire';
import { checkCaptcha, checkScenario } from './checkScenario';
import { isCancelledAhead, openingOf, waitingDeposit } from './deposit';
import { extraFields } from './extraFields';
import { type Order, readOrder } from './order';
import { bankOfBin, encode, encodedCard } from './requisites';
import { unifiedFlow } from './unifiedFlow';

const TIMEOUT_MINUTES = 15;
const MINUTE_MS = 60_000;
const PHONE_METHODS = /phone|sbp|bkash|nagad/;

function details(call: Call, order: Order): P2PDetails {
  const { random, delays } = call.bank;
  const { card, bin, bank } = encodedCard(random, order.country.code);
  const phone = `+7900${random.digits(7)}`;
  const scenario = order.scenario;
  return {
    bin,
    bank,
    card: PHONE_METHODS.test(order.spec.name) ? { phone, holder: 'IVAN S.', bank } : card,
    timeoutMinutes: scenario?.id === 'auto-canceled' ? delays.lateMs / MINUTE_MS : TIMEOUT_MINUTES,
    ...(scenario?.route === 'unified' ? { unifiedFlow: unifiedFlow({ scenario: scenario.id }) } : {}),
  };
}

function response(deposit: Deposit): P2PResponse {
  const { p2p } = deposit;
  const isFieldsRequired = deposit.roundsLeft > 0;
  const isCardHidden = isFieldsRequired || deposit.scenario === 'p2p-no-card';
  return {
    depositId: deposit.id,
    ...(p2p && !isCardHidden ? { card: p2p.card } : {}),
    created: new Date(deposit.created).toISOString(),
    payment_amount: toMajor(deposit.minor, deposit.currency),
    payment_currency: deposit.currency,
    timeout_minutes: p2p?.timeoutMinutes ?? TIMEOUT_MINUTES,
    status: saidStatus(deposit),
    ...(p2p?.unifiedFlow ? { unifiedFlow: p2p.unifiedFlow } : {}),
    isFieldsRequired,
    fields: isFieldsRequired ? extraFields(deposit.roundsLeft) : [],
    passedAmount: toMajor(deposit.minor, deposit.currency),
    passedCurrency: deposit.currency,
  };
}

/** Another round of fields for the same deposit. */
function continued(call: Call, id: string, order: Order): P2PResponse {
  const deposit = waitingDeposit(call, id, order.spec.name);
  if (!deposit.p2p) throw new Refusal(422, 'This deposit is no P2P deposit', 'banking.methodUnknown');
  if (isCancelledAhead(call, deposit)) return response(deposit);
  if (deposit.stage === 'fields') deposit.minor = order.minor;
  deposit.roundsLeft = Math.max(0, deposit.roundsLeft - 1);
  if (deposit.roundsLeft === 0) deposit.stage = 'open';
  call.bank.changed();
  return response(deposit);
}

export function depositCreateP2p(call: Call): P2PResponse {
  const order = readOrder(call, 'methods', 'paymentMethod');
  checkCaptcha(call, order.spec.name);
  call.delivery = order.scenario?.answer;
  const id = optionalText(call, 'depositId');
  if (id) return continued(call, id, order);
  checkScenario(call, order.scenario);
  const { bank } = call;
  const opening = openingOf(call, order);
  const stage = (opening.roundsLeft ?? 0) > 0 ? 'fields' : 'open';
  const deposit = openDeposit(bank, { ...opening, flow: 'p2p', stage, p2p: details(call, order) });
  if (!isCancelledAhead(call, deposit)) watchTimeout(bank, deposit);
  return response(deposit);
}

export function depositCheck(call: Call): P2PResponse {
  const method = text(call, 'paymentMethod');
  const open = Object.values(call.bank.state.deposits)
    .filter(
      one => one.userId === call.user.id && one.p2p && one.method === method && one.status === 'waiting',
    )
    .at(-1);
  return open ? { exists: true, ...response(open) } : { exists: false };
}

export function bankGet(call: Call): Record<string, unknown> {
  text(call, 'payment_method');
  const bin = text(call, 'bin').replace(/\D/g, '').slice(0, 6);
  if (bin.length < 6) throw new Refusal(422, 'A bin has six digits', 'banking.binInvalid');
  return { bank_type: bankOfBin(bin), encoded: encode(bin, call.bank.random) };
}
