/** Whether a page of this origin may read the answer. */
export const allowsOrigin = ({ headers }: Response, origin: string): boolean =>
  ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');
