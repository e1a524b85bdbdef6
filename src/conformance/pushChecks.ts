import type { Struct } from 'superstruct';
import { DepositStatusPushStruct, WithdrawalStatusPushStruct } from '../api/contract/transaction';
import { UserFieldsStruct } from '../api/contract/user';
import { isRecord } from '../lib/isRecord';
import { ownValue } from '../lib/ownValue';
import type { Push } from '../transport/Transport';
import type { Check, CheckContext } from './Check';
import type { Inspector } from './createInspector';

const DEPOSIT = 'deposit.status';
const WITHDRAWAL = 'withdrawal.status';

type CheckPush = (inspector: Inspector, type: string, data: unknown) => void;

const checker =
  <T, S>(struct: Struct<T, S>): CheckPush =>
  (inspector, type, data) =>
    void inspector.check(`${type} push`, data, struct);

const CHECKERS: Readonly<Record<string, CheckPush>> = {
  [DEPOSIT]: checker(DepositStatusPushStruct),
  [WITHDRAWAL]: checker(WithdrawalStatusPushStruct),
  'login.token': checker(UserFieldsStruct),
};

/** News of what was made and cancelled, and whatever else the socket has said meanwhile. */
export const PUSH_CHECKS: readonly Check[] = [
  {
    call: `${DEPOSIT} push`,
    only: 'socket',
    isPushing: true,
    run: context => waitFor(context, DEPOSIT, 'depositId', context.found.depositId),
  },
  {
    call: `${WITHDRAWAL} push`,
    only: 'socket',
    isPushing: true,
    run: context => waitFor(context, WITHDRAWAL, 'withdrawalId', context.found.withdrawal?.id),
  },
  {
    call: 'every push',
    only: 'socket',
    async run({ inspector }) {
      const pushes = inspector.server.pushes?.() ?? [];
      if (pushes.length === 0) return 'none came';
      for (const { type, data } of pushes) {
        const check = ownValue(CHECKERS, type);
        if (check) check(inspector, type, data);
        else
          inspector.report({
            call: 'every push',
            problem: 'a push of a type that is not known',
            level: 'note',
          });
      }
    },
  },
];

async function waitFor(
  { inspector, options }: CheckContext,
  type: string,
  key: string,
  id: string | undefined,
): Promise<string | undefined> {
  if (id === undefined) return 'nothing was made that could be told of';
  const isWanted = (push: Push): boolean =>
    push.type === type && isRecord(push.data) && String(push.data[key]) === id;
  if (await inspector.server.untilPush?.(isWanted, options.pushTimeoutMs)) return undefined;
  inspector.report({
    call: `${type} push`,
    problem: `no push has named the ${key} within ${options.pushTimeoutMs / 1000} s`,
  });
  return undefined;
}
