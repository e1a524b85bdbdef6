import type { CashierConfig } from '../../../host/parentData';
import { isLoopback } from '../../../lib/isLoopback';

interface DevelopmentFacts {
  config: Pick<CashierConfig, 'development'>;
  isNative: boolean;
  location: Pick<Location, 'hostname' | 'port'>;
}

/**
 * A development server: a loopback name with a port. Packaged apps are served from localhost too, but without a port,
 * or from files; those and native web views never count unless `config.development` says so.
 */
export function isDevelopment({ config, isNative, location }: DevelopmentFacts): boolean {
  if (typeof config.development === 'boolean') return config.development;
  return !isNative && location.port !== '' && isLoopback(location.hostname);
}
