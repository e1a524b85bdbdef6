import { createServer, type Server as HttpServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server as SocketServer } from 'socket.io';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../../demo/sandbox/createSandbox';
import type { RunOptions } from '../../src/conformance/Check';
import { createHttpServer } from '../../src/conformance/createHttpServer';
import { createSocketServer } from '../../src/conformance/createSocketServer';
import type { CheckResult } from '../../src/conformance/Finding';
import { formatResults } from '../../src/conformance/formatResults';
import { runChecks } from '../../src/conformance/runChecks';

const TOKEN = 'demo-mx:contract';
let sandbox: Sandbox;
const open: HttpServer[] = [];

beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(async () => {
  for (const server of open) {
    server.closeAllConnections();
    server.close();
  }
  await sandbox.close();
});

const optionsFor = (url: string, given: Partial<RunOptions> = {}): RunOptions => ({
  url,
  prefix: 'BANKING',
  country: 'MX',
  currency: 'MXN',
  origin: 'https://www.example',
  isCreating: false,
  isSweepstake: false,
  isWithdrawing: false,
  isPushing: false,
  pushTimeoutMs: 5_000,
  fields: {},
  ...given,
});

const EMAIL = { withdrawalMethod: 'mercado_pago', fields: { email: 'ana@example.com' } };

async function checkSocket(
  given: Partial<RunOptions>,
  token: string,
  url = sandbox.url,
): Promise<CheckResult[]> {
  const server = createSocketServer(connection(url, token));
  try {
    return await runChecks(server, optionsFor(url, given));
  } finally {
    server.close();
  }
}

const outcomesOf = (results: readonly CheckResult[], ...calls: string[]) =>
  calls.map(call => results.find(one => one.call === call)?.outcome);

const connection = (url: string, token = TOKEN) => ({ url, token, prefix: 'BANKING', timeoutMs: 5_000 });

function check(url: string, given: Partial<RunOptions> = {}, token = TOKEN): Promise<CheckResult[]> {
  return runChecks(createHttpServer(connection(url, token)), optionsFor(url, given));
}

const faultsOf = (results: readonly CheckResult[]): string[] =>
  results.flatMap(({ findings }) =>
    findings.filter(({ level }) => level === 'fault').map(one => one.problem),
  );

type Json = Record<string, unknown>;
/** Answers a call otherwise than the sandbox does. */
type Change = (answer: { status: number; body: Json; headers: Record<string, string> }) => void;

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
};

/** The sandbox behind a server that breaks one call. */
async function startBroken(path: string, change: Change): Promise<string> {
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '' } = request;
    const sent = await bodyOf(request);
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(
        ([name]) => !['host', 'connection', 'content-length'].includes(name),
      ),
    ) as Record<string, string>;
    const real = await fetch(`${sandbox.url}${url}`, { method, headers, ...(sent !== '' && { body: sent }) });
    const text = await real.text();
    const answer = {
      status: real.status,
      body: (text === '' ? {} : JSON.parse(text)) as Json,
      headers: Object.fromEntries([...real.headers].filter(([name]) => name.startsWith('access-control'))),
    };
    const called = new URL(url, sandbox.url).pathname.split('/').at(-1);
    if (path === (method === 'OPTIONS' ? `OPTIONS ${called}` : called)) change(answer);
    response.writeHead(answer.status, answer.headers).end(JSON.stringify(answer.body));
  });
  open.push(server);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const PUSHES = { isCreating: true, isPushing: true, pushTimeoutMs: 300 };

/** A socket that answers a deposit alone, and says of it what it is told to. */
async function startSocket(pushOf: (depositId: string) => unknown): Promise<string> {
  const server = createServer();
  open.push(server);
  new SocketServer(server, { path: '/v4/socket.io' }).on('connection', socket => {
    socket.on('message', ({ id, type, data }: { id: string; type: string; data: Json }) => {
      const path = type.split(':').at(-1) ?? '';
      const depositId = `d-${String(data['requestId'])}`;
      const answers: Record<string, unknown> = {
        'methods-payment-v3': { methods: [METHOD] },
        'deposit-create': { apiResponse: { depositId } },
      };
      socket.emit('message', {
        id,
        status: path in answers ? 200 : 404,
        data: answers[path] ?? { message: 'No' },
      });
      const push = path === 'deposit-create' ? pushOf(depositId) : undefined;
      if (push) socket.emit('message', push);
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const METHOD = {
  name: 'plain',
  category: 'e-money',
  currency: ['MXN'],
  text: { en: 'Plain' },
  amount_rules: { MXN: { min: 1, max: 10 } },
  fields: [],
  position: 1,
};

const firstMethod = (body: Json): Json => (body['methods'] as Json[])[0] ?? {};

describe('the sandbox keeps the contract', () => {
  it('[API-07] over HTTP, without a call that makes something', async () => {
    const results = await check(sandbox.url);
    expect(faultsOf(results)).toEqual([]);
    expect(results.filter(({ outcome }) => outcome === 'ok').length).toBeGreaterThan(9);
    expect([sandbox.bank.state.deposits, sandbox.bank.state.withdrawals]).toEqual([{}, {}]);
  });

  it('[API-07] over the socket', async () => {
    const server = createSocketServer(connection(sandbox.url));
    const results = await runChecks(server, optionsFor(sandbox.url));
    server.close();
    expect(faultsOf(results)).toEqual([]);
  });

  it('[API-04] with creating calls, one deposit for two calls of one intent', async () => {
    const results = await check(sandbox.url, { isCreating: true }, 'demo-mx:contract-create');
    expect(faultsOf(results)).toEqual([]);
    const deposits = Object.values(sandbox.bank.state.deposits);
    expect(deposits.filter(({ userId }) => userId === 'user-mx:contract-create')).toHaveLength(1);
  });

  it('[WD-02] with a withdrawal, one for two calls of one intent, which is cancelled', async () => {
    const token = 'demo-mx:contract-withdraw';
    const results = await check(sandbox.url, { isWithdrawing: true, ...EMAIL }, token);
    expect(faultsOf(results)).toEqual([]);
    const calls = ['withdrawal-create', 'withdrawal-status after the create', 'withdrawal-cancel'] as const;
    expect(outcomesOf(results, ...calls)).toEqual(['ok', 'ok', 'ok']);
    const made = Object.values(sandbox.bank.state.withdrawals).filter(
      ({ userId }) => userId === 'user-mx:contract-withdraw',
    );
    expect(made.map(({ status }) => status)).toEqual(['CANCELED']);
  });

  it('[WD-02] a withdrawal whose fields nobody has given is not tried', async () => {
    const results = await check(sandbox.url, { isWithdrawing: true }, 'demo-mx:contract-fields');
    expect(outcomesOf(results, 'withdrawal-create', 'withdrawal-cancel')).toEqual(['skipped', 'skipped']);
    expect(results.find(({ call }) => call === 'withdrawal-create')?.reason).toContain('--field');
  });

  it('[DEP-09] [API-02] and tells over the socket of what was made', async () => {
    const given = { isCreating: true, isWithdrawing: true, isPushing: true, ...EMAIL };
    const results = await checkSocket(given, 'demo-mx:contract-pushes');
    expect(faultsOf(results)).toEqual([]);
    const calls = ['deposit.status push', 'withdrawal.status push', 'every push'] as const;
    expect(outcomesOf(results, ...calls)).toEqual(['ok', 'ok', 'ok']);
  });

  it('[SWP-01] [SWP-02] with the calls of the sweepstake view', async () => {
    expect(faultsOf(await check(sandbox.url, { isSweepstake: true }, 'demo-sweep:contract'))).toEqual([]);
  });

  it('[P2P-01] and those of peer-to-peer methods', async () => {
    const results = await check(sandbox.url, { country: 'KZ', currency: 'KZT' }, 'demo-kz:contract');
    expect(faultsOf(results)).toEqual([]);
    expect(results.find(({ call }) => call === 'deposit-check')?.outcome).toBe('ok');
  });
});

const BROKEN: [path: string, change: Change, problem: string, given?: Partial<RunOptions>][] = [
  [
    'methods-payment-v3',
    ({ body }) => {
      firstMethod(body)['position'] = 'first';
    },
    'methods.0.position is text, expected a number',
  ],
  [
    'methods-payment-v3',
    ({ body }) => {
      delete firstMethod(body)['amount_rules'];
    },
    'methods.0.amount_rules is missing, expected an object',
  ],
  [
    'methods-payment-v3',
    ({ body }) => {
      firstMethod(body)['amount_rules'] = { MXN: { min: 500, max: 20 } };
    },
    'methods.0.amount_rules.MXN has a minimum above its maximum',
  ],
  [
    'methods-payment-v3',
    ({ body }) => {
      firstMethod(body)['fields'] = [{ name: 'x', regex: '([a-z' }];
    },
    'methods.0.fields.0.regex is no regular expression',
  ],
  [
    'methods-payment-v3',
    ({ body }) => {
      firstMethod(body)['video_guide_url'] = { en_mx: { redesign: 'javascript:alert(1)' } };
    },
    'methods.0.video_guide_url.en_mx is no safe https address',
  ],
  [
    'methods-payment-v3',
    ({ body }) => {
      (body['methods'] as Json[]).push(firstMethod(body));
    },
    'is the name of another method of the list too',
  ],
  [
    'methods-payment-v3',
    ({ body }) => {
      body['methods'] = {};
    },
    'methods is an object, expected a list',
  ],
  [
    'methods-withdrawal',
    answer => {
      answer.status = 500;
      answer.body = { message: 'broken' };
    },
    'refused with status 500',
  ],
  [
    'deposit-limits',
    ({ body }) => {
      body['max'] = '20000';
    },
    'max is text, expected a number',
  ],
  [
    'deposit-status',
    answer => {
      answer.status = 200;
      answer.body = { depositId: 'x', status: 'waiting' };
    },
    'an unknown id is answered with status 200, expected 404',
  ],
  [
    'withdrawal-status',
    answer => {
      answer.body = { message: 'Not found' };
    },
    'an unknown requestId is not answered with the code banking.withdrawalUnknown',
  ],
  [
    'no-such-call',
    answer => {
      answer.status = 200;
      answer.body = {};
    },
    'it is answered with status 200, expected a refusal',
  ],
  [
    'no-such-call',
    answer => {
      answer.body = { error: 'no such call' };
    },
    'the refusal carries no message',
  ],
  [
    'methods-withdrawal',
    answer => {
      if (answer.status === 401) answer.status = 403;
    },
    'it is answered with status 403, expected 401',
  ],
  [
    'OPTIONS methods-payment-v3',
    answer => {
      answer.headers = { ...answer.headers, 'access-control-allow-headers': 'content-type' };
    },
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
    ({ body }) => {
      Object.assign(body['apiResponse'] as Json, { depositId: crypto.randomUUID() });
    },
    'the same requestId has made two deposits',
    { isCreating: true },
  ],
];

describe('a broken server', () => {
  it.each(BROKEN)('%s (%#) is found out', async (path, change, problem, given = {}) => {
    const url = await startBroken(path, change);
    const results = await check(url, given, `demo-mx:${crypto.randomUUID()}`);
    const faults = faultsOf(results);
    const all = results.flatMap(({ findings }) => findings.map(one => one.problem));
    expect(all.some(found => found.includes(problem))).toBe(true);
    expect(faults.length).toBeLessThan(6);
    expect(formatResults(results)).toContain(problem);
  });

  it('[DEP-09] that tells nothing, or tells it in another shape, is found out', async () => {
    const quiet = await startSocket(() => undefined);
    const silent = await checkSocket(PUSHES, TOKEN, quiet);
    expect(faultsOf(silent)).toContain('no push has named the depositId within 0.3 s');
    const odd = await startSocket(depositId => ({
      type: 'deposit.status',
      data: { depositId, amount: '5' },
    }));
    const found = await checkSocket(PUSHES, TOKEN, odd);
    expect(faultsOf(found)).toEqual(
      expect.arrayContaining([
        'amount is text, expected a number',
        expect.stringContaining('status is missing'),
      ]),
    );
    expect(outcomesOf(found, 'deposit.status push')).toEqual(['ok']);
  });

  it('that cannot be reached is said to be so, and no token is shown', async () => {
    const results = await check('http://127.0.0.1:9', {}, 'secret-of-a-player');
    const text = formatResults(results);
    expect(text).toContain('no answer');
    expect(text).not.toContain('secret-of-a-player');
    expect(JSON.stringify(results)).not.toContain('secret-of-a-player');
  });
});
