import type { ReactElement } from 'react';
import { sweepstakeRoutes } from '../routes/sweepstakeRoutes';
import { RouteTable } from './RouteTable';

export function SweepstakeRoutes(): ReactElement {
  return <RouteTable rows={sweepstakeRoutes} />;
}
