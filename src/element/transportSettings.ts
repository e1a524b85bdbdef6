import { resolveLang } from '../domain/player/resolveLang';
import { knownPlatform } from '../domain/player/resolvePlatform';
import type { ParentData } from '../host/parentData';
import type { StartUser } from '../state/CashierHandle';
import type { TransportSettings } from '../transport/Transport';

/** Read anew at each request: the host may set another token or address on a live element. */
export function transportSettings(
  parent: ParentData,
  user: StartUser,
  token: () => string,
): TransportSettings {
  return {
    get host() {
      return parent.host;
    },
    get xOrigin() {
      return parent.xOrigin;
    },
    get language() {
      const told = parent.locale || parent.user?.lang;
      return told ? resolveLang(told) : user.lang;
    },
    get platform() {
      return knownPlatform(parent.user?.platform) ?? user.platform;
    },
    get platformVersion() {
      return parent.platformVersion;
    },
    get pwa() {
      return parent.pwa;
    },
    get isMobileApp() {
      return parent.isMobileApp;
    },
    token,
    handshakeToken: () => (parent.token ? '' : token()),
  };
}
