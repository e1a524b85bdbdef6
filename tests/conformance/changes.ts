import type { Change, Json } from './startBrokenServer';

/** Of the answer of a list call; none in a refusal. */
export const methodsOf = (body: Json): Json[] => (body['methods'] ?? []) as Json[];

/** The whole answer, whatever the bank has said. */
export const answered =
  (status: number, body: Json): Change =>
  answer =>
    Object.assign(answer, { status, body });
/** Another body under the bank's own status. */
export const saying =
  (body: unknown): Change =>
  answer =>
    Object.assign(answer, { body });
export const allMethods =
  (fields: Json): Change =>
  ({ body }) =>
    methodsOf(body).map(method => Object.assign(method, fields));
export const firstMethod =
  (fields: Json): Change =>
  ({ body }) =>
    Object.assign(methodsOf(body)[0] ?? {}, fields);
export const created =
  (fields: Json): Change =>
  ({ body }) =>
    Object.assign(body['apiResponse'] as Json, fields);
