import { depositForm } from '../../flows/deposit/depositForm';
import { lazyScreen } from '../../lib/lazyScreen';
import { METHOD_KINDS } from '../../methods/registry';
import type { RouteRow } from '../../state/RouteRow';
import { depositPages } from './depositPages';
import { firstRoute } from './firstRoute';
import { region, sharedRoutes } from './sharedRoutes';
import { withdrawalRoutes } from './withdrawalRoutes';

const group = lazyScreen(() => import('../../flows/deposit/list/GroupScreen'), 'GroupScreen');
const complete = lazyScreen(() => import('../../flows/deposit/complete/CompleteScreen'), 'CompleteScreen');

/** ROUTE-01. */
export const standardRoutes: readonly RouteRow[] = [
  firstRoute,
  { path: '/deposit/region', screen: region, title: 'title.region', back: '/deposit', guard: 'region' },
  { path: '/deposit/group', screen: group, title: 'group', back: '/deposit', guard: 'group' },
  { path: '/deposit/redirect', screen: depositForm, title: 'method', back: '/deposit', guard: 'method' },
  {
    path: '/deposit/group/redirect',
    screen: depositForm,
    title: 'method',
    back: '/deposit/group',
    guard: 'method',
  },
  ...METHOD_KINDS.flatMap(({ routes = [] }) => routes),
  ...depositPages,
  { path: '/deposit/complete', screen: complete, title: null, guard: 'transaction' },
  ...withdrawalRoutes,
  { path: '/empty/region', screen: region, title: 'title.region', back: '/empty', guard: 'region' },
  ...sharedRoutes,
];
