import type { Delivery } from './core/Delivery';
import { isCrypto } from './core/money';

export type Route =
  | 'unified'
  | 'hostile-html'
  | 'offers'
  | 'card'
  | 'requisites'
  | 'eazype'
  | 'pix'
  | 'upi-qr'
  | 'offline';
export type PushScript =
  | 'late'
  | 'duplicate'
  | 'reordered'
  | 'foreign'
  | 'unknown'
  | 'numeric'
  | 'none'
  | 'broken';

export interface Scenario {
  id: string;
  /** The last three digits: of the whole units, or of the eight decimals of a crypto currency. */
  ending: number;
  says: string;
  /** Refused before anything is created. */
  refusal?: { status: number; message: string; code?: string };
  captcha?: 'once' | 'always';
  /** How many times more fields are asked for. */
  rounds?: number;
  redirect?: { method: 'GET' | 'POST'; asksCode?: boolean; source?: string };
  route?: Route;
  outcome?: 'instant' | 'declined' | 'stays-accepted' | 'stays-waiting';
  answer?: Delivery;
  pushes?: PushScript;
}

const refused = (status: number, message: string, code?: string): Scenario['refusal'] => ({
  status,
  message,
  ...(code ? { code } : {}),
});

/** Known amounts, known outcomes. The README repeats this table; a test compares both. */
export const SCENARIOS: readonly Scenario[] = [
  { id: 'instant', ending: 901, says: 'processed at once', outcome: 'instant' },
  {
    id: 'declined',
    ending: 902,
    says: 'created, then declined by the bank (mistaked, with a message)',
    outcome: 'declined',
  },
  {
    id: 'merchant-error',
    ending: 903,
    says: '422 banking.merchantClientError with a message for the player',
    refusal: refused(
      422,
      'Your bank does not allow this payment. Use another card.',
      'banking.merchantClientError',
    ),
  },
  {
    id: 'insufficient-funds',
    ending: 904,
    says: '422 banking.insufficientFunds',
    refusal: refused(422, 'Insufficient funds', 'banking.insufficientFunds'),
  },
  {
    id: 'unknown-code',
    ending: 905,
    says: '422 with a code nobody knows',
    refusal: refused(422, 'Internal provider text', 'banking.zzUnknown'),
  },
  {
    id: 'method-regex',
    ending: 906,
    says: '422 banking.paymentMethodRegex',
    refusal: refused(422, 'Field card_number is wrong', 'banking.paymentMethodRegex'),
  },
  { id: 'stays-accepted', ending: 907, says: 'accepted, and stays so', outcome: 'stays-accepted' },
  { id: 'stays-waiting', ending: 908, says: 'waiting, and stays so', outcome: 'stays-waiting' },
  {
    id: 'refused-by-amount',
    ending: 909,
    says: '422 banking.amountLimits',
    refusal: refused(422, 'The amount is out of limits', 'banking.amountLimits'),
  },
  { id: 'fields', ending: 910, says: 'asks for more fields once', rounds: 1 },
  { id: 'fields-twice', ending: 911, says: 'asks for more fields twice in a row', rounds: 2 },
  {
    id: '3d-get',
    ending: 912,
    says: '3-D page by GET, asks for the code 123456',
    redirect: { method: 'GET', asksCode: true },
  },
  {
    id: '3d-post',
    ending: 913,
    says: '3-D page by a posted form, asks for the code 123456',
    redirect: { method: 'POST', asksCode: true },
  },
  { id: 'captcha-once', ending: 914, says: 'captcha_required the first time', captcha: 'once' },
  { id: 'captcha-always', ending: 915, says: 'captcha_required every time', captcha: 'always' },
  { id: 'code', ending: 916, says: 'withdrawals: confirmed by the code 123456 whatever the method' },
  { id: 'never', ending: 920, says: 'created, the answer never comes', answer: 'never' },
  { id: 'lost', ending: 921, says: 'created, the connection drops before the answer', answer: 'drop' },
  { id: 'error-after-commit', ending: 922, says: 'created, and answered with 500', answer: 'server-error' },
  {
    id: 'late-answer',
    ending: 923,
    says: 'processed and pushed before the answer comes',
    outcome: 'instant',
    answer: 'late',
  },
  { id: 'late-push', ending: 930, says: 'the last push comes 15 s late', pushes: 'late' },
  { id: 'duplicate-push', ending: 931, says: 'every push comes twice', pushes: 'duplicate' },
  {
    id: 'reordered-push',
    ending: 932,
    says: 'processed is pushed first, then waiting and accepted',
    pushes: 'reordered',
  },
  {
    id: 'foreign-push',
    ending: 933,
    says: 'a push for another deposit (mistaked) comes first',
    pushes: 'foreign',
  },
  { id: 'unknown-push', ending: 934, says: 'accepted is pushed as a status nobody knows', pushes: 'unknown' },
  { id: 'numeric-push', ending: 935, says: 'statuses are pushed as 0 and 1', pushes: 'numeric' },
  { id: 'no-push', ending: 936, says: 'nothing is pushed: only deposit-status knows', pushes: 'none' },
  {
    id: 'broken-push',
    ending: 937,
    says: 'pushes of wrong types come before the good ones',
    pushes: 'broken',
  },
  {
    id: 'wrong-amount',
    ending: 938,
    says: 'the bank received half of the amount, and the push says so',
  },
  { id: 'wrong-types', ending: 940, says: 'created, the answer has wrong types', answer: 'wrong-types' },
  { id: 'html', ending: 941, says: 'created, the answer is an HTML page', answer: 'html' },
  { id: 'empty', ending: 942, says: 'created, the answer is empty', answer: 'empty' },
  { id: 'null', ending: 943, says: 'created, the answer is null', answer: 'null' },
  { id: 'garbage', ending: 944, says: 'created, the answer is no JSON', answer: 'garbage' },
  {
    id: 'unauthorized',
    ending: 951,
    says: '401',
    refusal: refused(401, 'Token expired', 'auth.tokenExpired'),
  },
  { id: 'forbidden', ending: 952, says: '403', refusal: refused(403, 'Not allowed') },
  { id: 'not-found', ending: 953, says: '404', refusal: refused(404, 'No such method') },
  { id: 'unprocessable', ending: 954, says: '422 without a code', refusal: refused(422, 'Unprocessable') },
  { id: 'too-many', ending: 955, says: '429', refusal: refused(429, 'Too many requests') },
  { id: 'server-error', ending: 956, says: '500', refusal: refused(500, 'Internal error') },
  { id: 'unavailable', ending: 958, says: '503', refusal: refused(503, 'Service unavailable') },
  {
    id: 'javascript-url',
    ending: 960,
    says: 'redirect to a javascript: address',
    redirect: { method: 'GET', source: 'javascript:document.body.remove()' },
  },
  {
    id: 'disguised-url',
    ending: 961,
    says: 'redirect to a disguised javascript: address',
    redirect: { method: 'GET', source: ' java\nscript:document.body.remove()' },
  },
  {
    id: 'data-url',
    ending: 962,
    says: 'redirect to a data: address',
    redirect: { method: 'GET', source: 'data:text/html,<h1>bank</h1>' },
  },
  {
    id: 'http-url',
    ending: 963,
    says: 'redirect to plain http on another host',
    redirect: { method: 'POST', source: 'http://bank.example/pay' },
  },
  {
    id: 'credentials-url',
    ending: 964,
    says: 'redirect to an address with credentials',
    redirect: { method: 'GET', source: 'https://user:pass@bank.example/pay' },
  },
  {
    id: 'relative-url',
    ending: 965,
    says: 'redirect to a relative address',
    redirect: { method: 'GET', source: '//bank.example/pay' },
  },
  { id: 'unified', ending: 970, says: 'answers with a unified flow', route: 'unified' },
  {
    id: 'hostile-html',
    ending: 971,
    says: 'a unified flow with hostile HTML in its description',
    route: 'hostile-html',
  },
  { id: 'offers', ending: 972, says: 'answers with on-ramp offers', route: 'offers' },
  { id: 'card-requisites', ending: 973, says: 'answers with an encoded card to pay to', route: 'card' },
  { id: 'requisites', ending: 974, says: 'answers with requisites', route: 'requisites' },
  {
    id: 'continue-error',
    ending: 975,
    says: 'on-ramp offers; external-deposit-continue answers with an error (mistaked)',
    route: 'offers',
  },
  { id: 'eazype', ending: 976, says: 'answers with the custom page eazype', route: 'eazype' },
  { id: 'pix', ending: 977, says: 'answers with the custom page pix', route: 'pix' },
  { id: 'upi-qr', ending: 978, says: 'answers with the custom page upi-qr', route: 'upi-qr' },
  { id: 'p2p-no-card', ending: 979, says: 'P2P: the answer lacks its card (an invalid response)' },
  { id: 'auto-canceled', ending: 980, says: 'P2P: cancels itself after 15 s (AUTO_CANCELED)' },
  { id: 'offline', ending: 981, says: 'answers with the page kind OFFLINE: instructions', route: 'offline' },
];

/** Known values of any field, whatever its name and the amount: digits only are compared. */
export const FIELD_SCENARIOS: Readonly<Record<string, string>> = {
  '4242424242424242': 'instant',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient-funds',
  '4000000000003220': '3d-get',
  '4000000000003063': '3d-post',
  '4000000000000119': 'merchant-error',
  '4000000000000259': 'stays-accepted',
};

const MINOR_IN_WHOLE = 100;
const ENDINGS = 1_000;

/** The last three digits that choose a scenario; undefined where the amount has cents. */
export function endingOf(minor: number, currency: string): number | undefined {
  if (isCrypto(currency)) return minor % ENDINGS;
  return minor % MINOR_IN_WHOLE === 0 ? (minor / MINOR_IN_WHOLE) % ENDINGS : undefined;
}

export function scenarioById(id: string | undefined): Scenario | undefined {
  return SCENARIOS.find(scenario => scenario.id === id);
}

export function findScenario(
  minor: number,
  currency: string,
  fields: Record<string, string>,
): Scenario | undefined {
  for (const value of Object.values(fields)) {
    const id = FIELD_SCENARIOS[value.replace(/\D/g, '')];
    if (id) return scenarioById(id);
  }
  const ending = endingOf(minor, currency);
  return SCENARIOS.find(scenario => scenario.ending === ending);
}
