// @vitest-environment node
import { createDecipheriv } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLuhnValid } from '../core/luhn';
import { newIntent, type Reply, startSandbox, type TestSandbox } from '../testing/startSandbox';
import type { Encoded, P2PResponse } from '../wire';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({}, 'demo-uz');
});
afterAll(() => sandbox.close());

const METHOD = 'card_p2p_uz_humo';
const order = (amount: number, requestId = newIntent()): Record<string, unknown> => ({
  requestId,
  amount,
  currency: 'UZS',
  paymentMethod: METHOD,
  checkScore: 'sandbox-score',
});
const create = (amount: number, requestId?: string, token?: string): Promise<Reply> =>
  sandbox.post('deposit-create-p2p', order(amount, requestId), token);

function decrypt({ encrypted, key, iv, tag }: Encoded): string {
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64'), Buffer.from(iv, 'base64'));
  decipher.setAuthTag(Buffer.from(tag, 'base64'));
  return decipher.update(encrypted, 'base64', 'utf8') + decipher.final('utf8');
}

describe('P2P', () => {
  it('gives a card that really is AES-256-GCM, and its bank by bin', async () => {
    const { data } = await create(50_000);
    const { card } = data as P2PResponse;
    const number = card?.encoded ? decrypt(card.encoded) : '';
    expect(number).toMatch(/^860012\d{10}$/);
    expect(isLuhnValid(number)).toBe(true);
    const bank = await sandbox.post('bank-get', { payment_method: METHOD, bin: number.slice(0, 6) });
    expect(bank.data['bank_type']).toBe('humo');
  });

  it('finds the open deposit, is PAYED after completing, and then none is open', async () => {
    const token = 'demo-uz:check';
    const { data } = await create(50_000, undefined, token);
    const check = (): Promise<Reply> =>
      sandbox.post('deposit-check', { paymentMethod: METHOD, selectedCountry: 'uz' }, token);
    expect((await check()).data).toEqual({ exists: true, ...data });
    const { pushes } = await sandbox.connect(token);
    await sandbox.post('deposit-complete', { depositId: data['depositId'], paymentMethod: METHOD }, token);
    await sandbox.until(() => pushes.some(push => push.data['status'] === 'processed'));
    expect(pushes.map(push => push.data['status']).filter(Boolean)).toEqual(['PAYED', 'processed']);
    expect((await check()).data).toEqual({ exists: false });
  });

  it('is born cancelled where the cancel overtook the create, and cancelled where it came after', async () => {
    const requestId = newIntent();
    await sandbox.post('deposit-cancel', { requestId });
    expect((await create(50_000, requestId)).data['status']).toBe('CANCELED');
    const { data } = await create(50_000);
    const cancel = (): Promise<Reply> => sandbox.post('deposit-cancel', { depositId: data['depositId'] });
    expect([(await cancel()).data, (await cancel()).data]).toEqual([
      { status: 'CANCELED' },
      { status: 'CANCELED' },
    ]);
  });

  it('cancels itself when the time is over', async () => {
    const { data } = await create(100_980);
    const status = () => sandbox.bank.state.deposits[String(data['depositId'])]?.status;
    await expect.poll(status).toBe('AUTO_CANCELED');
  });

  it('does not cancel itself once the player has said it is paid', async () => {
    const slow = await startSandbox(
      { delays: { lateMs: 300, acceptMs: 600, p2pProcessMs: 60_000 } },
      'demo-uz',
    );
    const { data } = await slow.post('deposit-create-p2p', order(100_980));
    const { depositId } = data;
    await slow.post('deposit-complete', { depositId, paymentMethod: METHOD });
    await slow.until(() => slow.bank.state.deposits[String(depositId)]?.status !== 'waiting');
    expect(slow.bank.state.deposits[String(depositId)]?.status).toBe('accepted');
    await slow.close();
  });

  it('wants a captcha or a word that there is none', async () => {
    const bare = { ...order(50_000), checkScore: undefined };
    expect((await sandbox.post('deposit-create-p2p', bare)).data['code']).toBe('captcha_required');
    const bypassed = await sandbox.post('deposit-create-p2p', {
      ...bare,
      metadata: { isCaptchaBypassed: true },
    });
    expect(bypassed.status).toBe(200);
  });

  it('asks for fields under one deposit, and can answer without a card', async () => {
    const first = (await create(100_910)).data;
    expect(first).toMatchObject({
      isFieldsRequired: true,
      fields: expect.arrayContaining([expect.objectContaining({ name: 'sms_code' })]),
    });
    const second = await sandbox.post('deposit-create-p2p', {
      ...order(100_910),
      depositId: first['depositId'],
    });
    expect(second.data).toMatchObject({
      isFieldsRequired: false,
      depositId: first['depositId'],
      card: expect.anything(),
    });
    expect((await create(100_979)).data['card']).toBeUndefined();
  });
});
