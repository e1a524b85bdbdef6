import { MethodListScreen } from '../../flows/deposit/list/MethodListScreen';
import { eagerScreen } from '../../lib/lazyScreen';
import type { RouteRow } from '../../state/RouteRow';

/** The row that comes with the app itself, as most visits begin there. */
export const firstRoute: RouteRow = {
  path: '/deposit',
  screen: eagerScreen(MethodListScreen, true),
  title: 'title.deposit',
  titleV2: 'title.depositV2',
  guard: 'session',
};
