import { checkAnswer } from '../../../api/checkAnswer';
import { BoxStruct } from '../../../api/contract/sweepstake';
import { CashierError } from '../../../api/errors';
import { sweepstakeBoxes } from '../../../api/operations/sweepstake';
import { type CoinPackage, readCoinPackage } from '../../../domain/sweepstake/CoinPackage';
import { createUuid } from '../../../lib/createUuid';
import type { Cashier } from '../../../state/Cashier';

/**
 * The packages of all entries. A broken box is reported and left out, a second one of the same id too; where none is
 * left, and not for want of a price or of coins, the call has failed.
 */
export function readBoxes({ send }: Pick<Cashier, 'send'>, answer: { boxes: unknown[] }[]): CoinPackage[] {
  const problems: string[] = [];
  let unreadable: string | null = null;
  const list: CoinPackage[] = [];
  answer
    .flatMap(({ boxes }) => boxes)
    .forEach((raw, index) => {
      const checked = checkAnswer(raw, BoxStruct);
      const read = checked.ok ? readCoinPackage(checked.value) : checked.problem;
      const problem =
        typeof read === 'string'
          ? read
          : list.some(({ id }) => String(id) === String(read.id))
            ? 'id: Expected another'
            : null;
      if (problem !== null) problems.push(`${sweepstakeBoxes.path}: boxes.${index}: ${problem}`);
      if (!checked.ok) unreadable ??= problems.at(-1) ?? null;
      if (problem !== null) return;
      if (typeof read !== 'string') list.push(read);
    });
  if (unreadable !== null && list.length === 0)
    throw new CashierError(unreadable, { kind: 'schema', reference: createUuid() });
  for (const message of problems) send({ messageType: 'Error', message });
  return list;
}
