// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newIntent, type Reply, startSandbox, type TestSandbox } from '../testing/startSandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const FIELDS = { card_number: '4111111111111111', holder: 'ANA DEMO', phone: '+525512345678' };
const create = (
  token: string,
  paymentMethod: string,
  amount: number,
  more: Record<string, unknown> = {},
): Promise<Reply> =>
  sandbox.post(
    'withdrawal-create',
    {
      requestId: newIntent(),
      amount,
      currency: 'MXN',
      paymentMethod,
      accountType: 'main',
      fields: FIELDS,
      ...more,
    },
    token,
  );
const balanceOf = (copy: string): number =>
  sandbox.bank.state.ledger.balances[`user:user-mx:${copy} MXN`] ?? 0;
const confirm = (token: string, withdrawalId: unknown, input: Record<string, unknown>): Promise<Reply> =>
  sandbox.post('withdrawal-confirm', { withdrawalId, ...input }, token);

describe('withdrawals', () => {
  it('hold the money at once, go through their steps and push each status', async () => {
    const { pushes } = await sandbox.connect('demo-mx:steps');
    const { data } = await create('demo-mx:steps', 'astropay', 1_000);
    expect(balanceOf('steps')).toBe(350_000);
    await sandbox.until(() => pushes.some(push => push.data['status'] === 'processed'));
    const statuses = pushes.filter(push => push.type === 'withdrawal.status').map(push => push.data);
    expect(statuses).toEqual(
      ['waiting', 'accepted', 'processed'].map(status => ({
        withdrawalId: data['withdrawalId'],
        status,
        balance: { amount: 3_500, currency: 'MXN' },
      })),
    );
    const { balances } = sandbox.bank.state.ledger;
    expect(balances['hold:user-mx:steps MXN']).toBe(0);
  });

  it('are confirmed by the code; five wrong ones end them and give the money back', async () => {
    const token = 'demo-mx:code';
    const { data } = await create(token, 'card', 500);
    expect(data).toMatchObject({ status: 'waiting', confirmation: { type: 'code', length: 6 } });
    expect((await confirm(token, data['withdrawalId'], { resend: true })).status).toBe(200);
    expect((await confirm(token, data['withdrawalId'], { code: '000000' })).data['code']).toBe(
      'banking.codeWrong',
    );
    expect((await confirm(token, data['withdrawalId'], { code: '123456' })).status).toBe(200);
    const other = (await create(token, 'card', 500)).data['withdrawalId'];
    for (const code of [
      'banking.codeWrong',
      'banking.codeWrong',
      'banking.codeWrong',
      'banking.codeWrong',
      'banking.codeAttemptsExceeded',
    ]) {
      expect((await confirm(token, other, { code: '111111' })).data['code']).toBe(code);
    }
    expect((await confirm(token, other, { code: '123456' })).data['status']).toBe('mistaked');
    const cancel = await sandbox.post('withdrawal-cancel', { withdrawalId: other }, token);
    expect(cancel.data).toEqual({ status: 'mistaked' });
    expect(balanceOf('code')).toBe(400_000);
  });

  it('are listed while pending, and cancelled once', async () => {
    const token = 'demo-mx:list';
    const { data } = await create(token, 'astropay', 908);
    const list = await fetch(`${sandbox.url}/api/BANKING/withdrawal-list`, {
      headers: { Authorization: token },
    });
    expect(await list.json()).toMatchObject([
      { withdrawalId: data['withdrawalId'], amount: 908, isCancellable: true },
    ]);
    const cancel = (): Promise<Reply> =>
      sandbox.post('withdrawal-cancel', { withdrawalId: data['withdrawalId'] }, token);
    expect([(await cancel()).data, (await cancel()).data]).toEqual([
      { status: 'CANCELED' },
      { status: 'CANCELED' },
    ]);
    expect(balanceOf('list')).toBe(450_000);
  });

  it('never take more than there is, also in parallel', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => create('demo-mx:rich', 'astropay', 1_000)),
    );
    const codes = replies.map(reply => reply.data['code'] ?? 'ok');
    expect(codes.filter(code => code === 'ok')).toHaveLength(4);
    expect(codes.filter(code => code === 'banking.insufficientFunds')).toHaveLength(16);
    expect(balanceOf('rich')).toBe(50_000);
  });

  it('check the account type and the address of a coin', async () => {
    const address = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE';
    const code = async (more: Record<string, unknown>, method = 'usdt'): Promise<unknown> =>
      (await create('demo-mx:coin', method, 500, more)).data['code'];
    expect(await code({ accountType: 'pension' }, 'astropay')).toBe('banking.accountTypeUnknown');
    expect(await code({ fields: { network: 'TRON', address: 'TQn9' } })).toBe('banking.paymentMethodRegex');
    expect(await code({ fields: { network: 'TRON', address } })).toBeUndefined();
  });
});
