import type { ReactElement } from 'react';
import { RouteTable } from './RouteTable';
import { standardRoutes } from './routes/standardRoutes';

export function OtherRoutes(): ReactElement {
  return <RouteTable rows={standardRoutes} />;
}
