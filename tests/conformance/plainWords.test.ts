import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { exitCodeOf } from '../../src/conformance/exitCodeOf';
import { formatResults } from '../../src/conformance/formatResults';
import { answered } from './changes';
import { checkHttp, checkSocket, EMAIL, faultsOf, outcomesOf } from './checkServer';
import { listen } from './listen';
import { newToken, openSandbox } from './openSandbox';
import type { Change, Json } from './startBrokenServer';

const { sandbox, urlOf, bankWith } = await openSandbox();

/** All that is said of a bank that is the sandbox but for one call. */
async function wordsOn(path: string, change: Change, given = {}, token = newToken()): Promise<string> {
  return formatResults(await checkHttp(await bankWith(path, change), given, token));
}

/** The address of a server that answers everything so. */
const textServer = (text: string, status = 200): Promise<string> =>
  urlOf(listen(createServer((_request, response) => response.writeHead(status).end(text))));

const KZ = { country: 'KZ', currency: 'KZT', isCreating: true, method: 'kaspi_p2p' };

describe('what is wrong is said in words that name what to change', () => {
  it.each([
    ['SUCCESS', 'accepted'],
    ['new', 'accepted'],
  ])('[DEP-09] a deposit whose status is %s is shown as %s for ever', async (status, shown) => {
    const words = await wordsOn('deposit-status', ({ body }) => Object.assign(body, { status }), {
      isCreating: true,
    });
    expect(words).toContain(`note: status is none of the contract's: it counts as ${shown}`);
    expect(words).not.toContain(status);
  });

  it('[WD-02] so does that of a withdrawal, in the list as well', async () => {
    const given = { isWithdrawing: true, ...EMAIL };
    const change: Change = ({ body }) => {
      for (const one of [body].flat()) if ('status' in one) one['status'] = 'pending';
    };
    expect(await wordsOn('withdrawal-status', change, given)).toContain(
      "status is none of the contract's: it counts as waiting",
    );
    expect(await wordsOn('withdrawal-list', change, given)).toContain(
      "0.status is none of the contract's: it counts as waiting",
    );
  });

  it('[ERR-04] a refusal is named with its code, and where it says nothing', async () => {
    const refuse = (body: Json) => wordsOn('deposit-create', answered(422, body), { isCreating: true });
    const told = await refuse({ message: 'x', code: 'banking.amountLimits' });
    expect(told).toContain('refused with status 422, code banking.amountLimits\n');
    expect(told).toContain('→ The player reads that it was refused.');
    expect(told).not.toContain('may have been made');
    const silent = await refuse({ error: 'x', code: 'a secret 4111' });
    expect(silent).toContain('refused with status 422, without a message\n');
    expect(silent).not.toContain('secret');
  });

  it('[ERR-01] a server that goes on refusing calls as too many is not judged by it', async () => {
    const tooMany = createServer((_request, response) =>
      response.writeHead(429, { 'retry-after': '0' }).end('<p>Too Many Requests</p>'),
    );
    const results = await checkHttp(await urlOf(listen(tooMany)));
    expect(faultsOf(results)).toEqual([
      'refused with status 429 at each of four tries: the server limits how often it may be asked',
    ]);
    expect(formatResults(results)).toContain(
      'skip   a call without a token (the server limits how often it may be asked)',
    );
  });

  it('[API-06] what another call has answered, as the status after a cancel, bears its name', async () => {
    const words = await wordsOn('deposit-status', answered(404, { detail: 'x' }), { isCreating: true });
    const [, ofCancel = ''] = words.split('FAULT  deposit-cancel\n');
    expect(ofCancel.trim()).toMatch(/^deposit-status: refused with status 404, without a message/);
  });

  it('[FORM-01] a refusal of what was sent without its fields names them', async () => {
    const given = { isWithdrawing: true, withdrawalMethod: 'spei', fields: { clab: '1' } };
    const words = formatResults(await checkHttp(sandbox.url, given, newToken()));
    expect(words).toContain('note: it was sent without the fields clabe, full_name: give them with --field');
    const card = { isCreating: true, method: 'card' };
    expect(formatResults(await checkHttp(sandbox.url, card, newToken()))).toContain(
      'without the fields card_number, expiry, cvc, holder',
    );
  });

  it.each([
    ['<!doctype html><title>x</title>', 'the answer is an HTML page, expected JSON'],
    ['', 'the answer is empty, expected JSON'],
    ['OK', 'the answer is text, expected JSON'],
  ])('[API-06] an answer that is %j is named', async (text, problem) => {
    expect(faultsOf(await checkHttp(await textServer(text)))).toContain(problem);
  });

  it('[API-06] that an answer comes from another address is said', async () => {
    const page = await textServer('<p>Sign in</p>');
    const url = await urlOf(
      listen(createServer((_request, response) => response.writeHead(302, { location: page }).end())),
    );
    expect(faultsOf(await checkHttp(url))).toContain(
      'the answer is an HTML page after a redirect, expected JSON',
    );
  });

  it('[API-06] a create without its envelope lacks it', async () => {
    const change: Change = answer => {
      answer.body = answer.body['apiResponse'] as Json;
    };
    expect(await wordsOn('deposit-create', change, { isCreating: true })).toContain(
      'apiResponse is missing, expected an object',
    );
  });

  it('[API-01] an origin that is allowed twice is allowed to nobody', async () => {
    const words = await wordsOn('OPTIONS methods-payment-v3', answer => {
      answer.headers = { ...answer.headers, 'access-control-allow-origin': '*, *' };
    });
    expect(words).toContain('Access-Control-Allow-Origin names more than one: browsers take none of them');
  });

  it('[API-02] a server without socket.io is told where it was looked for', async () => {
    const results = await checkSocket(await textServer('no', 404), {}, undefined, 500);
    expect(faultsOf(results)).toEqual([
      'no answer: no socket.io connection by websocket at /v4/socket.io, or it was refused',
    ]);
  });
});

describe('files that no payment needs', () => {
  const filesWith = (status: number, headers: Record<string, string>): Promise<string> =>
    urlOf(listen(createServer((_request, response) => response.writeHead(status, headers).end('{}'))));
  const noteOn = async (url: string): Promise<string[]> =>
    (await checkHttp(url, { product: 'pay' }))
      .filter(({ call }) => call === 'language files')
      .flatMap(({ findings }) => findings.map(({ level, problem }) => `${level}: ${problem}`));

  it.each([
    [404, {}, 'is answered with status 404'],
    [200, {}, 'does not allow https://www.example'],
  ])('[I18N-01] a language file that is answered with %s and %j', async (status, headers, what) => {
    const [said = ''] = await noteOn(await filesWith(status, headers));
    expect(said).toContain(`note: /pay/locales/de.json ${what}: 24 languages are shown in English`);
  });

  it('[I18N-01] one that may be read is no note', async () => {
    expect(await noteOn(await filesWith(200, { 'access-control-allow-origin': '*' }))).toEqual([]);
  });
});

describe('a method is made by the call that the widget makes', () => {
  it('[P2P-02] a peer-to-peer one by deposit-create-p2p', async () => {
    const results = await checkHttp(sandbox.url, KZ, newToken('demo-kz'));
    expect(faultsOf(results)).toEqual([]);
    const calls = ['deposit-create', 'deposit-create-p2p', 'deposit-cancel'] as const;
    expect(outcomesOf(results, ...calls)).toEqual(['skipped', 'ok', 'ok']);
    expect(exitCodeOf(results, { isCreating: true, isWithdrawing: false })).toBe(0);
  });

  it('[P2P-02] whose answer lacks what is needed to pay it', async () => {
    const change: Change = ({ body }) => {
      for (const name of ['card', 'timeout_minutes']) delete body[name];
    };
    const words = await wordsOn('deposit-create-p2p', change, KZ, newToken('demo-kz'));
    expect(words).toContain('an invoice lacks card or unifiedFlow, timeout_minutes');
  });

  it('[DEP-07] one that is prepared first is not made at all', async () => {
    const given = { country: 'IN', currency: 'INR', isCreating: true, method: 'india_upi_invoice' };
    const results = await checkHttp(sandbox.url, given, newToken('demo-in'));
    expect(results.find(({ call }) => call === 'deposit-create')?.reason).toContain('deposit-prepare');
    expect(exitCodeOf(results, { isCreating: true, isWithdrawing: false })).toBe(2);
  });
});
