import { DepositApiResponseStruct, type DepositPayload } from '../api/contract/deposit';
import type { PaymentMethod } from '../api/contract/method';
import { depositCancel, depositCreate, depositStatus, sessionStart } from '../api/operations/deposit';
import { isNetworkField } from '../domain/field/isNetworkField';
import { pixFields } from '../domain/field/pixFields';
import { isRedirectOnly } from '../domain/method/methodLists';
import { resolveLimits } from '../domain/money/resolveLimits';
import { abTestGroup } from '../domain/player/abTestGroup';
import { mapDepositStatus } from '../domain/transaction/depositStatus';
import { safeUrl } from '../domain/url/safeUrl';
import { askAgain } from './askAgain';
import type { Check, CheckContext } from './Check';
import { isP2P } from './isP2P';
import { methodToDepositBy } from './methodToDepositBy';

/** A deposit that is paid, or over, need not be cancelled. */
const OVER = ['banking.depositPaid', 'banking.depositClosed'];

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
  const { inspector, found } = context;
  const method = methodToDepositBy(context);
  if (!method) return reasonForNone(context);
  const call = depositCreate.path;
  const data = payloadFor(method, context);
  found.requestId = data.requestId;
  const [depositId, ...others] = new Set(await askAgain(createOnce));
  found.depositId = depositId;
  if (others.length > 0)
    inspector.report({
      call,
      path: 'apiResponse.depositId',
      problem: 'the same requestId has made more than one deposit',
      meaning: 'A player who tries again after a lost answer pays twice.',
    });
  for (const other of others) await inspector.ask(depositCancel, { depositId: other }, OVER);
  return undefined;

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
