import type { TransportSettings } from './Transport';

/** API-02: the query that a connection opens with. */
export function socketHandshake(settings: TransportSettings): Record<string, string> {
  const { xOrigin, language, platform, pwa, isMobileApp } = settings;
  const isNative = platform === 'android' || platform === 'ios';
  const token = settings.handshakeToken();
  return {
    cashier_type: 'widget',
    xorigin: xOrigin,
    Language: language,
    ...(token !== '' && { Authorization: token }),
    ...(isNative && { isNative: 'true', platform }),
    ...(pwa && { pwa: 'true' }),
    ...(isMobileApp && { isMobileApp: 'true' }),
  };
}
