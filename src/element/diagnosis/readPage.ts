import { areFormsBlocked } from '../../lib/areFormsBlocked';
import type { Diagnosis } from '../Diagnosis';

type PageFacts = Pick<
  Diagnosis,
  | 'version'
  | 'isSecureContext'
  | 'isFramed'
  | 'popUps'
  | 'storage'
  | 'permissions'
  | 'areFormsBlocked'
  | 'registration'
>;

/** Features of the page's permissions policy that the widget uses. */
const FEATURES = ['clipboard-write', 'fullscreen'] as const;

interface Policy {
  allowsFeature(name: string): boolean;
  features(): string[];
}

type Made = CustomElementConstructor & { version?: unknown; ignoredVersions?: unknown };

/** What can be read without a request. */
export function readPage(element: HTMLElement, view: Window): PageFacts {
  const made = element.constructor as Made;
  return {
    version: String(made.version ?? ''),
    isSecureContext: view.isSecureContext,
    isFramed: view.parent !== view,
    popUps: isSandboxed(view) ? 'blocked' : 'untested',
    storage: {
      session: works(() => view.sessionStorage),
      local: works(() => view.localStorage),
      cookies: view.navigator.cookieEnabled,
    },
    permissions: readPermissions(element.ownerDocument),
    areFormsBlocked: areFormsBlocked(element.shadowRoot ?? element),
    registration: {
      tag: element.localName,
      ignoredVersions: Array.isArray(made.ignoredVersions) ? made.ignoredVersions.map(String) : [],
      versionsOnPage: readVersions(element),
    },
  };
}

/** Only a page of the same origin can see its own frame; from another origin it is not known. */
function isSandboxed(view: Window): boolean {
  try {
    const sandbox = view.frameElement?.getAttribute('sandbox');
    return typeof sandbox === 'string' && !sandbox.split(/\s+/).includes('allow-popups');
  } catch {
    return false;
  }
}

const PROBE = 'cashier.diagnose';

function works(storage: () => Storage): boolean {
  try {
    storage().setItem(PROBE, '');
    storage().removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}

function readPermissions(document: Document): Record<string, boolean | null> {
  const policy = Reflect.get(document, 'permissionsPolicy') ?? Reflect.get(document, 'featurePolicy');
  const isKnown = (value: unknown): value is Policy =>
    typeof value === 'object' && value !== null && 'allowsFeature' in value && 'features' in value;
  const known = isKnown(policy) ? policy : null;
  return Object.fromEntries(
    FEATURES.map(name => [name, known?.features().includes(name) ? known.allowsFeature(name) : null]),
  );
}

/** Widgets of any version and tag are recognised as custom elements with a version and a `diagnose` method. */
function readVersions({ ownerDocument }: HTMLElement): string[] {
  const versions = new Set<string>();
  for (const other of ownerDocument.querySelectorAll('*')) {
    const { version } = other.constructor as Made;
    if (other.localName.includes('-') && typeof version === 'string' && 'diagnose' in other)
      versions.add(version);
  }
  return [...versions].sort();
}
