import type { HostMode } from '../host/chooseMode';
import type { Violation } from '../lib/watchViolations';
import type { PopUps } from '../state/createDepositState';

/** One thing that is wrong, and what to do about it. */
export interface DiagnosisProblem {
  code:
    | 'hostUnreachable'
    | 'socketUnreachable'
    | 'clockSkew'
    | 'storageDenied'
    | 'popUpsBlocked'
    | 'permissionMissing'
    | 'formsBlocked'
    | 'cspViolation'
    | 'definedTwice'
    | 'severalVersions'
    | 'insecureContext'
    | 'startFailed';
  hint: string;
}

/** What `element.diagnose()` has found. Holds origins and names, never a token, a whole address or what was typed. */
export interface Diagnosis {
  version: string;
  /** How the widget is embedded; `null` while the element is in no document. */
  mode: HostMode | null;
  transport: 'socket' | 'http';
  locale: { wanted: string; loaded: string | null };
  isSecureContext: boolean;
  isFramed: boolean;
  popUps: PopUps;
  storage: { session: boolean; local: boolean; cookies: boolean };
  /** What the page or the frame's `allow` permits; `null` where the browser does not say. */
  permissions: Record<string, boolean | null>;
  /** In a frame whose `sandbox` lacks `allow-forms`, the button of a form does nothing. */
  areFormsBlocked: boolean;
  cspViolations: Violation[];
  registration: {
    tag: string;
    /** Versions that were not registered because the tag was taken. */
    ignoredVersions: string[];
    /** Versions of the widgets on this page. */
    versionsOnPage: string[];
  };
  /** `null`: not asked, or the answer does not say. */
  host: { isReachable: boolean | null; milliseconds: number | null };
  socket: { isReachable: boolean | null };
  /** The server's clock minus this one, in whole ms; `null` if it cannot be read (a server on another origin). */
  clockSkewMs: number | null;
  problems: DiagnosisProblem[];
}
