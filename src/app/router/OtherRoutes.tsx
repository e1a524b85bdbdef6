import type { ReactElement } from 'react';
import { standardRoutes } from '../routes/standardRoutes';
import { RouteTable } from './RouteTable';
import { loadMessages } from './useCodeAhead';

// They come when the list is idle: what a press on the first form may have to say comes with them, as the network may
// be gone by then.
loadMessages().catch(() => {});

export function OtherRoutes(): ReactElement {
  return <RouteTable rows={standardRoutes} />;
}
