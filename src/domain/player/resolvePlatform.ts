import { MOBILE_BREAKPOINT_PX, NATIVE_PLATFORMS, PLATFORMS, type Platform } from '../../spec/defaults';

/** A platform in any case; `undefined` for anything else. */
export const knownPlatform = (given: unknown): Platform | undefined =>
  PLATFORMS.find(platform => platform === String(given).toLowerCase());

/** USER-03: the host's (`given`), else by the window's width. */
export const resolvePlatform = (given: unknown, windowWidthPx: number): Platform =>
  knownPlatform(given) ?? (windowWidthPx > MOBILE_BREAKPOINT_PX ? 'desktop' : 'mobile');

export function isNativePlatform(platform: unknown): boolean {
  return (NATIVE_PLATFORMS as readonly unknown[]).includes(platform);
}
