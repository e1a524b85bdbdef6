import type { RouteEntry } from '../../../state/createRouter';

const WITHDRAWAL = '/withdrawal';

/**
 * The top screen of the flow that a page belongs to. Pages that both flows share name it in their query: as
 * `page`, or by the path that they lead back to.
 */
export const homePath = ({ path, query }: Pick<RouteEntry, 'path' | 'query'>): '/deposit' | '/withdrawal' =>
  (query.backRoute || path).startsWith(WITHDRAWAL) || query.page === 'withdrawal' ? WITHDRAWAL : '/deposit';
