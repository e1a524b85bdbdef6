import { act, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { refusal } from '../../../../tests/support/unit/createFakeTransport';
import { deferred } from '../../../../tests/support/unit/deferred';
import {
  loadUnifiedForm,
  openUnifiedForm,
  STATUS,
  submitButton,
} from '../../../../tests/support/unit/openUnifiedForm';
import { type RenderedCashier, settle } from '../../../../tests/support/unit/renderCashier';
import { sampleFormField } from '../../../../tests/support/unit/samples';
import { createTransactionState } from '../../../state/createTransactionState';

beforeAll(loadUnifiedForm, 30_000);

describe('the unified form of a deposit without a name', () => {
  it('[DEP-05] [DEP-14] asks for the id by its request, and sends the fields with it, once', async () => {
    const test = await openUnifiedForm([sampleFormField()]);
    await test.player.type(await screen.findByRole('textbox', { name: 'Document number' }), '12345678');
    await test.player.dblClick(await submitButton());
    await vi.waitFor(() => expect(test.path()).toBe('/deposit/complete'));
    const [first, ...others] = test.transport.sent('deposit-create');
    expect(test.transport.sent('deposit-status')[0]).toEqual({ requestId: first?.['requestId'] });
    expect(others).toMatchObject([{ depositId: 'd-1', fields: { document: '12345678' } }]);
    expect(test.told('onCreateTransaction')).toMatchObject([{ depositId: 'd-1', amount: 500 }]);
  });

  it('[DEP-02] [BON-01] a further step says the sum, the currency and the bonus that the deposit was made with', async () => {
    const test = await openUnifiedForm([sampleFormField()]);
    const { cashier } = test;
    await test.player.type(await screen.findByRole('textbox', { name: 'Document number' }), '12345678');
    // Reopened by a player who has another currency by now, and another bonus.
    cashier.user.currency = 'EUR';
    Object.assign(cashier.bonuses, { list: [{ id: 7, type: 'deposit' }], activeId: '7' });
    await test.player.click(await submitButton());
    await vi.waitFor(() => expect(test.path()).toBe('/deposit/complete'));
    const step = test.transport.sent('deposit-create')[1];
    expect(step).toMatchObject({ amount: 500, currency: 'MXN', isActivatedBonus: false });
  });

  it('[DEP-07] a form without fields is confirmed under the id that was asked for', async () => {
    const test = await openUnifiedForm([]);
    await test.player.click(await submitButton());
    await vi.waitFor(() => expect(test.transport.sent('deposit-complete')).toHaveLength(1));
    expect(test.transport.sent('deposit-complete')).toEqual([
      { depositId: 'd-1', paymentMethod: 'unified_mx' },
    ]);
  });

  it('[DEP-07] once, however often it is pressed meanwhile', async () => {
    const test = await openUnifiedForm([]);
    const answer = deferred();
    test.transport.answer('deposit-complete', () => answer.promise);
    const paid = await submitButton();
    await test.player.click(paid);
    await vi.waitFor(() => expect(test.transport.sent('deposit-complete')).toHaveLength(1));
    await test.player.click(paid);
    answer.resolve({ status: 'waiting' });
    await vi.waitFor(() => expect(test.path()).toBe('/deposit/complete'));
    expect(test.transport.sent('deposit-complete')).toHaveLength(1);
  });

  it('[DEP-05] is pending while its id is asked for: a second press sends nothing once the first was refused', async () => {
    const [ofScreen, status, late] = [deferred(), deferred(), deferred()];
    const questions = [ofScreen, status, late];
    const test = await openUnifiedForm([sampleFormField()], {
      status: (asked: object) => ('requestId' in asked ? questions.shift()?.promise : STATUS),
      next: refusal(400, 'banking.paymentMethodRegex'),
    });
    const { transport } = test;
    await test.player.type(await screen.findByRole('textbox', { name: 'Document number' }), '12345678');
    const send = await submitButton();
    await test.player.click(send);
    expect(send.getAttribute('aria-busy')).toBe('true');
    await test.player.click(send);
    await act(async () => status.resolve(STATUS));
    await settle();
    expect(test.told('onDisplayError')).toHaveLength(1);
    await act(async () => late.resolve(STATUS));
    await settle();
    expect(transport.sent('deposit-create')).toHaveLength(2);
    expect(send.getAttribute('aria-busy')).not.toBe('true');
  });

  it.each([
    ['sends nothing', [sampleFormField()]],
    ['says of no other deposit that it is paid', []],
  ])('[DEP-07] of a player who has left before the id came it %s', async (_, fields) => {
    const status = deferred();
    const test = await openUnifiedForm(fields, { status: () => status.promise });
    const { cashier, transport } = test;
    for (const input of screen.queryAllByRole('textbox')) await test.player.type(input, '12345678');
    await test.player.click(await submitButton());
    await vi.waitFor(() => expect(transport.sent('deposit-status').length).toBeGreaterThan(1));
    act(() => cashier.router.navigate('/deposit', { isReset: true }));
    Object.assign(cashier.transaction, createTransactionState(), { depositId: 'd-2' });
    await act(async () => status.resolve(STATUS));
    expect(transport.sent('deposit-create')).toHaveLength(1);
    expect(transport.sent('deposit-complete')).toEqual([]);
  });

  it('[FORM-01] a field that changes the form asks for the id first', async () => {
    const test = await openUnifiedForm([sampleFormField({ isTriggered: true, validations: [] })]);
    await test.player.type(await screen.findByRole('textbox', { name: 'Document number' }), '1');
    await test.player.tab();
    await vi.waitFor(() => expect(test.transport.sent('deposit-create')).toHaveLength(2));
    expect(test.transport.sent('deposit-create')[1]).toMatchObject({
      depositId: 'd-1',
      metadata: { triggeredBy: 'document' },
    });
  });

  it.each([
    ['does not say it', { status: 'waiting' }],
    ['refuses', new Error('503')],
  ])('[ERR-03] where the server %s the player is told, and nothing is sent', async (_, status) => {
    const test = await openUnifiedForm([sampleFormField()], { status });
    await test.player.type(await screen.findByRole('textbox', { name: 'Document number' }), '12345678');
    await test.player.click(await submitButton());
    await vi.waitFor(() => expect(test.told('onDisplayError')).toHaveLength(1));
    expect(JSON.stringify(test.told('onDisplayError'))).not.toContain('another method');
    expect(test.transport.sent('deposit-create')).toHaveLength(1);
    expect(test.path()).toBe('/deposit/redirect/unified-form');
  });
});

describe('[DEP-05] a unified form whose time is over', () => {
  const TIMED = { flow: { timeout_minutes: 10 } };
  const endTime = ({ cashier }: RenderedCashier) => {
    cashier.transaction.createdAt = '2020-01-02T03:04:05Z';
  };
  const restart = () => screen.findByRole('button', { name: 'Start again' });

  it('still takes what proves a payment that was made in time', async () => {
    const test = await openUnifiedForm([sampleFormField()], TIMED);
    await test.player.type(await screen.findByRole('textbox', { name: 'Document number' }), '12345678');
    endTime(test);
    await restart();
    screen.getByText(/^If you have paid already, say so below/);
    await test.player.click(screen.getByRole('button', { name: 'I have done this' }));
    await vi.waitFor(() => expect(test.path()).toBe('/deposit/complete'));
    expect(test.transport.sent('deposit-create')[1]).toMatchObject({ fields: { document: '12345678' } });
  });

  it('no longer says where to pay, still asks who may have done so, and takes the answer', async () => {
    const test = await openUnifiedForm([], {
      flow: { ...TIMED.flow, description: 'Pay to <b>PL61 1090</b>' },
    });
    await screen.findByText('PL61 1090');
    screen.getByRole('timer', { name: /^Time left to pay: / });
    endTime(test);
    await restart();
    expect(screen.queryByText('PL61 1090')).toBeNull();
    expect(screen.queryByRole('timer')).toBeNull();
    screen.getByText(/^If you have paid already, say so below/);
    await test.player.click(screen.getByRole('button', { name: 'I have done this' }));
    await vi.waitFor(() => expect(test.transport.sent('deposit-complete')).toHaveLength(1));
  });

  it('says nothing of a form that is being sent', async () => {
    const test = await openUnifiedForm([sampleFormField()], { ...TIMED, next: new Promise(() => {}) });
    await test.player.type(await screen.findByRole('textbox', { name: 'Document number' }), '12345678');
    await test.player.click(await submitButton());
    await vi.waitFor(() => expect(test.transport.sent('deposit-create')).toHaveLength(2));
    endTime(test);
    await vi.waitFor(() => expect(test.cashier.announcer.assertive).toBe('The time to pay is over'));
    expect(screen.queryByText(/^If you have paid already/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull();
  });
});

describe('[FORM-13] what is typed into the unified form', () => {
  it.each([
    ['before', 'after'],
    ['after', 'before'],
  ])(
    '%s the bank has named the deposit is there again after the way back to the list, and is forgotten once it is sent',
    async typed => {
      const named = deferred();
      const test = await openUnifiedForm([sampleFormField()], { status: () => named.promise });
      const name = async () => {
        named.resolve(STATUS);
        await vi.waitFor(() => expect(test.cashier.transaction.depositId).toBe('d-1'));
      };
      if (typed === 'after') await name();
      await test.player.type(await screen.findByRole('textbox', { name: 'Document number' }), '12345678');
      await name();
      act(() => void test.cashier.router.back());
      await test.player.click(await screen.findByRole('button', { name: /by Voucher/ }));
      expect(
        await screen.findByRole<HTMLInputElement>('textbox', { name: 'Document number' }),
      ).toHaveProperty('value', '12345678');
      await test.player.click(await submitButton());
      await vi.waitFor(() => expect(test.path()).toBe('/deposit/complete'));
      expect([...test.cashier.deposit.typed.forms]).toEqual([]);
    },
  );

  it('is not for a new deposit by the same method', async () => {
    const test = await openUnifiedForm([sampleFormField()]);
    await test.player.type(await screen.findByRole('textbox', { name: 'Document number' }), '12345678');
    act(() => void test.cashier.router.back());
    await test.player.click(await screen.findByRole('button', { name: 'Voucher' }));
    await test.player.type(await screen.findByRole('textbox', { name: 'Amount' }), '500');
    await test.player.click(screen.getByRole('button', { name: /^Deposit/ }));
    await vi.waitFor(() => expect(test.transport.sent('deposit-create')).toHaveLength(2));
    expect(test.transport.sent('deposit-create')[1]).toMatchObject({ fields: {} });
  });
});
