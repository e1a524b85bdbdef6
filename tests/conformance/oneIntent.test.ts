import { describe, expect, it } from 'vitest';
import { checkHttp, EMAIL, faultsOf, outcomesOf } from './checkServer';
import { openSandbox } from './openSandbox';
import { type Json, startBrokenServer } from './startBrokenServer';

const { sandbox, urlOf, bankWith } = await openSandbox();

describe('one intent that is sent again', () => {
  it('[API-04] with creating calls, makes one deposit', async () => {
    const results = await checkHttp(sandbox.url, { isCreating: true }, 'demo-mx:contract-create');
    expect(faultsOf(results)).toEqual([]);
    const deposits = Object.values(sandbox.bank.state.deposits);
    expect(deposits.filter(({ userId }) => userId === 'user-mx:contract-create')).toHaveLength(1);
  });

  it('[WD-02] with a withdrawal, makes one, which is cancelled', async () => {
    const token = 'demo-mx:contract-withdraw';
    const results = await checkHttp(sandbox.url, { isWithdrawing: true, ...EMAIL }, token);
    expect(faultsOf(results)).toEqual([]);
    const calls = ['withdrawal-create', 'withdrawal-status after the create', 'withdrawal-cancel'] as const;
    expect(outcomesOf(results, ...calls)).toEqual(['ok', 'ok', 'ok']);
    const made = Object.values(sandbox.bank.state.withdrawals).filter(
      ({ userId }) => userId === 'user-mx:contract-withdraw',
    );
    expect(made.map(({ status }) => status)).toEqual(['CANCELED']);
  });

  it('[DEP-09] [WD-02] what the same requestId has made more than once is cancelled', async () => {
    const user = 'contract-twice';
    const heard = new Set<string>();
    const forget = (sent: string): string => {
      const body = JSON.parse(sent) as Json;
      const isNew = heard.size < heard.add(String(body['requestId'])).size;
      return 'requestId' in body && !isNew
        ? JSON.stringify({ ...body, requestId: crypto.randomUUID() })
        : sent;
    };
    const url = await urlOf(startBrokenServer(sandbox.url, '', () => {}, forget));
    const given = { isCreating: true, isWithdrawing: true, ...EMAIL };
    const results = await checkHttp(url, given, `demo-mx:${user}`);
    expect(faultsOf(results)).toEqual([
      'the same requestId has made more than one deposit',
      'the same requestId has made more than one withdrawal',
    ]);
    const { deposits, withdrawals } = sandbox.bank.state;
    const statusesOf = (made: Record<string, { userId: string; status: string }>) =>
      Object.values(made).flatMap(one => (one.userId === `user-mx:${user}` ? [one.status] : []));
    expect(statusesOf(deposits)).toEqual(Array(3).fill('mistaked'));
    expect(statusesOf(withdrawals)).toEqual(Array(3).fill('CANCELED'));
  });

  it('[API-04] twice at once, as a browser may repeat a call, is found to make two deposits', async () => {
    const underWay = new Set<unknown>();
    const race = (sent: string): string => {
      const body = JSON.parse(sent) as Json;
      const isKnown = !underWay.has(body['requestId']);
      underWay.add(body['requestId']);
      return isKnown ? sent : JSON.stringify({ ...body, requestId: crypto.randomUUID() });
    };
    const url = await urlOf(
      startBrokenServer(
        sandbox.url,
        'deposit-create',
        (_answer, sent) => underWay.delete(sent['requestId']),
        race,
      ),
    );
    const results = await checkHttp(url, { isCreating: true }, 'demo-mx:contract-at-once');
    expect(faultsOf(results)).toEqual(['the same requestId has made more than one deposit']);
  });

  it.each([
    ['deposit-create', { isCreating: true }, 'deposit-cancel'],
    ['withdrawal-create', { isWithdrawing: true, ...EMAIL }, 'withdrawal-cancel'],
  ])('[API-04] of which the first answer to %s is broken keeps nothing open', async (path, given, cancel) => {
    let isFirst = true;
    const token = `demo-mx:contract-first-${path}`;
    const url = await bankWith(path, answer => {
      if (isFirst) Object.assign(answer, { body: [] });
      isFirst = false;
    });
    expect(outcomesOf(await checkHttp(url, given, token), path, cancel)).toEqual(['faulty', 'ok']);
  });
});
