import type { MethodKind } from '../../state/MethodKind';

/** What every kind shares that pays by a form and, perhaps, a page of its own. */
export const redirectFamily: Pick<MethodKind, 'path' | 'nextRoute' | 'opensPopUp'> = {
  path: '/deposit/redirect',
  nextRoute: '/deposit/complete',
  opensPopUp: true,
};
