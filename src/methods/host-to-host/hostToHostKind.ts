import { lazyScreen } from '../../lib/lazyScreen';
import { HOST_TO_HOST_METHODS } from '../../spec/methodLists';
import type { MethodKind } from '../../state/MethodKind';
import { redirectFamily } from '../redirectFamily';

const requisites = lazyScreen(() => import('./HostToHostScreen'), 'HostToHostScreen');

/**
 * The player pays to the shown requisites in an app of their own. Deposits of many other kinds lead here too
 * (DEP-05).
 */
export const hostToHostKind: MethodKind = {
  ...redirectFamily,
  name: 'host-to-host',
  methods: HOST_TO_HOST_METHODS,
  nextRoute: '/deposit/host-to-host',
  opensPopUp: false,
  routes: [
    {
      path: '/deposit/host-to-host',
      screen: requisites,
      title: 'transfer.title',
      back: '/deposit',
      guard: 'transaction',
    },
  ],
};
