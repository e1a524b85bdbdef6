import { methodsPayment } from '../api/operations/methods';
import { abTestGroup } from '../domain/player/abTestGroup';
import { allowsOrigin } from './allowsOrigin';
import type { Check } from './Check';
import { checkRefusal } from './checkRefusal';
import { nameStatus } from './nameStatus';

/** For what is asked beside the calls of the contract. */
const LONGEST_MS = 15_000;
const HEADERS = 'authorization,cache-control,content-type,extra-params';

/** What holds for every call: refusals, tokens, access from a page of another origin. */
export const ENVELOPE_CHECKS: readonly Check[] = [
  {
    call: 'an unknown call',
    async run({ inspector }) {
      const reply = await inspector.send('an unknown call', 'no-such-call', 'POST', {});
      if (reply) checkRefusal(inspector, 'an unknown call', reply);
    },
  },
  {
    call: 'a call without a token',
    async run({ inspector, options: { country, currency } }) {
      const call = 'a call without a token';
      // Every server has this one.
      const { path, method } = methodsPayment;
      const data = { country, currency, abTestGroup: abTestGroup([]) };
      const reply = await inspector.send(call, path, method, data, '');
      if (!reply) return undefined;
      if (reply.status !== 401) {
        inspector.report({ call, problem: `it is answered with ${nameStatus(reply.status)}, expected 401` });
      } else checkRefusal(inspector, call, reply);
    },
  },
  {
    call: 'cross-origin access',
    only: 'http',
    async run({ inspector, options: { url, prefix, origin, country, currency } }) {
      const call = 'cross-origin access';
      const asked = { Origin: origin, 'Access-Control-Request-Method': 'POST' };
      const answer = await fetch(`${url}/api/${prefix}/methods-payment-v3`, {
        method: 'OPTIONS',
        signal: AbortSignal.timeout(LONGEST_MS),
        headers: { ...asked, 'Access-Control-Request-Headers': HEADERS },
      }).catch(() => undefined);
      if (!answer) {
        inspector.report({ call, problem: 'no answer to OPTIONS' });
        return undefined;
      }
      if (!answer.ok) inspector.report({ call, problem: `OPTIONS is answered with status ${answer.status}` });
      if (answer.headers.get('access-control-allow-origin')?.includes(','))
        inspector.report({
          call,
          problem: 'Access-Control-Allow-Origin names more than one: browsers take none of them',
        });
      else if (!allowsOrigin(answer, origin))
        inspector.report({ call, problem: `Access-Control-Allow-Origin does not allow ${origin}` });
      const headers = (answer.headers.get('access-control-allow-headers') ?? '').toLowerCase();
      const allowed = headers.split(',').map(name => name.trim());
      // The star leaves out authorization.
      const isAllowed = (name: string): boolean =>
        allowed.includes(name) || (name !== 'authorization' && allowed.includes('*'));
      const missing = HEADERS.split(',').filter(name => !isAllowed(name));
      if (missing.length > 0)
        inspector.report({ call, problem: `Access-Control-Allow-Headers lacks ${missing.join(', ')}` });
      const query = new URLSearchParams({ country, currency });
      const refusal = await fetch(`${url}/api/${prefix}/methods-withdrawal?${query}`, {
        signal: AbortSignal.timeout(LONGEST_MS),
        headers: { Origin: origin },
      }).catch(() => undefined);
      if (refusal && !allowsOrigin(refusal, origin))
        inspector.report({
          call,
          problem: `an answer with status ${refusal.status} does not allow ${origin}`,
          meaning:
            'Browsers hide it from the widget: players read of a lost network, and no new token is asked for.',
        });
    },
  },
];
