/** Joins the ids that are given for `aria-describedby`; `undefined` if there are none. */
export const joinIds = (...ids: (string | false | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;
