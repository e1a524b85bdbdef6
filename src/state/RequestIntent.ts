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
 * The intent to send this payload. `isUnclear`: it is the one under way, so that an earlier call may have made what it
 * asks for, and a refusal of the next says nothing of that (API-04). `knownId` looks up the id of the same content if
 * it is not.
 */
export function intentOf(
  state: IntentHolder,
  payload: object,
  knownId: (content: string) => string | null = () => null,
): RequestIntent & { isUnclear: boolean } {
  // A sum that was typed is no other than the same from a chip.
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
