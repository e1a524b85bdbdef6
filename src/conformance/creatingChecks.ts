import { DepositApiResponseStruct, type DepositPayload } from '../api/contract/deposit';
import type { PaymentMethod } from '../api/contract/method';
import { depositCancel, depositCreate, depositStatus, sessionStart } from '../api/operations/deposit';
import { isRedirectOnly, needsCaptcha } from '../domain/method/methodLists';
import { resolveLimits } from '../domain/money/resolveLimits';
import { abTestGroup } from '../domain/player/abTestGroup';
import { mapDepositStatus } from '../domain/transaction/depositStatus';
import { safeUrl } from '../domain/url/safeUrl';
import type { Check, CheckContext } from './Check';
import { isFilled } from './isFilled';
import { isP2P } from './isP2P';

/** Calls that make something: one deposit, which is cancelled at the end. */
export const CREATING_CHECKS: readonly Check[] = [
  {
    call: sessionStart.path,
    isCreating: true,
    async run(context) {
      const method = methodFor(context);
      if (!method) return reasonForNone(context);
      const { amount, currency } = payloadFor(method, context);
      const data = { amount, currency, pendingGroup: method.category };
      const session = await context.inspector.ask(sessionStart, data);
      context.found.paymentSessionId = session?.payment_session_id;
      return undefined;
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
      return undefined;
    },
  },
  {
    call: depositCancel.path,
    isCreating: true,
    async run({ inspector, found: { depositId } }) {
      if (depositId === undefined) return 'no deposit was made';
      await inspector.ask(depositCancel, { depositId });
      const now = await inspector.ask(depositStatus, { depositId });
      if (now && mapDepositStatus(now.status) !== 'mistaked')
        inspector.report({
          call: depositCancel.path,
          problem: 'the deposit still stands',
          level: 'note',
        });
      return undefined;
    },
  },
];

async function checkCreate(context: CheckContext): Promise<string | undefined> {
  const { inspector, found } = context;
  const method = methodFor(context);
  if (!method) return reasonForNone(context);
  const call = depositCreate.path;
  const data = payloadFor(method, context);
  const [first, again] = [await createOnce(), await createOnce()];
  found.requestId = data.requestId;
  found.depositId = (first ?? again)?.depositId;
  if (first && again && first.depositId !== again.depositId) {
    inspector.report({
      call,
      path: 'apiResponse.depositId',
      problem: 'the same requestId has made two deposits',
      meaning: 'A player who tries again after a lost answer pays twice.',
    });
    await inspector.ask(depositCancel, { depositId: again.depositId });
  }
  return undefined;

  async function createOnce(): Promise<{ depositId: string } | undefined> {
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
    if (depositId !== undefined) return { depositId };
    if (apiResponse.isFieldsRequired !== true)
      inspector.report({ call, path: 'apiResponse.depositId', problem: 'apiResponse.depositId is missing' });
    return undefined;
  }
}

const methodFor = ({ options, found: { methods } }: CheckContext): PaymentMethod | undefined =>
  options.method === undefined
    ? methods.find(method => isMadeByOneCall(method) && isFilled(method, options.fields))
    : methods.find(({ name }) => name === options.method);

function reasonForNone({ options: { method }, found: { methods } }: CheckContext): string {
  if (methods.length === 0) return 'no method is offered';
  return method === undefined
    ? 'every method needs fields, a captcha or a call of its own: name one with --method'
    : `no method that is offered is named ${method}`;
}

const isMadeByOneCall = (method: PaymentMethod): boolean =>
  method.isDisabled !== true &&
  method.isPreparationRequired !== true &&
  !needsCaptcha(method.name) &&
  !isP2P(method);

function payloadFor(method: PaymentMethod, { options, found }: CheckContext): DepositPayload {
  const { currency, country, origin, amount, fields } = options;
  const { paymentSessionId } = found;
  const limits = method === found.methods[0] ? found.limits : undefined;
  const { min } = resolveLimits({
    limits: limits ?? null,
    rules: method.amount_rules,
    currency,
    country,
    isCrypto: false,
  });
  return {
    requestId: crypto.randomUUID(),
    amount: amount ?? (min || 1),
    currency,
    fields: { ...fields },
    isActivatedBonus: false,
    ...(paymentSessionId !== undefined && { paymentSessionId }),
    paymentType: method.name,
    returnUrl: origin,
    selectedCountry: country,
    metadata: { isFromChip: false },
    abTestGroup: abTestGroup([]),
  };
}
