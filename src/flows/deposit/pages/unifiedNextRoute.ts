/** Where a unified flow may lead: the screens that an existing deposit can show. */
const NEXT_PATHS = [
  '/deposit/complete',
  '/deposit/redirect/instruction',
  '/deposit/redirect/eazype',
  '/deposit/redirect/pix',
  '/deposit/host-to-host',
  '/deposit/india/invoice',
  '/deposit/crypto/address',
] as const;

/** The path of a server's `nextRoute`, which may be a path or a screen's name; `undefined` for any other. */
export function unifiedNextRoute(nextRoute: string | undefined): string | undefined {
  const wanted = nextRoute?.trim().split('/').filter(Boolean).join('/');
  if (!wanted) return undefined;
  return NEXT_PATHS.find(
    path => path.slice(1) === wanted || path.endsWith(`/${wanted}`) || `/${wanted}`.endsWith(path),
  );
}
