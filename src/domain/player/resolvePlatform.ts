import { MOBILE_BREAKPOINT_PX, NATIVE_PLATFORMS, PLATFORMS, type Platform } from '../../spec/defaults';

/** USER-03: the host's (`given`; '' for none), else by the window's width. */
export function resolvePlatform(given: string, windowWidthPx: number): Platform {
  const known = PLATFORMS.find(platform => platform === given.toLowerCase());
  return known ?? (windowWidthPx > MOBILE_BREAKPOINT_PX ? 'desktop' : 'mobile');
}

export function isNativePlatform(platform: unknown): boolean {
  return NATIVE_PLATFORMS.some(native => native === platform);
}
