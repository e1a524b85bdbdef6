import { DepositApiResponseStruct, type DepositPayload } from '../api/contract/deposit';
import type { PaymentMethod } from '../api/contract/method';
import { depositCancel, depositCreate, depositStatus, sessionStart } from '../api/operations/deposit';
import { resolveLimits } from '../domain/money/resolveLimits';
import type { Check, CheckContext } from './Check';

/** Calls that make something: one deposit, which is cancelled at the end. */
export const CREATING_CHECKS: readonly Check[] = [
  {
    call: sessionStart.path,
    isCreating: true,
    async run({ inspector, options: { currency, amount = 1 } }) {
      await inspector.ask(sessionStart, { amount, currency, pendingGroup: '' });
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
      return undefined;
    },
  },
];

async function checkCreate({ inspector, options, found }: CheckContext): Promise<string | undefined> {
  const method = methodFor(found.methods, options.method);
  if (!method) return options.method ? `no method is named ${options.method}` : 'every method needs fields';
  const call = depositCreate.path;
  const data = payloadFor(method, { options, found });
  const [first, again] = [await createOnce(), await createOnce()];
  found.requestId = data.requestId;
  found.depositId = (first ?? again)?.depositId;
  if (first && again && first.depositId !== again.depositId)
    inspector.report({
      call,
      path: 'apiResponse.depositId',
      problem: 'the same requestId has made two deposits',
      meaning: 'A player who tries again after a lost answer pays twice.',
    });
  return undefined;

  async function createOnce(): Promise<{ depositId: string } | undefined> {
    const answer = await inspector.ask(depositCreate, data);
    if (!answer) return undefined;
    const apiResponse = inspector.check(call, answer.apiResponse, DepositApiResponseStruct, 'apiResponse');
    if (!apiResponse) return undefined;
    const { depositId } = apiResponse;
    if (depositId !== undefined) return { depositId };
    if (apiResponse.isFieldsRequired !== true)
      inspector.report({ call, path: 'apiResponse.depositId', problem: 'apiResponse.depositId is missing' });
    return undefined;
  }
}

const methodFor = (methods: readonly PaymentMethod[], name: string | undefined): PaymentMethod | undefined =>
  name === undefined
    ? methods.find(({ fields, isDisabled }) => fields.length === 0 && isDisabled !== true)
    : methods.find(method => method.name === name);

function payloadFor(
  method: PaymentMethod,
  { options: { currency, country, origin, amount, fields }, found }: Pick<CheckContext, 'options' | 'found'>,
): DepositPayload {
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
    amount: amount ?? Math.max(1, Math.ceil(min)),
    currency,
    fields: { ...fields },
    isActivatedBonus: false,
    paymentType: method.name,
    returnUrl: origin,
    metadata: { isFromChip: false },
    abTestGroup: 'group_a',
  };
}
