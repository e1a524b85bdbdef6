import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { FakeAnswer } from '../../../tests/support/unit/createFakeTransport';
import { CANCEL, CREATE, p2pAnswer, p2pMethod } from '../../../tests/support/unit/openP2P';
import { renderCashier } from '../../../tests/support/unit/renderCashier';
import { methodsAnswer, sampleFormField } from '../../../tests/support/unit/samples';
import { p2pOf } from './p2pOf';

const INVOICE_PATH = '/deposit/peer-to-peer/invoice';
const unifiedFlow = { title: 'Your receipt', description: 'Send it', fields: [sampleFormField()] };
const formAnswers = {
  'methods-payment-v3': methodsAnswer(p2pMethod),
  'deposit-check': p2pAnswer({ exists: true, unifiedFlow }),
  'bank-get': { bank_type: 'humo' },
  'deposit-status': { status: 'waiting' },
};

// The chunks of the screens: loading them is not what is timed here.
beforeAll(() => Promise.all([import('./P2PUnifiedFormScreen'), import('./P2PInvoiceScreen')]), 30_000);

/** A player at the form, to which the method leads. */
async function openForm(answers: Record<string, FakeAnswer> = {}) {
  const test = await renderCashier({ answers: { ...formAnswers, ...answers } });
  await test.player.click(await screen.findByRole('button', { name: 'Humo' }));
  const send = async () => {
    await test.player.type(await screen.findByRole('textbox', { name: 'Document number' }), '12345678');
    await test.player.click(screen.getByRole('button', { name: 'Continue' }));
  };
  return { ...test, send };
}

describe('the unified form of a P2P deposit', () => {
  it('[P2P-01] [P2P-02] says what it is for, and takes the fields that are asked for besides', async () => {
    const { player, transport, cashier } = await openForm({
      [CREATE]: p2pAnswer({
        isFieldsRequired: true,
        fields: [sampleFormField({ name: 'utr', label: 'Receipt number', validations: [] })],
      }),
    });
    await screen.findByRole('heading', { name: 'Your receipt' });
    expect(screen.getByText('$100')).toBeTruthy();
    expect(screen.queryByText(/needs a little more/)).toBeNull();
    await player.type(screen.getByRole('textbox', { name: 'Document number' }), '12345678');
    await player.click(screen.getByRole('button', { name: 'Continue' }));

    const added = await screen.findByRole('textbox', { name: 'Receipt number' });
    expect(document.activeElement).toBe(added);
    expect(added.closest('form')?.textContent).toContain('needs a little more');
    transport.answer(CREATE, p2pAnswer());
    await player.type(added, '77');
    await player.click(screen.getByRole('button', { name: 'Continue' }));
    await vi.waitFor(() => expect(cashier.router.current().path).toBe(INVOICE_PATH));
    expect(transport.sent(CREATE).at(-1)).toMatchObject({
      depositId: 'd-1',
      fields: { document: '12345678', utr: '77' },
    });
  });

  it('[P2P-02] leads to the status where the answer repeats it without a card: there is nothing to pay to', async () => {
    const { card: _, ...repeated } = p2pAnswer({ unifiedFlow });
    const { cashier, send } = await openForm({ [CREATE]: repeated });
    await send();
    await vi.waitFor(() => expect(cashier.router.current().path).toBe('/deposit/complete'));
  });

  it('[FORM-13] [P2P-02] keeps what was typed where the answer asks for it again beside another field', async () => {
    const receipt = sampleFormField({ name: 'utr', label: 'Receipt number', validations: [] });
    const longer = { ...unifiedFlow, fields: [...unifiedFlow.fields, receipt] };
    const { send } = await openForm({ [CREATE]: p2pAnswer({ unifiedFlow: longer }) });
    await send();
    await screen.findByRole('textbox', { name: 'Receipt number' });
    expect(screen.getByRole('textbox', { name: 'Document number' })).toHaveProperty('value', '12345678');
  });

  it('[DEP-03] [P2P-02] says that it was not accepted where the answer asks for the same fields again', async () => {
    const { told, send } = await openForm({
      [CREATE]: p2pAnswer({ isFieldsRequired: true, fields: unifiedFlow.fields }),
    });
    await send();
    await vi.waitFor(() =>
      expect(told('onDisplayError')).toMatchObject([{ message: expect.stringMatching(/were not accepted/) }]),
    );
    expect(screen.getByRole('textbox', { name: 'Document number' })).toHaveProperty('value', '12345678');
  });

  it('[P2P-04] [DEP-05] asks nobody to start again while it is being sent, though its time is over; then it says no more what to do', async () => {
    // The beacon of a page that is left while a deposit is being made.
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    const { player, transport, cashier, send } = await openForm({ [CREATE]: new Promise(() => {}) });
    await send();
    await vi.waitFor(() => expect(transport.sent(CREATE)).toHaveLength(1));
    Object.assign(p2pOf(cashier).invoice ?? {}, { startMs: 0, deadlineMs: 1 });
    await vi.waitFor(() => expect(cashier.announcer.assertive).toBe('The time to pay is over'));
    expect(screen.queryByText(/start again/)).toBeNull();
    screen.getByRole('heading', { name: 'Your receipt' });
    cashier.deposit.isSubmitting = false;
    await screen.findByText('The time for this form is over. Go back and start again.');
    expect(screen.queryByRole('heading', { name: 'Your receipt' })).toBeNull();
    await player.type(screen.getByRole('textbox', { name: 'Document number' }), '{Enter}');
    expect(transport.sent(CREATE)).toHaveLength(1);
  });

  it('[P2P-02] [BON-01] is a step of the same deposit: of its sum, in its currency, with its bonus', async () => {
    const { player, transport, cashier } = await openForm({
      'deposit-check': p2pAnswer({ exists: true, unifiedFlow, passedAmount: 7, passedCurrency: 'USD' }),
      [CREATE]: p2pAnswer(),
    });
    await player.type(await screen.findByRole('textbox', { name: 'Document number' }), '12345678');
    cashier.transaction.bonusId = '9';
    await player.click(screen.getByRole('button', { name: 'Continue' }));
    await vi.waitFor(() => expect(transport.sent(CREATE)).toHaveLength(1));
    const step = { depositId: 'd-1', amount: 7, currency: 'USD', bonusId: '9', isActivatedBonus: true };
    expect(transport.sent(CREATE)).toMatchObject([step]);
  });

  const withoutCard = ({ card: _, ...answer } = p2pAnswer({ exists: true, unifiedFlow })) => answer;

  it.each([
    [101, 'MXN', '$100'],
    [100, 'USD', 'USD 100'],
  ])(
    '[P2P-02] says what is to be transferred where that is another sum than was asked for, until the time is over: %d MXN for 100 %s',
    async (payment_amount, passedCurrency, asked) => {
      const sums = { payment_amount, passedAmount: 100, passedCurrency };
      const { cashier } = await openForm({ 'deposit-check': { ...withoutCard(), ...sums } });
      await screen.findByRole('heading', { name: 'Your receipt' });
      const rowOf = (label: string) => screen.getByText(label).closest('div')?.textContent;
      expect(rowOf('Transfer exactly this amount')).toContain(`$${payment_amount}`);
      expect(rowOf('Your deposit')?.replace('\u00a0', ' ')).toContain(asked);
      Object.assign(p2pOf(cashier).invoice ?? {}, { startMs: 0, deadlineMs: 1 });
      await vi.waitFor(() => expect(rowOf('Amount')).toContain(`$${payment_amount}`));
      expect(screen.queryByText('Transfer exactly this amount')).toBeNull();
    },
  );

  it('[P2P-03] can be cancelled, as its method leads to it for as long as it is open', async () => {
    const { player, transport, cashier } = await openForm({
      'deposit-check': withoutCard(),
      [CANCEL]: { status: 'CANCELED' },
    });
    await player.click(await screen.findByRole('button', { name: 'Cancel this deposit' }));
    await player.click(screen.getByRole('button', { name: 'Yes, cancel' }));
    await vi.waitFor(() => expect(cashier.router.current().path).toBe('/deposit'));
    expect(transport.sent(CANCEL)).toEqual([{ depositId: 'd-1' }]);
    expect(transport.sent(CREATE)).toEqual([]);
  });

  it('[P2P-03] while it is being cancelled nothing of it is sent', async () => {
    const { player, transport } = await openForm({ [CANCEL]: () => new Promise(() => {}) });
    const field = await screen.findByRole('textbox', { name: 'Document number' });
    await player.type(field, '12345678');
    await player.click(screen.getByRole('button', { name: 'Cancel this deposit' }));
    await player.click(screen.getByRole('button', { name: 'Yes, cancel' }));
    await vi.waitFor(() => expect(transport.sent(CANCEL)).toHaveLength(1));
    await player.type(field, '{Enter}');
    await player.click(screen.getByRole('button', { name: 'Continue' }));
    expect(transport.sent(CREATE)).toEqual([]);
  });

  it('[P2P-04] leads on once the transfer has ended elsewhere', async () => {
    const { transport, cashier } = await openForm();
    await screen.findByRole('heading', { name: 'Your receipt' });
    transport.push('deposit.status', { depositId: 'd-1', status: 'PAYED' });
    await vi.waitFor(() => expect(cashier.router.current().path).toBe('/deposit/complete'));
  });

  describe('[DEP-05] [P2P-05] without fields', () => {
    const noFields = { ...unifiedFlow, fields: [] };

    it('is confirmed by deposit-complete, and leads to the status', async () => {
      const { player, transport, cashier } = await openForm({
        'deposit-check': { ...withoutCard(), unifiedFlow: noFields },
        'deposit-complete': { status: 'waiting' },
      });
      await player.click(await screen.findByRole('button', { name: 'I have paid' }));
      await vi.waitFor(() => expect(cashier.router.current().path).toBe('/deposit/complete'));
      expect(transport.sent('deposit-complete')).toHaveLength(1);
      expect(transport.sent(CREATE)).toEqual([]);
    });

    it('leads to the invoice where there is one: nothing is sent', async () => {
      const { player, transport, cashier } = await openForm({
        'deposit-check': p2pAnswer({ exists: true, unifiedFlow: noFields }),
      });
      await player.click(await screen.findByRole('button', { name: 'Continue' }));
      await vi.waitFor(() => expect(cashier.router.current().path).toBe(INVOICE_PATH));
      expect(transport.sent(CREATE)).toEqual([]);
    });
  });
});
