import { act, cleanup, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { refusal } from '../../../tests/support/unit/createFakeTransport';
import {
  type IndiaOptions,
  indiaAnswers,
  loadIndiaScreens,
  openForm,
  openInvoice,
} from '../../../tests/support/unit/openIndia';
import { renderCashier } from '../../../tests/support/unit/renderCashier';
import { moveUser } from '../../app/changes/moveUser';
import { pendingDeposits } from '../../flows/deposit/pending/pendingList';
import { startAnew } from '../../flows/shared/navigation/startAnew';

beforeAll(loadIndiaScreens, 30_000);

describe('the Indian invoice', () => {
  it('[IND-01] [DEP-07] is prepared once, and says whom to pay and how', async () => {
    const test = await openInvoice();
    expect(test.transport.sent('deposit-prepare')).toEqual([
      { paymentMethod: 'upi_invoice', requestId: expect.any(String) },
    ]);
    expect(test.transport.sent('deposit-create')).toEqual([]);
    expect(test.told('onCreateTransaction')).toMatchObject([{ depositId: 'd-1', amount: 500 }]);
    expect(screen.getByText('$500')).toBeTruthy();
    expect(screen.getByText('The Shop')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'QR code of the UPI payment' })).toBeTruthy();
  });

  it('[DEP-06] only apps with a safe link are offered', async () => {
    await openInvoice();
    expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
      'phonepe://pay?pa=shop@okbank&am=500.00&cu=MXN',
    ]);
  });

  it('[IND-01] [DEP-05] leaves by itself once the payment is seen, and has one entry among the pending ones', async () => {
    const test = await openInvoice();
    expect(pendingDeposits(test.cashier)).toHaveLength(1);
    act(() => test.transport.push('deposit.status', { depositId: 'd-1', status: 'processed' }));
    await vi.waitFor(() => expect(test.path()).toBe('/deposit/complete'));
    expect(test.cashier.transaction).toMatchObject({ depositId: 'd-1', amount: 500, status: 'processed' });
    expect(test.transport.sent('deposit-create')).toEqual([]);
    await vi.waitFor(() => expect(pendingDeposits(test.cashier)).toEqual([]));
  });

  it('[IND-01] [FORM-04] the reference is checked, then named with the invoice’s own id', async () => {
    const test = await openInvoice();
    await test.player.type(screen.getByRole('textbox', { name: 'UTR' }), '123');
    await test.player.click(screen.getByRole('button', { name: /^I have paid/ }));
    await vi.waitFor(() => expect(screen.getAllByText('The UTR has 12 digits')).not.toHaveLength(0));
    expect(test.transport.sent('deposit-create')).toEqual([]);
    await test.player.type(screen.getByRole('textbox', { name: 'UTR' }), '456789012');
    await test.player.dblClick(screen.getByRole('button', { name: /^I have paid/ }));
    await vi.waitFor(() => expect(test.path()).toBe('/deposit/complete'));
    expect(test.transport.sent('deposit-create')).toMatchObject([
      { depositId: 'd-1', amount: 500, fields: { utr: '123456789012' }, paymentType: 'upi_invoice' },
    ]);
    expect(test.told('onCreateTransaction')).toHaveLength(1);
  });

  it('[IND-01] [DEP-07] refused as of a deposit that the bank does not know, shows nothing to pay to any more', async () => {
    const test = await openInvoice({ created: refusal(404, 'banking.depositUnknown') });
    await test.player.type(screen.getByRole('textbox', { name: 'UTR' }), '123456789012');
    await test.player.click(screen.getByRole('button', { name: /^I have paid/ }));
    expect(await screen.findByText('The deposit did not go through')).toBeTruthy();
    expect(screen.getByText(/If you have sent the money, contact support/)).toBeTruthy();
    expect(screen.queryByText('The Shop')).toBeNull();
    expect(test.cashier.notifications.list).toEqual([]);
  });

  it('[IND-01] [DEP-03] its own field, as it is sent, is not said to be asked for anew', async () => {
    const test = await openInvoice({ created: () => new Promise(() => undefined) });
    await test.player.type(screen.getByRole('textbox', { name: 'UTR' }), '123456789012');
    const paid = screen.getByRole('button', { name: /^I have paid/ });
    await test.player.click(paid);
    await vi.waitFor(() => expect(test.transport.sent('deposit-create')).toHaveLength(1));
    expect(document.activeElement).toBe(paid);
    expect(test.cashier.announcer.polite).not.toContain('needs a little more');
  });

  it('[IND-01] [DEP-03] fields that the bank asks for after the reference join it', async () => {
    let asked = 0;
    const fields = [{ name: 'payer', label: 'Name of the payer', validations: [] }];
    const created = () => ({
      apiResponse: { depositId: 'd-1', ...(asked++ === 0 && { isFieldsRequired: true, fields }) },
    });
    const test = await openInvoice({ created });
    const press = () => test.player.click(screen.getByRole('button', { name: /^I have paid/ }));
    await test.player.type(screen.getByRole('textbox', { name: 'UTR' }), '123456789012');
    await press();
    const payer = await screen.findByRole('textbox', { name: 'Name of the payer' });
    await vi.waitFor(() => expect(document.activeElement).toBe(payer));
    await test.player.type(payer, 'Asha');
    await press();
    await vi.waitFor(() => expect(test.path()).toBe('/deposit/complete'));
    expect(test.transport.sent('deposit-create').at(-1)).toMatchObject({
      depositId: 'd-1',
      fields: { utr: '123456789012', payer: 'Asha' },
    });
    expect(test.told('onCreateTransaction')).toHaveLength(1);
  });

  it('[IND-01] [FORM-01] a triggered field asks for those that depend on it, and the press sends no others', async () => {
    const fieldsFor = (kind: string) => [
      { name: 'kind', label: 'Paid by', isTriggered: true },
      ...(kind === 'app' ? [{ name: 'app', label: 'Which app' }] : []),
    ];
    const asks = ({ fields }: { fields: Record<string, string> }) => ({
      apiResponse: { depositId: 'd-1', isFieldsRequired: true, fields: fieldsFor(fields['kind'] ?? '') },
    });
    const test = await openInvoice({ created: asks });
    const find = (name: string) => screen.findByRole('textbox', { name });
    await test.player.type(await find('UTR'), '123456789012');
    await test.player.click(screen.getByRole('button', { name: /^I have paid/ }));
    await test.player.type(await find('Paid by'), 'app{Tab}');
    await find('Which app');
    await test.player.clear(await find('Paid by'));
    await test.player.type(await find('Paid by'), 'card{Tab}');
    await vi.waitFor(() => expect(screen.queryByRole('textbox', { name: 'Which app' })).toBeNull());
    test.transport.answer('deposit-create', { apiResponse: { depositId: 'd-1' } });
    await test.player.click(screen.getByRole('button', { name: /^I have paid/ }));
    await vi.waitFor(() => expect(test.path()).toBe('/deposit/complete'));
    const sent = test.transport.sent('deposit-create');
    expect(sent.map(({ metadata }) => Object(metadata).triggeredBy)).toEqual([
      undefined,
      'kind',
      'kind',
      undefined,
    ]);
    expect(sent.at(-1)?.['fields']).toEqual({ utr: '123456789012', kind: 'card' });
  });

  it('[IND-01] [FORM-01] those of the invoice itself are replaced by the answer', async () => {
    const kind = { name: 'kind', label: 'Paid by', isTriggered: true };
    const test = await openForm({
      prepared: { fields: [kind, { name: 'app', label: 'Which app' }] },
      created: { apiResponse: { depositId: 'd-1', isFieldsRequired: true, fields: [kind] } },
    });
    await test.player.type(await screen.findByRole('textbox', { name: 'Paid by' }), 'card{Tab}');
    await vi.waitFor(() => expect(screen.queryByRole('textbox', { name: 'Which app' })).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Paid by' })).toHaveProperty('value', 'card');
  });

  it('[IND-01] [DEP-03] fields that another deposit was asked for do not join its own', async () => {
    const fields = [{ name: 'payer', label: 'Name of the payer' }];
    const test = await openInvoice({
      created: { apiResponse: { depositId: 'd-1', isFieldsRequired: true, fields } },
    });
    const others = { depositId: 'd-0', extraFields: [{ name: 'other', label: 'Of another' }] };
    act(() => void Object.assign(test.cashier.deposit, others));
    await test.player.type(screen.getByRole('textbox', { name: 'UTR' }), '123456789012');
    await test.player.click(screen.getByRole('button', { name: /^I have paid/ }));
    await screen.findByRole('textbox', { name: 'Name of the payer' });
    expect(screen.queryByRole('textbox', { name: 'Of another' })).toBeNull();
  });

  it('[IND-01] [DEP-02] what was typed before the invoice goes along with the reference', async () => {
    const fields = [{ name: 'amount' }, { name: 'payer', placeholder_key: 'Your name' }];
    const test = await renderCashier({ answers: indiaAnswers({ flags: { fields } }) });
    await test.player.click(await screen.findByRole('button', { name: 'UPI Invoice' }));
    await test.player.type(await screen.findByRole('textbox', { name: 'Amount' }), '500');
    await test.player.type(screen.getByRole('textbox', { name: 'Your name' }), 'Asha');
    await test.player.click(screen.getByRole('button', { name: /^Deposit/ }));
    await test.player.type(await screen.findByRole('textbox', { name: 'UTR' }), '123456789012');
    await test.player.click(screen.getByRole('button', { name: /^I have paid/ }));
    await vi.waitFor(() => expect(test.transport.sent('deposit-create')).toHaveLength(1));
    const sent = { payer: 'Asha', utr: '123456789012' };
    expect(test.transport.sent('deposit-create')).toMatchObject([{ fields: sent }]);
  });

  it('[IND-01] [FORM-13] the reference that was typed is there when the invoice is opened from the list again', async () => {
    const test = await openInvoice();
    await test.player.type(screen.getByRole('textbox', { name: 'UTR' }), '123456');
    act(() => startAnew(test.cashier, '/deposit'));
    await test.player.click(await screen.findByRole('button', { name: '$500 by UPI Invoice' }));
    expect(await screen.findByRole('textbox', { name: 'UTR' })).toHaveProperty('value', '123456');
  });

  describe('of a page that was reloaded while the player paid in an app', () => {
    const open = async (offered: IndiaOptions = {}) => {
      const before = await openInvoice();
      cleanup();
      before.cashier.dispose();
      const test = await renderCashier({ answers: indiaAnswers(offered) });
      await test.player.click(await screen.findByRole('button', { name: '$500 by UPI Invoice' }));
      await screen.findByText('shop@okbank');
      return test;
    };

    it.each([
      ['as before', {}],
      ['also where its method is not offered any more', { name: 'other' }],
    ])('[IND-01] is found among the pending deposits, and its payment is named %s', async (_, offered) => {
      const test = await open(offered);
      await test.player.type(screen.getByRole('textbox', { name: 'UTR' }), '123456789012');
      await test.player.click(screen.getByRole('button', { name: 'I have paid $500' }));
      await vi.waitFor(() => expect(test.path()).toBe('/deposit/complete'));
      expect(test.transport.sent('deposit-prepare')).toEqual([]);
      expect(test.transport.sent('deposit-create')).toMatchObject([
        {
          depositId: 'd-1',
          amount: 500,
          currency: 'MXN',
          paymentType: 'upi_invoice',
          fields: { utr: '123456789012' },
        },
      ]);
      expect(test.told('onCreateTransaction')).toEqual([]);
      expect(pendingDeposits(test.cashier)).toHaveLength(1);
    });

    it('[IND-01] [DEP-05] leaves by itself once the payment is seen', async () => {
      const test = await open();
      test.transport.push('deposit.status', { depositId: 'd-1', status: 'accepted' });
      await vi.waitFor(() => expect(test.path()).toBe('/deposit/complete'));
    });
  });

  it('[HOST-04] another currency waits while it may be being paid', async () => {
    const test = await openInvoice();
    moveUser(test.cashier, { currency: 'EUR' });
    expect(test.path()).toBe('/deposit/india/invoice');
    expect(test.cashier.user.currency).toBe('MXN');
  });

  it('[HOST-16] an app’s page gets neither opener nor referrer', async () => {
    await openInvoice();
    expect(screen.getByRole('link', { name: 'PhonePe' }).getAttribute('rel')).toBe('noopener noreferrer');
  });

  it.each([
    ['android', false, 1],
    ['mobile', true, 1],
    ['mobile', false, 0],
  ] as const)(
    '[HOST-11] a native app alone opens the link: on %s, with a bridge: %s',
    async (platform, hasBridge, count) => {
      const test = await openInvoice({ user: { platform }, host: { hasApp: () => hasBridge } });
      const click = new MouseEvent('click', { bubbles: true, cancelable: true });
      act(() => void screen.getByRole('link', { name: 'PhonePe' }).dispatchEvent(click));
      expect(click.defaultPrevented).toBe(count === 1);
      const url = expect.stringContaining('phonepe://pay');
      expect(test.told('openExtBrowser')).toMatchObject(Array(count).fill({ url }));
    },
  );

  it('[DEP-04] a redirect-only method needs no invoice', async () => {
    const test = await openForm({ name: 'upi_qr' });
    await vi.waitFor(() => expect(test.path()).toBe('/deposit/complete'));
    expect(test.transport.sent('deposit-prepare')).toEqual([]);
    expect(test.transport.sent('deposit-create')).toHaveLength(1);
  });

  it('[HOST-13] [IND-01] whoever leaves it may have paid, and is asked for the reference first', async () => {
    const test = await openInvoice();
    act(() => void test.cashier.router.back());
    const question = await screen.findByRole('dialog', { name: 'Leave this payment?' });
    expect(question.textContent).toContain('Enter the reference (UTR)');
    await test.player.click(screen.getByRole('button', { name: 'Stay here' }));
    expect(test.path()).toBe('/deposit/india/invoice');
  });

  it('[HOST-13] going back to the amount and on again prepares a new invoice', async () => {
    const test = await openInvoice();
    act(() => void test.cashier.router.back());
    await test.player.click(await screen.findByRole('button', { name: 'Leave' }));
    await test.player.click(await screen.findByRole('button', { name: /^Deposit/ }));
    await vi.waitFor(() => expect(test.path()).toBe('/deposit/india/invoice'));
    expect(test.transport.sent('deposit-prepare')).toHaveLength(2);
  });

  it('[HOST-13] [DEP-03] which is not asked for what the one before was asked for', async () => {
    const fields = [{ name: 'payer', label: 'Name of the payer' }];
    const test = await openInvoice({
      created: { apiResponse: { depositId: 'd-1', isFieldsRequired: true, fields } },
    });
    await test.player.type(screen.getByRole('textbox', { name: 'UTR' }), '123456789012');
    await test.player.click(screen.getByRole('button', { name: /^I have paid/ }));
    await screen.findByRole('textbox', { name: 'Name of the payer' });
    act(() => void test.cashier.router.back());
    await test.player.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByRole('textbox', { name: 'Amount' });
    expect(screen.queryByRole('textbox', { name: 'Name of the payer' })).toBeNull();
  });
});
