import type { RunOptions } from '../../src/conformance/Check';
import { allMethods, answered, created, firstMethod, methodsOf, saying } from './changes';
import type { Change } from './startBrokenServer';

/** What servers get wrong: the call, how its answer differs from the sandbox's, and what must be said of it. */
export const brokenServers: [path: string, change: Change, problem: string, given?: Partial<RunOptions>][] = [
  ['methods-payment-v3', firstMethod({ position: 'first' }), 'methods.0.position is text, expected a number'],
  [
    'methods-payment-v3',
    firstMethod({ amount_rules: 'none' }),
    'methods.0.amount_rules is text, expected an object',
  ],
  [
    'methods-payment-v3',
    firstMethod({ amount_rules: { MXN: { min: 500, max: 20 } } }),
    'methods.0.amount_rules.MXN has a minimum above its maximum',
  ],
  [
    'methods-payment-v3',
    firstMethod({ fields: [{ name: 'x', regex: '([a-z' }] }),
    'methods.0.fields.0.regex is no regular expression',
  ],
  [
    'methods-payment-v3',
    firstMethod({ video_guide_url: { en_mx: { redesign: 'javascript:alert(1)' } } }),
    'methods.0.video_guide_url.en_mx is no safe https address',
  ],
  [
    'methods-payment-v3',
    ({ body }) => {
      methodsOf(body).push(methodsOf(body)[0] ?? {});
    },
    'is the name of another method of the list too',
  ],
  [
    'methods-payment-v3',
    firstMethod({ currency: ['USD'] }),
    'methods that are not offered, as the currency MXN is not among theirs: 1 of ',
  ],
  [
    'methods-withdrawal',
    allMethods({ cardViewType: 'card' }),
    'methods that are not offered, as their cardViewType is none that withdrawals list: ',
  ],
  [
    'methods-payment-v3',
    firstMethod({ cardViewType: 'constructor' }),
    'methods.0.cardViewType is not known: the plain form is shown',
  ],
  [
    'methods-payment-v3',
    ({ body }) => Object.assign(body, { methods: {} }),
    'methods is an object, expected a list',
  ],
  [
    'deposit-status',
    answered(200, { status: 'waiting' }),
    'an unknown requestId is answered with status 200, expected 404',
  ],
  ['methods-withdrawal', answered(500, { message: 'broken' }), 'refused with status 500'],
  ['deposit-limits', ({ body }) => Object.assign(body, { max: '20,000' }), 'max is text, expected a number'],
  [
    'deposit-status',
    answered(200, { depositId: 'x', status: 'waiting' }),
    'an unknown id is answered with status 200, expected 404',
  ],
  [
    'withdrawal-status',
    saying({ message: 'Not found' }),
    'an unknown requestId is not answered with the code banking.withdrawalUnknown',
  ],
  ['deposit-status', saying({}), 'the refusal carries no message'],
  ['no-such-call', answered(200, {}), 'it is answered with status 200, expected a refusal'],
  ['no-such-call', saying({ error: 'no such call' }), 'the refusal carries no message'],
  [
    'methods-payment-v3',
    answer => {
      if (answer.status === 401) answer.status = 403;
    },
    'it is answered with status 403, expected 401',
  ],
  [
    'OPTIONS methods-payment-v3',
    ({ headers }) => Object.assign(headers, { 'access-control-allow-headers': 'content-type' }),
    'Access-Control-Allow-Headers lacks authorization, cache-control, extra-params',
  ],
  [
    'methods-withdrawal',
    answer => {
      if (answer.status === 401) answer.headers = {};
    },
    'an answer with status 401 does not allow https://www.example',
  ],
  [
    'deposit-create',
    answer => created({ depositId: crypto.randomUUID() })(answer, {}),
    'the same requestId has made more than one deposit',
    { isCreating: true },
  ],
  ...['/pay/1', 'http://bank.example/pay', 'https://ana@bank.example/pay', 'upi://pay?pa=ana'].map(
    (source): (typeof brokenServers)[number] => [
      'deposit-create',
      created({ source }),
      'apiResponse.source is no absolute https address',
      { isCreating: true },
    ],
  ),
];
