import { describe, expect, it } from 'vitest';
import { refusal } from '../../../../tests/support/unit/createFakeTransport';
import { deferred } from '../../../../tests/support/unit/deferred';
import { CREATE, openP2P, p2pAnswer } from '../../../../tests/support/unit/openP2P';
import { SAMPLE_PAN, sampleFormField } from '../../../../tests/support/unit/samples';
import { pendingDeposits } from '../../../flows/deposit/pending/pendingList';
import { cancelCreating } from './cancelCreating';

describe('[API-04] what a reload would find of a P2P deposit', () => {
  it('while the answer is on its way: the id of the request, and nothing of the fields', async () => {
    const answer = deferred();
    const { submit, sending, done, transport, cashier } = await openP2P(() => answer.promise);
    submit({ card_number: SAMPLE_PAN });
    await sending();
    const [{ requestId } = {}] = transport.sent(CREATE);
    expect(pendingDeposits(cashier)).toMatchObject([
      { depositId: null, requestId, paymentMethod: 'card_p2p_uz_humo', amount: 100, currency: 'MXN' },
    ]);
    expect(JSON.stringify({ ...localStorage })).not.toContain(SAMPLE_PAN);
    answer.resolve(p2pAnswer());
    await done();
    expect(pendingDeposits(cashier)).toMatchObject([{ depositId: 'd-1' }]);
  });

  it('before it is sent, after a refusal or a question for more fields: nothing', async () => {
    const asking = p2pAnswer({ isFieldsRequired: true, fields: [sampleFormField()] });
    for (const answer of [refusal(422), asking]) {
      const { submit, done, cashier } = await openP2P(answer);
      submit();
      expect(pendingDeposits(cashier)).toEqual([]);
      await done();
      expect(pendingDeposits(cashier)).toEqual([]);
    }
  });

  it('[P2P-03] of one that the player cancels: nothing', async () => {
    const { submit, sending, done, cashier } = await openP2P(() => new Promise(() => {}));
    submit();
    await sending();
    void cancelCreating(cashier);
    expect(pendingDeposits(cashier)).toEqual([]);
    await done();
    expect(pendingDeposits(cashier)).toEqual([]);
  });
});
