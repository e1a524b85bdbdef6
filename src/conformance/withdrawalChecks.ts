import type { PaymentMethod } from '../api/contract/method';
import type { WithdrawalPayload } from '../api/contract/withdrawal';
import {
  withdrawalCancel,
  withdrawalCreate,
  withdrawalList,
  withdrawalStatus,
} from '../api/operations/withdrawal';
import { pixFields } from '../domain/field/pixFields';
import { accountTypesOf } from '../domain/method/accountTypesOf';
import { resolveLimits } from '../domain/money/resolveLimits';
import { isWithdrawalFinal, mapWithdrawalStatus } from '../domain/transaction/withdrawalStatus';
import { WITHDRAWAL_CODES } from '../spec/withdrawal';
import { askAgain } from './askAgain';
import type { Check, CheckContext, RunOptions } from './Check';
import { isFilled, noteMissingFields } from './isFilled';

const NONE = 'no withdrawal was made';
const ENDS_WITHOUT_PAYOUT: readonly string[] = ['canceled', 'mistaked'];
/** A withdrawal that is on its way need not be cancelled. */
const SENT = new RegExp(` ${WITHDRAWAL_CODES.withdrawalSent}$`);

/** Calls that take money from the balance: one withdrawal, which is cancelled at the end. */
export const WITHDRAWAL_CHECKS: readonly Check[] = [
  { call: withdrawalCreate.path, isWithdrawing: true, run: checkCreate },
  {
    call: `${withdrawalStatus.path} after the create`,
    isWithdrawing: true,
    async run({ inspector, found: { withdrawal } }) {
      if (!withdrawal) return NONE;
      await inspector.ask(withdrawalStatus, { withdrawalId: withdrawal.id });
      const answer = await inspector.ask(withdrawalStatus, { requestId: withdrawal.requestId });
      if (answer && answer.withdrawalId !== withdrawal.id)
        inspector.report({
          call: withdrawalStatus.path,
          path: 'withdrawalId',
          problem: 'asked by requestId, it names another withdrawal',
        });
    },
  },
  {
    call: `${withdrawalList.path} after the create`,
    isWithdrawing: true,
    async run({ inspector, found: { withdrawal } }) {
      if (!withdrawal) return NONE;
      const list = await inspector.ask(withdrawalList, {});
      if (!list || list.some(({ withdrawalId }) => withdrawalId === withdrawal.id)) return undefined;
      // One that has ended is not listed.
      const now = await inspector.ask(withdrawalStatus, { withdrawalId: withdrawal.id });
      if (now && !isWithdrawalFinal(mapWithdrawalStatus(now.status)))
        inspector.report({ call: withdrawalList.path, problem: 'the withdrawal under way is not listed' });
    },
  },
  {
    call: withdrawalCancel.path,
    isWithdrawing: true,
    async run({ inspector, found: { withdrawal } }) {
      if (!withdrawal) return NONE;
      await inspector.ask(withdrawalCancel, { withdrawalId: withdrawal.id }, SENT);
      const now = await inspector.ask(withdrawalStatus, { withdrawalId: withdrawal.id });
      if (now && !ENDS_WITHOUT_PAYOUT.includes(mapWithdrawalStatus(now.status)))
        inspector.report({
          call: withdrawalCancel.path,
          problem: 'the withdrawal still stands',
          level: 'note',
        });
    },
  },
];

async function checkCreate(context: CheckContext): Promise<string | undefined> {
  const { inspector, options, found } = context;
  const method = methodFor(found.withdrawals, options);
  if (!method) {
    const { withdrawalMethod } = options;
    if (found.withdrawals.length === 0) return 'no method is offered';
    return withdrawalMethod === undefined
      ? 'every method needs fields: name one with --withdrawal-method and give --field'
      : `no method that is offered is named ${withdrawalMethod}`;
  }
  const data = payloadFor(method, options);
  const { requestId } = data;
  const answers = await askAgain(() => inspector.ask(withdrawalCreate, data));
  const [id, ...others] = new Set(answers.map(({ withdrawalId }) => withdrawalId));
  if (id !== undefined) found.withdrawal = { id, requestId };
  else noteMissingFields(context, withdrawalCreate.path, method);
  if (others.length > 0)
    inspector.report({
      call: withdrawalCreate.path,
      path: 'withdrawalId',
      problem: 'the same requestId has made more than one withdrawal',
      meaning: 'A player who tries again after a lost answer is paid out twice.',
    });
  for (const other of others) await inspector.ask(withdrawalCancel, { withdrawalId: other }, SENT);
  return undefined;
}

const methodFor = (
  methods: readonly PaymentMethod[],
  { withdrawalMethod, fields }: RunOptions,
): PaymentMethod | undefined =>
  withdrawalMethod === undefined
    ? methods.find(method => method.isDisabled !== true && isFilled(method, fields))
    : methods.find(({ name }) => name === withdrawalMethod);

function payloadFor(
  method: PaymentMethod,
  { country, currency, withdrawalAmount, fields }: RunOptions,
): WithdrawalPayload {
  const [accountType = 'main'] = accountTypesOf(method);
  const { min } = resolveLimits({ rules: method.amount_rules, currency, country, isCrypto: false });
  return {
    requestId: crypto.randomUUID(),
    amount: withdrawalAmount ?? (min || 1),
    currency,
    paymentMethod: method.name,
    accountType,
    fields: pixFields({ ...fields }),
    selectedCountry: country,
  };
}
