// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newIntent, startSandbox, type TestSandbox } from '../testing/startSandbox';

let sandbox: TestSandbox;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  await writeFile(join(folder, 'en.json'), '{"a":"b"}');
  for (const name of ['chunk-5Ft_P0M', 'cashier-widget']) await writeFile(join(folder, `${name}.js`), '');
  sandbox = await startSandbox({ staticRoots: { '/cashier/locales': folder, '/standalone': folder } });
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${sandbox.url}${path}`, { headers });

describe('static roots', () => {
  it('let a versioned locale be kept for ever, and another be asked for again', async () => {
    const versioned = await get('/cashier/locales/en.json?v=abc');
    expect(versioned.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const plain = await get('/cashier/locales/en.json');
    expect(plain.headers.get('cache-control')).toBe('no-cache');
    const again = await get('/cashier/locales/en.json', { 'If-None-Match': plain.headers.get('etag') ?? '' });
    expect([await plain.json(), again.status]).toEqual([{ a: 'b' }, 304]);
  });

  it('let a file of the widget that is named by its hash be kept for ever, and its entry be asked for again', async () => {
    const cacheOf = async (name: string) =>
      (await get(`/standalone/${name}.js`)).headers.get('cache-control');
    expect(await cacheOf('chunk-5Ft_P0M')).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf('cashier-widget')).toBe('no-cache');
  });

  it.each([
    '/cashier/locales/xx.json',
    '/cashier/locales/..%2f..%2f..%2fetc%2fpasswd',
    '/cashier/localesen.json',
    '/cashier/locales/%',
  ])('%s is not there', async path => {
    expect((await get(path)).ok).toBe(false);
  });
});

describe('addresses that cannot be read', () => {
  it.each(['//', '/cashier/locales/%', '/admin/deposits/%/status'])(
    '%s is the caller’s fault',
    async path => {
      const { port } = sandbox;
      const status = await new Promise(resolve =>
        request({ port, path }, response => resolve(response.resume().statusCode)).end(),
      );
      expect(status).toBe(400);
    },
  );
});

describe('small routes', () => {
  it('serve icons of methods only', async () => {
    for (const id of ['visa', 'oxxo', 'bitcoin']) {
      const icon = await get(`/cashier/icons/${id}.svg`);
      expect([icon.status, (await icon.text()).startsWith('<svg')]).toEqual([200, true]);
    }
    for (const id of ['no-such-icon', 'react', '..%2f..%2fpackage'])
      expect((await get(`/cashier/icons/${id}.svg`)).status).toBe(404);
  });

  it('keep reports, and serve badge and captcha scripts', async () => {
    await fetch(`${sandbox.url}/cashier/rum`, { method: 'POST', body: '{"type":"error"}' });
    expect((await sandbox.admin('GET', 'rum')).data).toMatchObject([
      { product: 'cashier', body: { type: 'error' } },
    ]);
    expect(await (await get('/cashier/assets/badge.txt')).text()).toBe('+100%');
    expect((await get('/cashier/assets/other.txt')).status).toBe(404);
    expect(await (await get('/captcha/gt4.js')).text()).toContain('initGeetest4');
    expect(await (await get('/captcha/score.js')).text()).toContain('grecaptcha');
  });
});

describe('the payment page', () => {
  const open = async (returnUrl: string): Promise<{ source: string; session: string }> => {
    const order = {
      requestId: newIntent(),
      amount: 500,
      currency: 'MXN',
      paymentType: 'mercado_pago',
      returnUrl,
    };
    const { data } = await sandbox.post('deposit-create', order);
    const api = data['apiResponse'] as { source: string; data: { session: string } };
    return { source: api.source, session: api.data.session };
  };

  it('opens by GET and by POST with the data of the redirect, and not without', async () => {
    const { source, session } = await open('https://host.example/<x>');
    const byGet = await fetch(`${source}?session=${session}`);
    const byPost = await fetch(source, { method: 'POST', body: new URLSearchParams({ session }) });
    expect([byGet.status, byPost.status, (await fetch(source)).status]).toEqual([200, 200, 403]);
    expect(byGet.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await byGet.text()).not.toMatch(/style=|<script>|onclick/);
    const done = await (await fetch(`${source}/done?session=${session}`)).text();
    expect(done).toContain('href="https://host.example/&lt;x&gt;"');
  });

  it('never links to an address that is no web address', async () => {
    const { source, session } = await open('javascript:alert(1)');
    expect(await (await fetch(`${source}/done?session=${session}`)).text()).not.toContain('data-return');
  });
});

describe('admin', () => {
  it('moves a deposit, credits, resets', async () => {
    const order = { requestId: newIntent(), amount: 908, currency: 'MXN', paymentType: 'spei' };
    const { data } = await sandbox.post('deposit-create', order);
    const { depositId } = data['apiResponse'] as { depositId: string };
    expect(
      (await sandbox.admin('POST', `deposits/${depositId}/status`, { status: 'processed' })).status,
    ).toBe(200);
    expect((await sandbox.admin('POST', `deposits/${depositId}/status`, { status: 'waiting' })).status).toBe(
      409,
    );
    expect(
      (await sandbox.admin('POST', 'credit', { userId: 'user-mx', currency: 'MXN', amount: 92 })).data,
    ).toEqual({ balance: 5_500 });
    await sandbox.admin('POST', 'reset');
    expect((await sandbox.admin('GET', 'ledger')).data).toEqual({
      balances: {},
      journal: [],
      deposits: [],
      withdrawals: [],
    });
    await sandbox.get('withdrawal-list');
    expect(sandbox.bank.state.ledger.balances['user:user-mx MXN']).toBe(450_000);
  });

  it('leaves nothing on its way after a reset', async () => {
    const fields = { phone: '+525512345678' };
    const order = { currency: 'MXN', paymentType: 'spei', paymentMethod: 'astropay', amount: 500, fields };
    await sandbox.post('deposit-create', { requestId: newIntent(), ...order });
    expect((await sandbox.post('withdrawal-create', { requestId: newIntent(), ...order })).status).toBe(200);
    await sandbox.admin('POST', 'reset');
    // Every step of both would have been taken.
    await new Promise(resolve => setTimeout(resolve, 100));
    expect(sandbox.bank.state.ledger.journal).toEqual([]);
  });

  it.each([
    ['credit', { userId: 'user-mx', currency: 'MXN', amount: -1e9 }, 422],
    ['deposits/__proto__/status', { status: 'processed', txid: 'any' }, 404],
    ['withdrawals/constructor/status', { status: 'processed' }, 404],
    ['faults', { kind: '5xx', status: 99_999 }, 422],
  ])('answers what cannot be, %s %j, with %d', async (path, body, status) => {
    expect((await sandbox.admin('POST', path, body)).status).toBe(status);
  });

  it('pays a P2P deposit, rejects a withdrawal and lists sockets without their tokens', async () => {
    const order = {
      requestId: newIntent(),
      amount: 50_000,
      currency: 'UZS',
      paymentMethod: 'card_p2p_uz_humo',
      checkScore: 's',
    };
    const { data } = await sandbox.post('deposit-create-p2p', order, 'demo-uz');
    const paid = await sandbox.admin('POST', `deposits/${data['depositId']}/status`, { status: 'PAYED' });
    expect(paid.data['status']).toBe('accepted');
    const payout = {
      requestId: newIntent(),
      amount: 1_000,
      currency: 'MXN',
      paymentMethod: 'astropay',
      fields: { phone: '+525512345678' },
    };
    const created = await sandbox.post('withdrawal-create', payout);
    const path = `withdrawals/${created.data['withdrawalId']}/status`;
    expect((await sandbox.admin('POST', path, { status: 'mistaked' })).status).toBe(200);
    expect((await sandbox.admin('POST', path, { status: 'processed' })).status).toBe(409);
    await sandbox.connect('demo-mx:listed');
    const sockets = JSON.stringify((await sandbox.admin('GET', 'sockets')).data);
    expect(sockets).toContain('"userId":"user-mx:listed","hasToken":true');
    expect(sockets).not.toContain('demo-mx');
  });

  it('pushes to the player that it names, and to nobody without one', async () => {
    const { pushes } = await sandbox.connect('demo-mx:admin-push');
    const data = { depositId: 'dep_nobody', status: 'processed' };
    await sandbox.admin('POST', 'push', { type: 'deposit.status', data });
    await sandbox.admin('POST', 'push', { userId: 'user-mx:admin-push', type: 'withdrawal.status', data });
    await sandbox.until(() => pushes.find(({ type }) => type === 'withdrawal.status'));
    expect(pushes.map(({ type }) => type)).not.toContain('deposit.status');
  });

  it('tells a demo page who its player is', async () => {
    const { data } = await sandbox.admin('GET', 'users?token=demo-br:ana');
    const balanceData = { primary: { amount: 1_400, currency: 'BRL' } };
    expect(data).toMatchObject([
      { id: 'user-br:ana', paymentGeo: 'BR', country: 'br', lang: 'pt', balanceData },
    ]);
    expect(sandbox.userData('demo-nobalance')).not.toHaveProperty('balanceData');
    expect(sandbox.userData('demo-expired')).toBeUndefined();
  });

  it('can be turned off', async () => {
    const closed = await startSandbox({ isAdminEnabled: false });
    expect((await fetch(`${closed.url}/admin/ledger`)).status).toBe(404);
    await closed.close();
  });
});
