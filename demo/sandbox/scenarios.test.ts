// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endingOf, findScenario, SCENARIOS, scenarioById } from './scenarios';
import { newIntent, startSandbox, type TestSandbox } from './testing/startSandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const order = (id: string, requestId = newIntent()): Record<string, unknown> => ({
  requestId,
  amount: scenarioById(id)?.ending,
  currency: 'MXN',
  paymentType: 'hostile_pattern',
});

const raw = (input: Record<string, unknown>, token: string): Promise<Response> =>
  fetch(`${sandbox.url}/api/BANKING/deposit-create`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: JSON.stringify(input),
  });

const statusOf = async (requestId: string, token: string): Promise<unknown> => {
  const response = await fetch(`${sandbox.url}/api/BANKING/deposit-status?requestId=${requestId}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return response.ok ? ((await response.json()) as { status: string }).status : response.status;
};

describe('the table of scenarios', () => {
  it('has endings and ids of their own, none of them a preset amount', () => {
    expect(new Set(SCENARIOS.map(one => one.ending)).size).toBe(SCENARIOS.length);
    expect(new Set(SCENARIOS.map(one => one.id)).size).toBe(SCENARIOS.length);
    for (const preset of [5, 10, 25, 50, 75, 100, 150, 250, 500, 1_000, 3_000, 5_000, 10_000, 250_000]) {
      expect(findScenario(preset * 100, 'MXN', {})).toBeUndefined();
    }
  });

  it('is repeated in the README, line by line', async () => {
    const readme = (await readFile(new URL('README.md', import.meta.url), 'utf8')).replace(/ {2,}/g, ' ');
    for (const { ending, id, says } of SCENARIOS) expect(readme).toContain(`| ${ending} | ${id} | ${says} |`);
  });

  it.each([
    [90_100, 'MXN', 901],
    [1_090_100, 'IDR', 901],
    [90_150, 'MXN', undefined],
    [100_901, 'BTC', 901],
  ])('reads the ending of %d %s as %s', (minor, currency, ending) => {
    expect(endingOf(minor, currency)).toBe(ending);
  });
});

describe('refusals', () => {
  it.each(SCENARIOS.filter(one => one.refusal))(
    '$id answers $refusal.status, on both transports',
    async scenario => {
      const reply = await sandbox.post('deposit-create', order(scenario.id));
      const { call, socket } = await sandbox.connect();
      const pushed = await call('deposit-create', order(scenario.id));
      socket.close();
      const { status, message, code } = scenario.refusal ?? { status: 0, message: '' };
      expect(reply).toEqual({ status, data: { message, ...(code ? { code } : {}) } });
      expect(pushed).toEqual(reply);
    },
  );

  it('captcha-once asks once a player, captcha-always each time', async () => {
    const requestId = newIntent();
    const code = async (id: string): Promise<unknown> =>
      (await sandbox.post('deposit-create', order(id, requestId))).data['code'];
    expect([await code('captcha-once'), await code('captcha-once')]).toEqual(['captcha_required', undefined]);
    const always = newIntent();
    for (const _ of [1, 2]) {
      const { data } = await sandbox.post('deposit-create', order('captcha-always', always));
      expect(data['code']).toBe('captcha_required');
    }
  });
});

describe('outcomes', () => {
  it.each([
    ['instant', 'processed'],
    ['declined', 'mistaked'],
    ['stays-accepted', 'accepted'],
    ['stays-waiting', 'waiting'],
    ['no-push', 'processed'],
    ['requisites', 'processed'],
    ['card-requisites', 'processed'],
    ['eazype', 'processed'],
    ['pix', 'processed'],
    ['upi-qr', 'processed'],
    ['offline', 'processed'],
  ])('%s ends as %s', async (id, status) => {
    const { data } = await sandbox.post('deposit-create', order(id));
    const { depositId } = data['apiResponse'] as { depositId: string };
    await sandbox.until(() => sandbox.bank.state.deposits[depositId]?.status === status);
    await new Promise(resolve => setTimeout(resolve, 30));
    expect(sandbox.bank.state.deposits[depositId]?.status).toBe(status);
  });

  it('wrong-amount books what has arrived', async () => {
    const { data } = await sandbox.post('deposit-create', order('wrong-amount'), 'demo-mx:half');
    const { depositId } = data['apiResponse'] as { depositId: string };
    await sandbox.until(() => sandbox.bank.state.deposits[depositId]?.status === 'processed');
    expect(sandbox.bank.state.ledger.balances['user:user-mx:half MXN']).toBe(450_000 + 46_900);
  });
});

describe('pushes', () => {
  it.each([
    ['duplicate-push', ['accepted', 'accepted', 'processed', 'processed']],
    ['reordered-push', ['processed', 'waiting', 'accepted']],
    ['foreign-push', ['mistaked', 'accepted', 'mistaked', 'processed']],
    ['unknown-push', ['in_review_27', 'processed']],
    ['numeric-push', [1]],
    ['broken-push', [{ no: 'text' }, 'accepted', { no: 'text' }, 'processed']],
    ['late-push', ['accepted', 'processed']],
    ['no-push', []],
  ])('%s', async (id, statuses) => {
    const token = `demo-mx:${id}`;
    const { pushes, call } = await sandbox.connect(token);
    await call('deposit-create', order(id));
    const seen = (): unknown[] =>
      pushes.filter(push => push.type === 'deposit.status').map(push => push.data['status']);
    await sandbox.until(() => seen().length >= statuses.length);
    await new Promise(resolve => setTimeout(resolve, 40));
    const byText = (list: unknown[]): string[] => list.map(one => JSON.stringify(one)).sort();
    expect(byText(seen())).toEqual(byText(statuses));
  });
});

it('an instant transfer is processed as soon as it is paid', async () => {
  const { pushes, call } = await sandbox.connect('demo-mx:instant-transfer');
  await call('deposit-create', { ...order('instant'), paymentType: 'spei' });
  const seen = (): unknown[] => pushes.map(push => push.data['status']).filter(Boolean);
  await sandbox.until(() => seen().includes('processed'));
  expect(seen()).toEqual(['processed']);
});

describe('answers that fail after the deposit is made', () => {
  it.each([
    ['html', 'text/html; charset=utf-8', '<!doctype html>'],
    ['empty', 'application/json', ''],
    ['garbage', 'application/json', '{"apiResponse": {"depositId": "dep_'],
    ['null', 'application/json; charset=utf-8', '{"apiResponse":null}'],
    ['wrong-types', 'application/json; charset=utf-8', '{"apiResponse":{"depositId":true}}'],
  ])('%s', async (id, type, start) => {
    const requestId = newIntent();
    const response = await raw(order(id, requestId), sandbox.token);
    const text = await response.text();
    expect([
      response.status,
      response.headers.get('content-type'),
      text.slice(0, Math.max(start.length, 0)),
    ]).toEqual([200, type, start]);
    expect(await statusOf(requestId, sandbox.token)).not.toBe(404);
    const repeated = await sandbox.post('deposit-create', order(id, requestId));
    expect(repeated.data['apiResponse']).toMatchObject({ depositId: expect.any(String) });
  });

  it('error-after-commit answers 500, late-answer comes after its push', async () => {
    const requestId = newIntent();
    expect((await sandbox.post('deposit-create', order('error-after-commit', requestId))).status).toBe(500);
    expect(await statusOf(requestId, sandbox.token)).not.toBe(404);
    const { call, pushes } = await sandbox.connect('demo-mx:late-answer');
    const { data } = await call('deposit-create', order('late-answer'));
    const { depositId } = data['apiResponse'] as { depositId: string };
    expect(pushes.map(push => push.data)).toContainEqual(
      expect.objectContaining({ depositId, status: 'processed' }),
    );
  });

  it('lost drops the connection, never stays silent, and the intent can be asked for', async () => {
    const lost = newIntent();
    await expect(raw(order('lost', lost), sandbox.token)).rejects.toThrow();
    expect(await statusOf(lost, sandbox.token)).not.toBe(404);
    const never = newIntent();
    const abort = new AbortController();
    const hanging = fetch(`${sandbox.url}/api/BANKING/deposit-create`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${sandbox.token}` },
      body: JSON.stringify(order('never', never)),
      signal: abort.signal,
    }).catch(() => 'aborted');
    await sandbox.until(async () => (await statusOf(never, sandbox.token)) !== 404);
    abort.abort();
    expect(await hanging).toBe('aborted');
  });

  it('lost ends the socket too', async () => {
    const { socket, call } = await sandbox.connect();
    const gone = new Promise(resolve => socket.once('disconnect', resolve));
    void call('deposit-create', order('lost'));
    expect(await gone).toBe('transport close');
  });
});

describe('redirects', () => {
  it.each(SCENARIOS.filter(one => one.redirect?.source))(
    '$id goes where no widget should follow',
    async ({ id, redirect }) => {
      const { data } = await sandbox.post('deposit-create', order(id));
      expect(data['apiResponse']).toMatchObject({ source: redirect?.source });
    },
  );
});
