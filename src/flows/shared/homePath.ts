import type { RouteEntry } from '../../state/createRouter';

const WITHDRAWAL = '/withdrawal';

/** The top screen of the flow that a page belongs to; pages of both flows carry it, or where they lead back, in their query. */
export const homePath = ({ path, query }: Pick<RouteEntry, 'path' | 'query'>): '/deposit' | '/withdrawal' =>
  (query.backRoute || path).startsWith(WITHDRAWAL) || query.page === 'withdrawal' ? WITHDRAWAL : '/deposit';
