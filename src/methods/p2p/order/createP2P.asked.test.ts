import { describe, expect, it } from 'vitest';
import { BASE, CREATE, INVOICE, openP2P, p2pAnswer, p2pMethod } from '../../../../tests/support/unit/openP2P';
import { sampleFormField } from '../../../../tests/support/unit/samples';
import { submitDeposit } from '../../../flows/deposit/submit/submitDeposit';
import { p2pOf } from '../p2pOf';

describe('[P2P-02] a P2P deposit that asks for fields', () => {
  it('[P2P-02] [DEP-05] the fields of the next form that a filled-in one is answered with are asked for', async () => {
    const step = (name: string) => p2pAnswer({ unifiedFlow: { fields: [sampleFormField({ name })] } });
    const { submit, done, path, cashier, transport } = await openP2P(step('otp'));
    submit();
    await done();
    transport.answer(CREATE, step('receipt'));
    submitDeposit(cashier, { method: p2pMethod, amount: 100, fields: { otp: '1' }, depositId: 'd-1' });
    await done();
    expect(path()).toBe('/deposit/peer-to-peer/unified-form');
    expect(p2pOf(cashier).invoice?.unifiedFlow?.fields).toMatchObject([{ name: 'receipt' }]);
  });

  it('required fields join the form, twice in a row, and go with the same deposit', async () => {
    const wanting = (name: string) =>
      p2pAnswer({ isFieldsRequired: true, fields: [sampleFormField({ name })] });
    const { submit, done, path, transport, cashier, told } = await openP2P(wanting('first'));
    submit();
    await done();
    expect(path()).toBe(BASE);
    transport.answer(CREATE, wanting('second'));
    submit({ first: '1' });
    await done();
    expect(cashier.deposit.extraFields.map(({ name }) => name)).toEqual(['first', 'second']);
    transport.answer(CREATE, p2pAnswer());
    submit({ first: '1', second: '2' });
    await done();
    expect(transport.sent(CREATE).map(({ depositId }) => depositId)).toEqual([undefined, 'd-1', 'd-1']);
    expect(told('onCreateTransaction')).toHaveLength(1);
    expect(path()).toBe(INVOICE);
  });

  it('[P2P-02] [DEP-03] an answer that asks for fields and names those of a form beside it asks for these', async () => {
    const unifiedFlow = { fields: [sampleFormField({ name: 'otp' })] };
    const answer = { depositId: 'd-1', isFieldsRequired: true, fields: [], unifiedFlow };
    const { submit, done, path, cashier } = await openP2P(answer);
    submit();
    await done();
    expect(cashier.deposit.extraFields).toMatchObject([{ name: 'otp' }]);
    expect(cashier.notifications.list).toEqual([]);
    expect(path()).toBe(BASE);
  });

  it('[P2P-02] [DEP-03] an answer that asks for fields and names none is a failure that the player reads', async () => {
    const { submit, done, path, cashier } = await openP2P(p2pAnswer({ isFieldsRequired: true }));
    submit();
    await done();
    expect(cashier.notifications.list).toHaveLength(1);
    expect(path()).toBe(BASE);
  });
});
