/** Ids for `aria-describedby`, those that there are; `undefined` for none. */
export const joinIds = (...ids: (string | false | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;
