import type { Diagnosis, DiagnosisProblem } from '../Diagnosis';

type Found = Omit<Diagnosis, 'problems'>;

const MOST_SKEW_MS = 60_000;

/** Each problem: its code, when it is one, and what helps. */
const CHECKS: readonly [DiagnosisProblem['code'], (found: Found) => boolean, string][] = [
  [
    'hostUnreachable',
    ({ host }) => host.isReachable === false,
    'The banking server does not answer. Check the address in `host`, and connect-src of the page’s policy.',
  ],
  [
    'socketUnreachable',
    ({ socket }) => socket.isReachable === false,
    'A WebSocket to the banking server does not open. Allow wss: in connect-src, or use transport="http".',
  ],
  [
    'clockSkew',
    ({ clockSkewMs }) => Math.abs(clockSkewMs ?? 0) > MOST_SKEW_MS,
    'The clock of this device is more than a minute off: countdowns may be wrong.',
  ],
  [
    'storageDenied',
    ({ storage }) => !storage.session,
    'Session storage is denied, as third-party frames often are. The widget works, but forgets on a reload.',
  ],
  [
    'popUpsBlocked',
    ({ popUps }) => popUps === 'blocked',
    'Payment windows are blocked: allow pop-ups, and allow-popups allow-popups-to-escape-sandbox in a frame.',
  ],
  [
    'permissionMissing',
    ({ permissions }) => permissions['clipboard-write'] === false,
    'The frame may not write to the clipboard: add allow="clipboard-write" to it.',
  ],
  [
    'formsBlocked',
    found => found.areFormsBlocked,
    'The frame may not send forms, so that their buttons do nothing: add allow-forms to its sandbox.',
  ],
  [
    'cspViolation',
    ({ cspViolations }) => cspViolations.length > 0,
    'The page’s content security policy has blocked something: see cspViolations and docs/security.md.',
  ],
  [
    'definedTwice',
    ({ registration }) => registration.ignoredVersions.length > 0,
    'The script is on the page more than once: the first definition stands.',
  ],
  [
    'severalVersions',
    ({ registration }) => registration.versionsOnPage.length > 1,
    'Widgets of several versions are on the page.',
  ],
  [
    'insecureContext',
    ({ isSecureContext }) => !isSecureContext,
    'The page is not served over https: encrypted requisites and the clipboard do not work.',
  ],
];

const START_FAILED: DiagnosisProblem = {
  code: 'startFailed',
  hint: 'The widget could not start: element.error says why.',
};

export function findProblems(found: Found, hasFailed: boolean): DiagnosisProblem[] {
  const problems = CHECKS.filter(([, isOne]) => isOne(found)).map(([code, , hint]) => ({ code, hint }));
  return hasFailed ? [START_FAILED, ...problems] : problems;
}
