import { ref } from 'valtio/vanilla';
import { type Checked, checkAnswer, dropNulls } from '../../../api/checkAnswer';
import { isPlainMethod } from '../../../api/contract/isPlainMethod';
import { type PaymentMethod, PaymentMethodStruct } from '../../../api/contract/method';
import type { MethodsAnswer } from '../../../api/contract/methodsAnswer';
import { CashierError } from '../../../api/errors';
import { createUuid } from '../../../lib/createUuid';
import type { Cashier } from '../../../state/Cashier';

/** Fields of a method that are dropped if they cannot be read: it can be paid by without them. */
const ORNAMENTS = [
  'text',
  'isPopular',
  'iconIds',
  'video_guide_url',
  'position',
  'checkLuhn',
  'disabledReason',
  'accountTypes',
];

/**
 * Checks each method separately: a broken one is reported and left out; if all are, the call has failed. Of those that
 * `pick` takes a second one of the same name could not be told from the first: it is reported and left out too.
 */
export function readMethods(
  { send }: Cashier,
  { methods }: MethodsAnswer,
  path: string,
  pick: (methods: PaymentMethod[]) => PaymentMethod[],
): PaymentMethod[] {
  const problems: string[] = [];
  const list: PaymentMethod[] = [];
  methods.forEach((raw, index) => {
    const plain = dropNulls(raw);
    const { value, problem }: Partial<Checked<PaymentMethod>> = isPlainMethod(plain)
      ? { value: plain }
      : checkAnswer(plain, PaymentMethodStruct, ORNAMENTS);
    // `ref`: methods never change, and watching every field of hundreds of them would cost time and memory.
    if (value) list.push(ref(value));
    if (problem) problems.push(`${path}: methods.${index}: ${problem}`);
  });
  if (problems[0] && !list[0]) {
    throw new CashierError(problems[0], { kind: 'schema', reference: createUuid() });
  }
  const names = new Set<string>();
  const distinct = pick(list).filter(
    ({ name }) => names.size < names.add(name).size || !problems.push(`${path}: a name stands twice`),
  );
  for (const message of problems) send({ messageType: 'Error', message });
  return distinct;
}
