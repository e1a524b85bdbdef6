import { createUuid } from '../lib/createUuid';

/** What a creating call sends, and the id that it goes by. */
export interface RequestIntent {
  requestId: string;
  content: string;
}

export interface IntentHolder {
  /** The intent under way: sent again unchanged it keeps its id, so that a server can know it (API-04). */
  intent: RequestIntent | null;
}

/**
 * The intent under which this payload is sent: the one under way if the content is the same, else a new one,
 * with the id that `knownId` has for the content, if any. `isUnclear`: it is the one under way. An earlier
 * call may then have made the payment, and a refusal of the next one does not say that it has not (API-04).
 */
export function intentOf(
  state: IntentHolder,
  payload: object,
  knownId: (content: string) => string | null = () => null,
): RequestIntent & { isUnclear: boolean } {
  // `metadata` says whether the amount is from a chip, which makes no other payment of it.
  const content = JSON.stringify({ ...payload, metadata: undefined });
  const { intent } = state;
  if (intent?.content === content) return { ...intent, isUnclear: true };
  const begun = { requestId: knownId(content) ?? createUuid(), content };
  state.intent = begun;
  return { ...begun, isUnclear: false };
}

/** The request was fulfilled: sending the same content again is another intent. */
export function forgetIntent(state: IntentHolder, requestId: string | null): void {
  if (state.intent?.requestId === requestId) state.intent = null;
}
