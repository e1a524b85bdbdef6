import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  loadUnifiedForm,
  openUnifiedForm,
  submitButton,
} from '../../../../tests/support/unit/openUnifiedForm';
import type { RenderedCashier } from '../../../../tests/support/unit/renderCashier';
import { sampleFormField } from '../../../../tests/support/unit/samples';
import { MINUTE_MS } from '../../../spec/timers';
import { pendingDeposits } from '../pending/pendingList';

beforeAll(loadUnifiedForm, 30_000);

describe('[FORM-13] [DEP-05] a unified form that comes again', () => {
  const DOCUMENT = sampleFormField({ validations: [] });
  const CARD = sampleFormField({ name: 'card_number', label: 'Card number', validations: [] });
  const CODE = sampleFormField({ name: 'cvv', label: 'Code', validations: [] });
  const BANK = sampleFormField({
    name: 'bank',
    label: 'Bank',
    type: 'dropdown',
    items: [
      { text: 'First', value: '1' },
      { text: 'Second', value: '2' },
    ],
    validations: [],
  });
  const ONCE = sampleFormField({ name: 'otp', label: 'Text message', validations: [] });
  const CREATED_AT = new Date(Date.now() - 5 * MINUTE_MS).toISOString();
  const FIELDS = [DOCUMENT, CARD, CODE, ONCE, BANK];
  const REFUSED = 'Some of the details were not accepted. Please check them and try again.';
  const again = (fields: unknown[], flow: object = {}) => ({
    apiResponse: { depositId: 'd-1', data: { unifiedFlow: { title: 'One more step', fields, ...flow } } },
  });
  const shown = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(label)).value;

  /** Sends the form, and waits for the one that the bank answers with. */
  async function send(next: unknown): Promise<RenderedCashier> {
    const test = await openUnifiedForm(FIELDS, { next });
    const { player } = test;
    await player.type(await screen.findByRole('textbox', { name: 'Document number' }), 'ABC 12');
    await player.type(screen.getByRole('textbox', { name: 'Card number' }), '4111111111111111');
    await player.type(screen.getByRole('textbox', { name: 'Code' }), '123');
    await player.type(screen.getByRole('textbox', { name: 'Text message' }), '9876');
    await player.selectOptions(screen.getByRole('combobox', { name: 'Bank' }), '2');
    const { key } = test.cashier.router.current();
    test.cashier.transaction.createdAt = CREATED_AT;
    await player.click(await submitButton());
    await vi.waitFor(() => expect(test.cashier.router.current().key).not.toBe(key));
    await screen.findByRole('textbox', { name: 'Document number' });
    return test;
  }

  it('keeps what was typed but for secrets and a code that counts once, and says that it was not accepted', async () => {
    const test = await send(again(FIELDS));
    expect(FIELDS.map(({ label }) => shown(label))).toEqual(['ABC 12', '', '', '', '2']);
    expect(test.told('onDisplayError')).toMatchObject([{ message: REFUSED, reference: 'd-1' }]);
    expect(test.cashier.notifications.list).toMatchObject([{ content: REFUSED }]);
  });

  it.each([
    ['a word of its own', FIELDS, { description: 'There is no such account' }],
    ['another field', [...FIELDS, sampleFormField({ name: 'utr', label: 'Receipt', validations: [] })], {}],
    ['another rule', [sampleFormField(), CARD, CODE, ONCE, BANK], {}],
  ])('with %s says nothing more, and keeps what was typed', async (_, fields, flow) => {
    const test = await send(again(fields, flow));
    expect(shown('Document number')).toBe('ABC 12');
    expect(test.told('onDisplayError')).toEqual([]);
  });

  it.each([
    ['the same form', FIELDS, true],
    [
      'one with another field',
      [...FIELDS, sampleFormField({ name: 'utr', label: 'Receipt', validations: [] })],
      false,
    ],
  ])(
    '[DEP-05] its time to pay: %s goes on counting from the creation, no press begins it anew',
    async (_, fields, isSame) => {
      const flow = { description: 'There is no such account', timeout_minutes: 15 };
      const { cashier } = await send(again(fields, flow));
      expect(cashier.transaction.createdAt === CREATED_AT).toBe(isSame);
      expect(pendingDeposits(cashier)[0]?.createdAt === CREATED_AT).toBe(isSame);
    },
  );

  it('takes nothing into a field of another type', async () => {
    await send(again([{ ...DOCUMENT, type: 'text_uppercase' }, BANK]));
    expect([shown('Document number'), shown('Bank')]).toEqual(['', '2']);
  });

  it('[FORM-01] asks anew for a choice that further fields depend on, where these do not come with it', async () => {
    await send(again([DOCUMENT, { ...BANK, isTriggered: true }]));
    expect([shown('Document number'), shown('Bank')]).toEqual(['ABC 12', '']);
  });

  it('[DEP-03] says that it was not accepted where the fields are asked for again, and keeps them', async () => {
    const test = await openUnifiedForm([DOCUMENT], {
      next: { apiResponse: { depositId: 'd-1', isFieldsRequired: true, fields: [DOCUMENT] } },
    });
    await test.player.type(await screen.findByRole('textbox', { name: 'Document number' }), 'ABC 12');
    await test.player.click(await submitButton());
    await vi.waitFor(() => expect(test.told('onDisplayError')).toMatchObject([{ message: REFUSED }]));
    expect(shown('Document number')).toBe('ABC 12');
  });
});
