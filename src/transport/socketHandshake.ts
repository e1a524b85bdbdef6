import { isNativePlatform } from '../domain/player/resolvePlatform';
import type { TransportSettings } from './Transport';

/** API-02: the query that a connection opens with. */
export function socketHandshake(settings: TransportSettings): Record<string, string> {
  const { xOrigin, language, platform, pwa, isMobileApp } = settings;
  const token = settings.handshakeToken();
  return {
    cashier_type: 'widget',
    xorigin: xOrigin,
    Language: language,
    ...(token && { Authorization: token }),
    ...(isNativePlatform(platform) && { isNative: 'true', platform }),
    ...(pwa && { pwa: 'true' }),
    ...(isMobileApp && { isMobileApp: 'true' }),
  };
}
