import { DepositApiResponseStruct, type DepositPayload } from '../api/contract/deposit';
import type { PaymentMethod } from '../api/contract/method';
import type { P2PAnswer, P2PPayload } from '../api/contract/p2p';
import { depositCancel, depositCreate, depositStatus, sessionStart } from '../api/operations/deposit';
import { depositPrepare } from '../api/operations/depositSteps';
import { depositCreateP2P } from '../api/operations/p2p';
import { isNetworkField } from '../domain/field/isNetworkField';
import { pixFields } from '../domain/field/pixFields';
import { isRedirectOnly } from '../domain/method/methodLists';
import { resolveLimits } from '../domain/money/resolveLimits';
import { abTestGroup } from '../domain/player/abTestGroup';
import { mapDepositStatus } from '../domain/transaction/depositStatus';
import { safeUrl } from '../domain/url/safeUrl';
import { isPayee } from '../flows/deposit/requisites/readTransfer';
import { readInvoice } from '../methods/p2p/order/readInvoice';
import { askAgain } from './askAgain';
import type { Check, CheckContext } from './Check';
import { noteMissingFields } from './isFilled';
import { isP2P } from './isP2P';
import { methodToDepositBy } from './methodToDepositBy';

/** A deposit that is paid, or over, need not be cancelled. */
const OVER = / banking\.deposit(Paid|Closed)$/;

/** Calls that make something: one deposit, which is cancelled at the end. */
export const CREATING_CHECKS: readonly Check[] = [
  {
    call: sessionStart.path,
    isCreating: true,
    async run(context) {
      const method = methodToDepositBy(context);
      if (!method) return reasonForNone(context);
      const { amount, currency } = payloadFor(method, context);
      const data = { amount, currency, pendingGroup: method.category };
      const session = await context.inspector.ask(sessionStart, data);
      context.found.paymentSessionId = session?.payment_session_id;
    },
  },
  { call: depositCreate.path, isCreating: true, run: checkCreate },
  { call: depositCreateP2P.path, isCreating: true, run: checkCreateP2P },
  {
    call: `${depositStatus.path} after the create`,
    isCreating: true,
    async run({ inspector, found: { depositId, requestId } }) {
      if (depositId === undefined || requestId === undefined) return 'no deposit was made';
      await inspector.ask(depositStatus, { depositId });
      const found = await inspector.ask(depositStatus, { requestId });
      if (found && found.depositId !== depositId)
        inspector.report({
          call: depositStatus.path,
          path: 'depositId',
          problem: 'asked by requestId, it names another deposit',
        });
    },
  },
  {
    call: depositCancel.path,
    isCreating: true,
    async run({ inspector, found: { depositId, methods } }) {
      if (depositId === undefined) return 'no deposit was made';
      const { path, method } = depositCancel;
      // The widget cancels none but peer-to-peer deposits: without such methods a server need not serve it.
      if (methods.some(isP2P)) await inspector.ask(depositCancel, { depositId }, OVER);
      else await inspector.send(path, path, method, { depositId });
      const now = await inspector.ask(depositStatus, { depositId });
      if (now && mapDepositStatus(now.status) !== 'mistaked')
        inspector.report({
          call: depositCancel.path,
          problem: 'the deposit still stands',
          level: 'note',
        });
    },
  },
];

async function checkCreate(context: CheckContext): Promise<string | undefined> {
  const { inspector } = context;
  const method = methodToDepositBy(context);
  if (!method) return reasonForNone(context);
  if (isP2P(method)) return `${method.name} is made by ${depositCreateP2P.path}`;
  if (method.isPreparationRequired)
    return `${method.name} wants ${depositPrepare.path} first: name another one`;
  const call = depositCreate.path;
  const data = payloadFor(method, context);
  return createAgain(context, { call, method, requestId: data.requestId, createOnce });

  async function createOnce(): Promise<string | undefined> {
    const answer = await inspector.ask(depositCreate, data);
    if (!answer) return undefined;
    const apiResponse = inspector.check(call, answer.apiResponse, DepositApiResponseStruct, 'apiResponse');
    if (!apiResponse) return undefined;
    const { depositId, source } = apiResponse;
    if (source && !safeUrl(source, { allowAppLinks: isRedirectOnly(data.paymentType) }))
      inspector.report({
        call,
        path: 'apiResponse.source',
        problem: 'apiResponse.source is no absolute https address without a user',
        meaning: 'The deposit is made, but its payment page is not opened.',
      });
    if (depositId === undefined && apiResponse.isFieldsRequired !== true)
      inspector.report({ call, path: 'apiResponse.depositId', problem: 'apiResponse.depositId is missing' });
    return depositId;
  }
}

async function checkCreateP2P(context: CheckContext): Promise<string | undefined> {
  const { inspector } = context;
  const method = methodToDepositBy(context);
  if (!method || !isP2P(method)) return 'it is for peer-to-peer methods: name one with --method';
  const call = depositCreateP2P.path;
  const { requestId, amount, currency, fields, paymentSessionId } = payloadFor(method, context);
  const { bank } = fields;
  const data: P2PPayload = {
    requestId,
    amount,
    currency,
    fields,
    isActivatedBonus: false,
    paymentMethod: method.name,
    selectedCountry: context.options.country,
    ...(paymentSessionId !== undefined && { paymentSessionId }),
    ...(bank !== undefined && { bank }),
    metadata: { isFromChip: false, isCaptchaBypassed: true },
  };
  return createAgain(context, { call, method, requestId, createOnce });

  async function createOnce(): Promise<string | undefined> {
    const answer = await inspector.ask(depositCreateP2P, data);
    if (answer && answer.isFieldsRequired !== true && !readInvoice(answer, { nowMs: Date.now() }))
      inspector.report({ call, problem: `an invoice lacks ${missingParts(answer).join(', ')}` });
    return answer?.depositId;
  }
}

/** What of an answer keeps it from being an invoice. */
function missingParts(answer: P2PAnswer): string[] {
  const { depositId, card, unifiedFlow, created = '', payment_amount = 0, payment_currency } = answer;
  const isThere = {
    'card or unifiedFlow': isPayee(card) || unifiedFlow !== undefined,
    depositId: depositId !== undefined,
    'created as ISO time': !Number.isNaN(Date.parse(created)),
    payment_amount: payment_amount > 0,
    payment_currency: payment_currency !== undefined,
    timeout_minutes: answer.timeout_minutes !== undefined,
  };
  return Object.entries(isThere).flatMap(([name, isGiven]) => (isGiven ? [] : [name]));
}

interface Creation {
  call: string;
  method: PaymentMethod;
  requestId: string;
  /** The id of what one call has made. */
  createOnce(): Promise<string | undefined>;
}

async function createAgain(
  context: CheckContext,
  { call, method, requestId, createOnce }: Creation,
): Promise<string | undefined> {
  const { inspector, found } = context;
  found.requestId = requestId;
  const [depositId, ...others] = new Set(await askAgain(createOnce));
  found.depositId = depositId;
  if (wantsCaptcha(inspector) && depositId === undefined)
    return `${method.name} wants a captcha, which a player solves: name another one`;
  if (depositId === undefined) noteMissingFields(context, call, method);
  if (others.length > 0)
    inspector.report({
      call,
      path: 'depositId',
      problem: 'the same requestId has made more than one deposit',
      meaning: 'A player who tries again after a lost answer pays twice.',
    });
  for (const other of others) await inspector.ask(depositCancel, { depositId: other }, OVER);
  return undefined;
}

/** Takes it off the findings: a server that asks for one does as the contract says. */
function wantsCaptcha({ findings }: CheckContext['inspector']): boolean {
  const at = findings.findIndex(({ problem }) => problem.endsWith(', code captcha_required'));
  return at >= 0 && findings.splice(at, 1).length > 0;
}

function reasonForNone({ options: { method }, found: { methods } }: CheckContext): string {
  if (methods.length === 0) return 'no method is offered';
  return method === undefined
    ? 'every method needs fields, a captcha or a call of its own: name one with --method'
    : `no method that is offered is named ${method}`;
}

function payloadFor(method: PaymentMethod, { options, found }: CheckContext): DepositPayload {
  const { currency, country, origin, amount, fields } = options;
  const { paymentSessionId } = found;
  const network = method.fields.find(isNetworkField);
  const wallet = network && fields[network.name];
  const { min } = resolveLimits({
    limits: found.limits ?? null,
    rules: method.amount_rules,
    currency,
    country,
    isCrypto: false,
  });
  return {
    requestId: crypto.randomUUID(),
    amount: amount ?? (min || 1),
    currency,
    fields: pixFields({ ...fields }),
    isActivatedBonus: false,
    ...(paymentSessionId !== undefined && { paymentSessionId }),
    paymentType: method.name,
    returnUrl: origin,
    ...(wallet !== undefined && { wallet }),
    selectedCountry: country,
    metadata: { isFromChip: false },
    abTestGroup: abTestGroup([]),
  };
}
