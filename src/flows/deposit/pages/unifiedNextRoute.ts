/** Where a unified flow may lead: screens that a deposit which exists can show. */
const NEXT_PATHS = [
  '/deposit/complete',
  '/deposit/redirect/instruction',
  '/deposit/redirect/eazype',
  '/deposit/redirect/pix',
  '/deposit/host-to-host',
  '/deposit/india/invoice',
  '/deposit/crypto/address',
] as const;

/** A server's `nextRoute`, as a path with or without the base, or as a screen's name; `undefined` for any other. */
export function unifiedNextRoute(nextRoute: string | undefined): string | undefined {
  const wanted = nextRoute?.trim().replace(/^\/+|\/+$/g, '');
  if (!wanted) return undefined;
  return NEXT_PATHS.find(
    path => path.slice(1) === wanted || path.endsWith(`/${wanted}`) || `/${wanted}`.endsWith(path),
  );
}
