import { checkAnswer } from '../../../api/checkAnswer';
import { BoxStruct } from '../../../api/contract/sweepstake';
import { CashierError } from '../../../api/errors';
import { sweepstakeBoxes } from '../../../api/operations/sweepstake';
import { type CoinPackage, readCoinPackage } from '../../../domain/sweepstake/CoinPackage';
import { createUuid } from '../../../lib/createUuid';
import type { Cashier } from '../../../state/Cashier';

/**
 * Reads the packages of all entries. A broken box is reported and left out, and so is a second one of the
 * same id. If none is left the call has failed, unless the boxes only lacked a price or coins.
 */
export function readBoxes(
  { send }: Pick<Cashier, 'send'>,
  answer: readonly { boxes: readonly unknown[] }[],
): CoinPackage[] {
  const problems: string[] = [];
  let unreadable: string | null = null;
  const list: CoinPackage[] = [];
  answer
    .flatMap(({ boxes }) => boxes)
    .forEach((raw, index) => {
      const checked = checkAnswer(raw, BoxStruct);
      const read = checked.ok ? readCoinPackage(checked.value) : checked.problem;
      if (typeof read !== 'string' && list.every(({ id }) => String(id) !== String(read.id))) {
        list.push(read);
        return;
      }
      const problem = typeof read === 'string' ? read : 'id: Expected another';
      const message = `${sweepstakeBoxes.path}: boxes.${index}: ${problem}`;
      problems.push(message);
      if (!checked.ok) unreadable ??= message;
    });
  if (unreadable !== null && list.length === 0)
    throw new CashierError(unreadable, { kind: 'schema', reference: createUuid() });
  for (const message of problems) send({ messageType: 'Error', message });
  return list;
}
