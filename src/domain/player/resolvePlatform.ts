import { MOBILE_BREAKPOINT_PX, NATIVE_PLATFORMS, PLATFORMS, type Platform } from '../../spec/defaults';

/** USER-03: the host's, else by the window's width in px. */
export function resolvePlatform(
  user: { platform?: string | null } | null | undefined,
  windowWidth: number,
): Platform {
  const given = PLATFORMS.find(platform => platform === user?.platform?.toLowerCase());
  return given ?? (windowWidth > MOBILE_BREAKPOINT_PX ? 'desktop' : 'mobile');
}

export function isNativePlatform(platform: unknown): boolean {
  return NATIVE_PLATFORMS.some(native => native === platform);
}
