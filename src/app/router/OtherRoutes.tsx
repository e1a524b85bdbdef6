import type { ReactElement } from 'react';
import { snackbars } from '../Notifications';
import { standardRoutes } from '../routes/standardRoutes';
import { RouteTable } from './RouteTable';

// They come when the list is idle: what a press on the first form may have to say comes with them, as the network may
// be gone by then.
Promise.all([snackbars.load(), import('../../flows/shared/failure/showError')]).catch(() => {});

export function OtherRoutes(): ReactElement {
  return <RouteTable rows={standardRoutes} />;
}
