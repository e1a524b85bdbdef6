import { readUrl } from './readUrl';

const MOST = 20;

/** What a content security policy has blocked: the directive, and the origin of what was asked for. */
export interface Violation {
  directive: string;
  blocked: string;
}

interface Violations {
  list(): Violation[];
  stop(): void;
}

/** What the page's policy has blocked from now on, each once: the directive and the origin, never a whole address. */
export function watchViolations(document: Document): Violations {
  const found = new Map<string, Violation>();
  const handle = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    const one = { directive: effectiveDirective, blocked: originOf(blockedURI) };
    if (found.size < MOST) found.set(`${one.directive} ${one.blocked}`, one);
  };
  document.addEventListener('securitypolicyviolation', handle);
  return {
    list: () => [...found.values()],
    stop: () => document.removeEventListener('securitypolicyviolation', handle),
  };
}

function originOf(address: string): string {
  const url = readUrl(address);
  // 'inline', 'eval' and the like, which are no addresses.
  if (!url) return address.slice(0, 40);
  return url.origin === 'null' ? url.protocol : url.origin;
}
