import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openField, openForm } from '../../../../tests/support/unit/openForm';
import { press } from '../../../../tests/support/unit/press';
import { replaceAll } from '../../../../tests/support/unit/replaceAll';
import { sampleMethod } from '../../../../tests/support/unit/samples';
import type { MethodField } from '../../../api/contract/method';

const PHONE: MethodField = { name: 'phone', type: 'phone_with_prefix', mask: '+{52} 00 0000 0000' };

describe('[FORM-13] the capitals of a phone’s keyboard', () => {
  it.each([
    ['pixKey', 'none'],
    ['nickname', 'none'],
    ['memo', 'none'],
    ['account_number', 'none'],
    ['full_name', 'words'],
    ['address', 'words'],
  ])('%s begins with: %s', async (name, capitals) => {
    const { input } = await openField({ name });
    expect(input().getAttribute('autocapitalize')).toBe(capitals);
  });
});

describe('[FORM-10] text in capitals', () => {
  it('typed in the middle stays there', async () => {
    const { player, input } = await openField({ name: 'holder', type: 'text_uppercase' });
    await player.type(input(), 'lopez');
    act(() => input().setSelectionRange(0, 0));
    await player.keyboard('ana ');
    expect(input().value).toBe('ANA LOPEZ');
  });

  it('[FORM-13] is pasted without the marks that nobody sees', async () => {
    const { player, input } = await openField({ name: 'holder', type: 'text_uppercase' });
    await player.click(input());
    await player.paste('\u200fana\u202c');
    expect(input().value).toBe('ANA');
  });
});

it('[FORM-10] what is left of a field has no spaces around it', async () => {
  const { player, input } = await openField({ name: 'holder' });
  await player.type(input(), '  Ana Lopez ');
  expect(input().value).toBe('  Ana Lopez ');
  await player.tab();
  expect(input().value).toBe('Ana Lopez');
});

describe('[FORM-10] a date and an expiry', () => {
  const date: MethodField = { name: 'birthday', type: 'date' };
  const expiry: MethodField = { name: 'expiry', mask: '00/00' };

  it.each([
    [date, '4.3.1990', '04.03.1990'],
    [date, '04031990', '04.03.1990'],
    [date, '12/11/1990', '12.11.1990'],
    [date, '5121990', '05.12.1990'],
    [date, '10.9.2001', '10.09.2001'],
    [date, '١.٢.1990', '01.02.1990'],
    [expiry, '1/34', '01/34'],
    [expiry, '5/34', '05/34'],
    [expiry, '534', '05/34'],
    [expiry, '10/34', '10/34'],
    [expiry, '1 34', '01/34'],
    [expiry, '12/34', '12/34'],
    [expiry, '1234', '12/34'],
    [expiry, '12/2034', '12/34'],
    [expiry, '1/2034', '01/34'],
    [expiry, '122034', '12/34'],
    [{ name: 'expiry' }, '12/2034', '12 / 34'],
    [{ name: 'expiry', mask: '00/0000' }, '12/2031', '12/2031'],
    [{ name: 'expiry_year', mask: '##' }, '2034', '34'],
  ])('%j typed as %s reads %s, over what is selected too', async (field, typed, shown) => {
    const { player, input } = await openField(field);
    await player.type(input(), typed);
    expect(input().value).toBe(shown);
    await replaceAll(player, input(), typed);
    expect(input().value).toBe(shown);
  });
});

describe('[FORM-10] typed over one part', () => {
  const date: MethodField = { name: 'birthday', type: 'date' };
  const expiry: MethodField = { name: 'expiry', mask: '00/00' };

  it.each<[field: MethodField, text: string, from: number, to: number, typed: string, shown: string]>([
    [date, '05061990', 0, 2, '7', '07.06.1990'],
    [date, '05061990', 3, 5, '7', '05.07.1990'],
    [date, '05061990', 3, 5, '12', '05.12.1990'],
    [date, '05061990', 6, 10, '1988', '05.06.1988'],
    [date, '05061990', 3, 10, '7.1988', '05.07.1988'],
    [expiry, '1230', 0, 2, '5', '05/30'],
    [expiry, '1230', 3, 5, '31', '12/31'],
  ])('of %j, where %s stands, from %i to %i, %s makes %s', async (field, text, from, to, typed, shown) => {
    const { player, input } = await openField(field);
    await player.type(input(), text);
    act(() => input().setSelectionRange(from, to));
    await player.keyboard(typed);
    expect(input().value).toBe(shown);
  });
});

describe('[I18N-02] digits of another script', () => {
  it.each([
    [{ name: 'card_number', mask: '0000 0000 0000 0000' }, '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢', '4242 4242 4242 4242'],
    [{ name: 'expiry', mask: '00/00' }, '१२३०', '12/30'],
    [{ name: 'account_number' }, '１２３４５６７８', '12345678'],
  ])('%j takes them as Latin ones', async (field, typed, shown) => {
    const { player, input } = await openField(field);
    await player.click(input());
    await player.paste(typed);
    expect(input().value).toBe(shown);
  });
});

it.each<[field: MethodField, typed: string, states: string[]]>([
  [{ name: 'holder', type: 'text_uppercase' }, 'abc', ['A', 'AB', 'ABC']],
  [PHONE, '551', ['+52 5', '+52 55', '+52 55 1']],
  [{ name: 'expiry', mask: '00/00' }, '123', ['1', '12', '12/3']],
])(
  '[FORM-10] %j: each edit can be undone and done again, the caret with it',
  async (field, typed, states) => {
    const { player, input } = await openField(field);
    const [first = '', second = '', third = ''] = states;
    const shown = (): [string, number | null] => [input().value, input().selectionStart];
    const at = (text: string) => [text, text.length];
    await player.click(input());
    await player.keyboard(typed);
    press(input(), 'z', { ctrlKey: true });
    press(input(), 'z', { ctrlKey: true });
    expect(shown()).toEqual(at(first));
    press(input(), 'z', { ctrlKey: true, shiftKey: true });
    press(input(), 'y', { ctrlKey: true });
    expect(shown()).toEqual(at(third));
    press(input(), 'z', { metaKey: true });
    expect(shown()).toEqual(at(second));
  },
);

it('[FORM-10] [FORM-11] an amount is undone to the one before, a chosen chip too', async () => {
  const { player, cashier } = await openForm(sampleMethod({ name: 'astropay', text: { en: 'Wallet' } }));
  const amount = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  await player.type(amount, '12x,');
  expect(amount.value).toBe('12.');
  await player.click(screen.getByRole('button', { name: '$500' }));
  await player.click(amount);
  press(amount, 'z', { ctrlKey: true });
  expect(amount.value).toBe('12.');
  expect(cashier.deposit.amount.chip).toBeNull();
  press(amount, 'z', { ctrlKey: true });
  expect(amount.value).toBe('12');
});

it('[FORM-10] a menu’s undo is heard where the document has classes of its own', async () => {
  const { player, input } = await openField({ name: 'holder', type: 'text_uppercase' });
  await player.type(input(), 'ab');
  const undo = new InputEvent('beforeinput', { inputType: 'historyUndo', bubbles: true, cancelable: true });
  vi.stubGlobal('InputEvent', class {});
  fireEvent(input(), undo);
  vi.unstubAllGlobals();
  expect(input().value).toBe('A');
});

it('[FORM-05] an amount too large for its cents is refused, and not sent as another', async () => {
  const { player, cashier, transport } = await openForm(
    sampleMethod({ name: 'astropay', text: { en: 'Wallet' }, amount_rules: {} }),
  );
  const amount = screen.getByRole('textbox', { name: 'Amount' });
  await player.type(amount, '500000000000000.01');
  await player.click(screen.getByRole('button', { name: /^Deposit/ }));
  expect(amount.getAttribute('aria-invalid')).toBe('true');
  await player.clear(amount);
  await player.type(amount, '70000000000000.01');
  await player.click(screen.getByRole('button', { name: /^Deposit/ }));
  await expect.poll(() => cashier.transaction.depositId, { timeout: 10_000 }).toBe('d-1');
  expect(transport.sent('deposit-create')).toMatchObject([{ amount: 70000000000000.01 }]);
});

it('[FORM-11] [FORM-13] nothing but the amount has its name: a host’s test finds it by its label', async () => {
  const { player } = await openField({ name: 'holder' });
  await player.click(screen.getByRole('button', { name: '$500' }));
  const [amount, ...others] = screen.getAllByLabelText(/amount/i);
  expect(others).toEqual([]);
  expect(amount).toHaveProperty('value', '500');
});
