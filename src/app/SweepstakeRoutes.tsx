import type { ReactElement } from 'react';
import { RouteTable } from './RouteTable';
import { sweepstakeRoutes } from './routes/sweepstakeRoutes';

export function SweepstakeRoutes(): ReactElement {
  return <RouteTable rows={sweepstakeRoutes} />;
}
