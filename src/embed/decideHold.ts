import type { HoldAnswer, HoldEvents } from '../host/HoldEvent';
import type { MessageOf } from '../host/protocol';

/**
 * A function for each step to decide about; a promise holds the step. Anything but a clear yes refuses, a
 * rejection included.
 */
export type EmbedHolds = {
  [Step in keyof HoldEvents]?: (facts: HoldEvents[Step]) => HoldAnswer | PromiseLike<HoldAnswer>;
};

/** Asks the host about a step, and answers the page. */
export function decideHold(
  holds: EmbedHolds,
  { messageType, id, step, ...facts }: MessageOf<'onHold'>,
  answer: (payload: object) => void,
): void {
  const tell = (given: unknown) =>
    answer({ isAccepted: given === undefined || given === true, ...(given as object), id });
  // Without a function for the step, the call throws, which refuses the step too.
  new Promise(resolve => resolve((holds[step] as (facts: object) => unknown)(facts)))
    .then(tell)
    .catch(error => {
      tell(false);
      reportError(error);
    });
}
