import type { Bank, Call } from '../core/Bank';
import { fieldsOf, metadataOf, optionalText, text } from '../core/input';
import { intentKey } from '../core/intentKey';
import { roundToMinor } from '../core/money';
import { Refusal } from '../core/Refusal';
import type { Deposit } from '../core/State';
import { findCountry, findSpec, ruleOf } from '../data/buildMethods';
import type { MethodSpec } from '../data/MethodSpec';
import { isFinal } from '../ledger/depositStatus';
import { lookForPayment, moveDeposit, openDeposit, settleByItself } from '../ledger/deposits';
import { saidStatus } from '../ledger/pushDeposit';
import type { Route, Scenario } from '../scenarios';
import type { ApiResponse, DepositResponse } from '../wire';
import { answerFor } from './answerFor';
import { checkCaptcha, checkScenario } from './checkScenario';
import { extraFields } from './extraFields';
import { type Order, readOrder } from './order';
import { unifiedFlow } from './unifiedFlow';

const FLOW_OF_ROUTE: Readonly<Record<Route, Deposit['flow']>> = {
  unified: 'unified',
  'hostile-html': 'unified',
  offers: 'offers',
  card: 'card',
  requisites: 'requisites',
  eazype: 'eazype',
  pix: 'pix',
  'upi-qr': 'upi-qr',
  offline: 'offline',
};

/** The player's own deposit, or a 404 that says nothing of others'. */
export function ownDeposit(call: Call, id: string): Deposit {
  const deposit = call.bank.state.deposits[id];
  if (!deposit || deposit.userId !== call.user.id)
    throw new Refusal(404, 'No such deposit', 'banking.depositUnknown');
  return deposit;
}

/** The player's own deposit that a further call is about: it waits for one, and is of the call's method. */
export function waitingDeposit(call: Call, id: string, method: string): Deposit {
  const deposit = ownDeposit(call, id);
  if (deposit.status !== 'waiting') throw new Refusal(409, 'This deposit is closed', 'banking.depositClosed');
  if (deposit.method !== method) {
    throw new Refusal(422, 'This deposit is of another method', 'banking.methodUnknown');
  }
  return deposit;
}

function flowOf(spec: MethodSpec, scenario: Scenario | undefined): Deposit['flow'] {
  if (scenario?.route) return FLOW_OF_ROUTE[scenario.route];
  if (scenario?.redirect) return scenario.redirect.method === 'POST' ? 'page-post' : 'page';
  return spec.flow;
}

function httpAddress(value: string | undefined): string | undefined {
  return value && /^https?:\/\//i.test(value) ? value : undefined;
}

/** The network that the coin of a transfer travels on. */
function networkOf(call: Call, { spec: { networks = [] }, fields }: Order): string {
  const only = networks.length === 1 ? networks[0] : undefined;
  const network = optionalText(call, 'wallet') ?? fields['network'] ?? only;
  if (network === undefined || !networks.includes(network))
    throw new Refusal(422, 'Choose a network', 'banking.networkRequired');
  return network;
}

export function openingOf(call: Call, order: Order): Parameters<typeof openDeposit>[1] {
  const { spec, scenario } = order;
  const flow = flowOf(spec, scenario);
  const returnUrl = httpAddress(optionalText(call, 'returnUrl'));
  return {
    userId: call.user.id,
    method: spec.name,
    country: order.country.code,
    currency: order.currency,
    minor: order.minor,
    flow,
    roundsLeft: scenario?.rounds ?? 0,
    ...(scenario ? { scenario: scenario.id } : {}),
    ...(scenario?.redirect?.asksCode ? { asksCode: true } : {}),
    ...(flow === 'crypto' ? { network: networkOf(call, order) } : {}),
    ...(returnUrl ? { returnUrl } : {}),
  };
}

/** A further call about the same deposit: more fields, a unified form, a prepared invoice. What can be paid stands. */
function continued(call: Call, order: Order, id: string): Deposit {
  const deposit = waitingDeposit(call, id, order.spec.name);
  if (deposit.stage === 'open') return deposit;
  const answersRound = deposit.stage === 'fields';
  Object.assign(deposit, {
    ...openingOf(call, order),
    roundsLeft: deposit.roundsLeft - (answersRound ? 1 : 0),
  });
  if (deposit.stage === 'unified' || deposit.stage === 'prepared') deposit.flow = 'direct';
  return deposit;
}

/** A triggered field has changed: the same step again, with the fields that follow from it. Nothing moves. */
function refreshed(call: Call, id: string): ApiResponse {
  const deposit = waitingDeposit(call, id, text(call, 'paymentType'));
  const values = fieldsOf(call);
  return deposit.stage === 'unified'
    ? { depositId: id, data: { unifiedFlow: unifiedFlow(deposit, values) } }
    : { isFieldsRequired: true, depositId: id, fields: extraFields(deposit.roundsLeft, values) };
}

function cancel(bank: Bank, deposit: Deposit): void {
  if (deposit.p2p) moveDeposit(bank, deposit, 'CANCELED');
  else moveDeposit(bank, deposit, 'mistaked', 'Cancelled by the player.');
}

/** The cancel has overtaken the call that it was for: nothing is left open. */
export function isCancelledAhead(call: Call, deposit: Deposit): boolean {
  const { bank, input } = call;
  if (!bank.state.cancelledIntents[intentKey(call, input['requestId'])]) return false;
  cancel(bank, deposit);
  return true;
}

/** Everything after the checks: asks for more fields, or opens the deposit and starts what settles it. */
export function proceed(call: Call, deposit: Deposit, order: Order): ApiResponse {
  if (isCancelledAhead(call, deposit)) return { depositId: deposit.id };
  if (deposit.roundsLeft > 0) {
    deposit.stage = 'fields';
    return { isFieldsRequired: true, depositId: deposit.id, fields: extraFields(deposit.roundsLeft) };
  }
  const { flow } = deposit;
  const stage = flow === 'unified' || flow === 'offers' ? flow : 'open';
  deposit.stage = stage;
  const answer = { depositId: deposit.id, ...answerFor(call, deposit, order) };
  if (stage === 'open') settleByItself(call.bank, deposit);
  call.bank.changed();
  return answer;
}

export function depositCreate(call: Call): DepositResponse {
  const id = optionalText(call, 'depositId');
  if (id && metadataOf(call)['triggeredBy']) return { apiResponse: refreshed(call, id) };
  const order = readOrder(call, 'methods', 'paymentType');
  checkCaptcha(call, order.spec.name);
  if (!id) checkScenario(call, order.scenario);
  const deposit = id ? continued(call, order, id) : openDeposit(call.bank, openingOf(call, order));
  call.delivery = order.scenario?.answer;
  return { apiResponse: proceed(call, deposit, order) };
}

/** 'I have paid': a transfer is looked for at once. What still waits for a page, fields or an offer goes on waiting. */
export function depositComplete(call: Call): { status: string } {
  const deposit = ownDeposit(call, text(call, 'depositId'));
  const isPage = deposit.flow === 'page' || deposit.flow === 'page-post';
  const isUnfinished = deposit.stage === 'fields' || deposit.stage === 'offers';
  if (deposit.status === 'waiting' && !isPage && !isUnfinished) {
    const country = findCountry(deposit.country);
    const spec = country && findSpec(country, 'methods', deposit.method);
    if (deposit.minor === 0 && spec) {
      deposit.minor = roundToMinor(ruleOf(spec, country, deposit.currency).min, deposit.currency);
    }
    deposit.stage = 'open';
    lookForPayment(call.bank, deposit);
  }
  return { status: deposit.status };
}

export function depositStatus(call: Call): {
  depositId: string;
  status: string;
  txid?: string;
  message?: string;
} {
  const intent = intentKey(call, optionalText(call, 'requestId'));
  const id = optionalText(call, 'depositId') ?? call.bank.state.intents[intent];
  if (!id) throw new Refusal(404, 'No such deposit', 'banking.depositUnknown');
  const deposit = ownDeposit(call, id);
  return {
    depositId: deposit.id,
    status: saidStatus(deposit),
    ...(deposit.txid ? { txid: deposit.txid } : {}),
    ...(deposit.message ? { message: deposit.message } : {}),
  };
}

/** A requestId cancels a creation that is still on its way: it is born cancelled. */
export function depositCancel(call: Call): { status: string } {
  const { bank } = call;
  const requestId = optionalText(call, 'requestId');
  const intent = intentKey(call, requestId);
  const id = optionalText(call, 'depositId') ?? (requestId ? bank.state.intents[intent] : undefined);
  if (!id && requestId) {
    bank.state.cancelledIntents[intent] = true;
    return { status: 'CANCELED' };
  }
  const deposit = ownDeposit(call, id ?? text(call, 'depositId'));
  if (isFinal(deposit.status) && deposit.status !== 'CANCELED' && deposit.status !== 'mistaked') {
    throw new Refusal(409, 'This deposit is already closed', 'banking.depositClosed');
  }
  if (deposit.status === 'accepted') throw new Refusal(409, 'The money is on its way', 'banking.depositPaid');
  cancel(bank, deposit);
  return { status: deposit.status };
}
