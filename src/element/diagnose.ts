import type { ParentData } from '../host/parentData';
import type { Diagnosis } from './Diagnosis';
import { findProblems } from './diagnosis/findProblems';
import { reachHost } from './diagnosis/reachHost';
import { reachSocket } from './diagnosis/reachSocket';
import { readPage } from './diagnosis/readPage';
import type { Shell } from './startShell';

/** Looks around one widget. Each probe has its own limit, and a probe that throws has found out nothing. */
export async function diagnose(element: HTMLElement & ParentData, shell: Shell | null): Promise<Diagnosis> {
  const view = element.ownerDocument.defaultView ?? window;
  const parent = shell?.parent ?? element;
  const page = readPage(element, view);
  const base = parent.host.replace(/\/+$/, '') || view.location.origin;
  const isSocket = parent.transport === 'socket';
  const [host, socket] = await Promise.all([
    reachHost(view, `${base}/${parent.product}/locales/en.json`),
    isSocket ? reachSocket(view, base) : { isReachable: null },
  ]);
  const seen = shell?.seen() ?? null;
  const { clockSkewMs, ...reached } = host;
  const found: Omit<Diagnosis, 'problems'> = {
    ...page,
    mode: shell?.mode ?? null,
    transport: parent.transport,
    locale: { wanted: parent.locale, loaded: seen?.lang ?? null },
    popUps: seen && seen.popUps !== 'untested' ? seen.popUps : page.popUps,
    cspViolations: [...(seen?.cspViolations ?? [])],
    host: reached,
    socket,
    clockSkewMs,
  };
  return { ...found, problems: findProblems(found, shell?.state().phase === 'failed') };
}
