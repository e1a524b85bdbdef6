import { MethodListScreen } from '../../flows/deposit/MethodListScreen';
import { eagerScreen } from '../../lib/lazyScreen';
import { METHOD_KINDS } from '../../methods/registry';
import type { RouteRow } from '../../state/RouteRow';
import { complete, depositForm, form, group, region } from './depositScreens';
import { sharedRoutes } from './sharedRoutes';

/** ROUTE-01. */
export const standardRoutes: readonly RouteRow[] = [
  {
    path: '/deposit',
    screen: eagerScreen(MethodListScreen),
    title: 'title.deposit',
    titleV2: 'title.depositV2',
    guard: 'session',
  },
  {
    path: '/deposit/region',
    screen: region,
    title: 'title.region',
    back: { fallback: '/deposit' },
    guard: 'region',
  },
  { path: '/deposit/group', screen: group, title: 'group', back: { fallback: '/deposit' }, guard: 'group' },
  {
    path: '/deposit/redirect',
    screen: depositForm,
    title: 'method',
    back: { fallback: '/deposit' },
    guard: 'method',
  },
  ...METHOD_KINDS.flatMap(({ routes = [] }) => routes),
  { path: '/deposit/complete', screen: complete, title: null, guard: 'transaction' },
  { path: '/form', screen: form, title: null, guard: 'transaction', hidesClose: true },
  ...sharedRoutes,
];
