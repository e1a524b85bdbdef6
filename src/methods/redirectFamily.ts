import type { MethodKind } from '../state/MethodKind';

/** What the kinds share that are paid by a form and, perhaps, a page of the provider. */
export const redirectFamily: Pick<MethodKind, 'path' | 'nextRoute' | 'opensPopUp'> = {
  path: '/deposit/redirect',
  nextRoute: '/deposit/complete',
  opensPopUp: true,
};
