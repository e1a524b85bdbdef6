import { isServerAddress } from '../domain/url/isServerAddress';
import { productUrl } from '../domain/url/productUrl';
import type { ParentDataInput } from '../host/parentData';
import { type Violation, watchViolations } from '../lib/watchViolations';
import type { Diagnosis } from './Diagnosis';
import { findProblems } from './diagnosis/findProblems';
import { reachHost, UNREACHED } from './diagnosis/reachHost';
import { reachSocket } from './diagnosis/reachSocket';
import { readPage } from './diagnosis/readPage';
import type { Shell } from './startShell';

const VIOLATION_MS = 50;

const isFirst = ({ directive, blocked }: Violation, index: number, all: Violation[]): boolean =>
  all.findIndex(other => other.directive === directive && other.blocked === blocked) === index;

/** Examines one widget and its page. Each probe has its own time limit; one that throws reports nothing. */
export async function diagnose(
  element: HTMLElement & ParentDataInput,
  shell: Shell | null,
): Promise<Diagnosis> {
  const view = element.ownerDocument.defaultView ?? window;
  const parent = shell?.parent ?? element;
  const page = readPage(element, view);
  const isSocket = parent.transport === 'socket';
  // What the page's policy blocked before the app watched is blocked again by these probes.
  const probed = watchViolations(element.ownerDocument);
  const [host, socket] = await Promise.all([
    isServerAddress(parent.host) ? reachHost(view, productUrl(parent, 'locales/en.json')) : UNREACHED,
    isSocket ? reachSocket(view, parent.host || globalThis.origin) : { isReachable: null },
  ]);
  // The browser reports a violation in a task of its own.
  await new Promise(resolve => setTimeout(resolve, VIOLATION_MS));
  probed.stop();
  const seen = shell?.seen() ?? null;
  const { clockSkewMs, ...reached } = host;
  const found: Omit<Diagnosis, 'problems'> = {
    ...page,
    mode: shell?.mode ?? null,
    transport: parent.transport,
    locale: { wanted: parent.locale, loaded: seen?.lang ?? null },
    popUps: seen && seen.popUps !== 'untested' ? seen.popUps : page.popUps,
    cspViolations: [...probed.list(), ...(seen?.cspViolations ?? [])].filter(isFirst),
    host: reached,
    socket,
    clockSkewMs,
  };
  return { ...found, problems: findProblems(found, shell?.state().phase === 'failed') };
}
