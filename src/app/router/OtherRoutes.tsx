import type { ReactElement } from 'react';
import { standardRoutes } from '../routes/standardRoutes';
import { RouteTable } from './RouteTable';

export function OtherRoutes(): ReactElement {
  return <RouteTable rows={standardRoutes} />;
}
