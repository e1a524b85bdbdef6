import type { HoldAnswer, HoldEvent, HoldEvents } from '../../../host/HoldEvent';
import { isRecord } from '../../../lib/isRecord';

/** `reason`: empty if the host gave none. */
export type HoldVerdict = 'accepted' | 'unanswered' | { reason: string };

/**
 * Dispatches the event. `null`: nobody holds the step; a reason: it was refused at once; else a promise of
 * the verdict. `ask` asks a host outside the page (iframe, native), unless the page has refused.
 */
export function dispatchHold<Facts extends object>(
  target: EventTarget,
  name: keyof HoldEvents,
  facts: Facts,
  ask: () => Promise<unknown> | undefined,
): Promise<HoldVerdict> | { reason: string } | null {
  const answers: Promise<HoldVerdict>[] = [];
  const refusals: { reason: string }[] = [];
  let isOpen = true;
  const whileOpen = () => {
    if (!isOpen)
      throw new DOMException(`${name} is over: answer while it is dispatched`, 'InvalidStateError');
  };
  const detail: Readonly<Facts> = Object.freeze({ ...facts });
  const event: HoldEvent<Facts> = Object.assign(
    new CustomEvent(name, {
      detail,
      bubbles: true,
      composed: true,
      cancelable: true,
    }),
    {
      respondWith: (answer: HoldAnswer | PromiseLike<HoldAnswer>) => {
        whileOpen();
        answers.push(read(answer));
      },
      refuse: (reason?: string) => {
        whileOpen();
        refusals.push({ reason: typeof reason === 'string' ? reason : '' });
      },
    },
  );
  const isAllowed = target.dispatchEvent(event);
  isOpen = false;
  const [refusal] = refusals;
  if (refusal) return refusal;
  if (!isAllowed) return { reason: '' };
  const asked = ask();
  if (asked) answers.push(read(asked));
  return answers.length === 0 ? null : gather(answers);
}

/** All must accept; the first refusal decides. */
async function gather(answers: Promise<HoldVerdict>[]): Promise<HoldVerdict> {
  const verdicts = await new Promise<HoldVerdict[]>(resolve => {
    for (const one of answers) one.then(verdict => verdict !== 'accepted' && resolve([verdict]));
    void Promise.all(answers).then(resolve);
  });
  return verdicts.find(verdict => verdict !== 'accepted') ?? 'accepted';
}

const read = (answer: unknown): Promise<HoldVerdict> =>
  Promise.resolve(answer).then(readAnswer, () => ({ reason: '' }));

/** A yes or an answer without a value accepts, anything else refuses: money is not moved on a guess. */
function readAnswer(answer: unknown): HoldVerdict {
  if (answer === true || answer === undefined) return 'accepted';
  if (!isRecord(answer)) return { reason: '' };
  if (answer.isAccepted === true) return 'accepted';
  return { reason: typeof answer.reason === 'string' ? answer.reason : '' };
}
