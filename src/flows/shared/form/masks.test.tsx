import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openField } from '../../../../tests/support/unit/openForm';
import { press } from '../../../../tests/support/unit/press';
import { replaceAll } from '../../../../tests/support/unit/replaceAll';
import type { MethodField } from '../../../api/contract/method';

/** As an input method does it, whose edits cannot be held: the text at once, then the end of the composition. */
function compose(input: HTMLInputElement, data: string): void {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      input,
      input.value + data,
    );
    fireEvent.compositionEnd(input);
  });
}

it.each<[field: MethodField, composed: string[], shown: string]>([
  [{ name: 'expiry' }, ['12', '2034'], '12 / 34'],
  [{ name: 'expiry' }, [...'12/2034'], '12 / 34'],
  [{ name: 'expiry' }, [...'5/34'], '05 / 34'],
  [{ name: 'birthday', type: 'date' }, [...'4.3.1990'], '04.03.1990'],
  [{ name: 'code', mask: '1-###' }, [...'1123'], '1-123'],
])('[FORM-13] %j composed as %j reads %s', async (field, composed, shown) => {
  const { player, input } = await openField(field);
  await player.click(input());
  for (const data of composed) compose(input(), data);
  expect(input().value).toBe(shown);
});

describe('[FORM-13] what is composed without keys', () => {
  /** Composed at the caret, or over the selection, as a browser tells it. */
  function composeAt(input: HTMLInputElement, data: string): void {
    const { selectionStart, selectionEnd, value } = input;
    const start = selectionStart ?? 0;
    const end = start + data.length;
    act(() => {
      fireEvent.compositionStart(input);
      const edit = { inputType: 'insertCompositionText', isComposing: true, data, bubbles: true };
      input.dispatchEvent(new InputEvent('beforeinput', edit));
      const text = value.slice(0, start) + data + value.slice(selectionEnd ?? 0);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.setSelectionRange(end, end);
      fireEvent.compositionEnd(input);
    });
  }

  it.each<[field: MethodField, typed: string, from: number, to: number, data: string, shown: string]>([
    [{ name: 'card_number' }, '12345678', 4, 4, '98', '1234 98|56 78'],
    [{ name: 'code', mask: '1-###-###' }, '1123456', 2, 5, '9', '1-9|45-6'],
    [{ name: 'expiry', mask: '00/00' }, '1234', 0, 2, '5', '05|/34'],
    [{ name: 'expiry', mask: '00/00' }, '1234', 0, 5, '5/31', '05/31|'],
    [{ name: 'birthday', type: 'date' }, '31121990', 0, 10, '5', '05|'],
  ])('into %j, where %s stands, from %i to %i as %s: %s', async (field, typed, from, to, data, shown) => {
    const { player, input } = await openField(field);
    await player.type(input(), typed);
    act(() => input().setSelectionRange(from, to));
    composeAt(input(), data);
    const { value, selectionStart } = input();
    expect(`${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`).toBe(shown);
  });

  it.each<[typed: string, steps: string[], shown: string]>([
    ['', ['1', '15'], '15'],
    // It has taken back what stood before the caret.
    ['12', ['12', '305'], '30.'],
  ])('of a date, after %s, in steps, which read %j: %s', async (typed, steps, shown) => {
    const { player, input } = await openField({ name: 'birthday', type: 'date' });
    await player.click(input());
    if (typed) await player.type(input(), typed);
    act(() => {
      fireEvent.compositionStart(input());
      for (const text of steps) {
        const edit = { inputType: 'insertCompositionText', isComposing: true, data: text, bubbles: true };
        input().dispatchEvent(new InputEvent('beforeinput', edit));
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text);
        input().setSelectionRange(text.length, text.length);
      }
      fireEvent.compositionEnd(input());
    });
    expect(input().value).toBe(shown);
  });
});

describe('[FORM-01] a mask that begins with digits of its own', () => {
  const FIXED = { name: 'code', mask: '1-###' };
  const LOCAL = { name: 'code', mask: '8 (###) ###-##-##' };
  const AREA = { name: 'code', mask: '52-####' };

  it.each([
    [FIXED, '1', '1-1'],
    [FIXED, '123', '1-123'],
    [FIXED, '1-123', '1-123'],
    [FIXED, '1123', '1-123'],
    [FIXED, '1 234', '1-234'],
    [FIXED, '234', '1-234'],
    [FIXED, '2345', '1-234'],
    [FIXED, '1{Backspace}{Backspace}1', '1-1'],
    [LOCAL, '8123456789', '8 (812) 345-67-89'],
    [LOCAL, '89123456789', '8 (912) 345-67-89'],
    [LOCAL, '8 (912) 345-67-89', '8 (912) 345-67-89'],
    [AREA, '5212', '52-5212'],
    [AREA, '521234', '52-1234'],
    [AREA, '52-1234', '52-1234'],
  ])('%j typed as %s reads %s', async (field, typed, shown) => {
    const { player, input } = await openField(field);
    await player.type(input(), typed);
    expect(input().value).toBe(shown);
  });

  it.each([
    [FIXED, '123', '1-123'],
    [FIXED, '1-123', '1-123'],
    [FIXED, '1123', '1-123'],
    [LOCAL, '812 345 67 89', '8 (812) 345-67-89'],
    [LOCAL, '8 912 345 67 89', '8 (912) 345-67-89'],
  ])('%j pasted as %s reads %s', async (field, pasted, shown) => {
    const { player, input } = await openField(field);
    await player.click(input());
    await player.paste(pasted);
    expect(input().value).toBe(shown);
  });

  it('[FORM-10] an edit of it can be undone', async () => {
    const { player, input } = await openField(FIXED);
    await player.type(input(), '112');
    press(input(), 'z', { ctrlKey: true });
    expect(input().value).toBe('1-11');
    await replaceAll(player, input(), '12');
    expect(input().value).toBe('1-12');
  });
});

it.each<[field: MethodField, typed: string, shown: string]>([
  [{ name: 'birthday', type: 'date' }, '31121990', '31.12.1990'],
  [{ name: 'code', mask: 'AA00 0000' }, 'AB123456', 'AB12 3456'],
])('[FORM-10] %j: what is deleted in the middle comes back by undo', async (field, typed, shown) => {
  const { player, input } = await openField(field);
  await player.type(input(), typed);
  act(() => input().setSelectionRange(1, 1));
  await player.keyboard('{Backspace}');
  expect(input().value).toContain('_');
  press(input(), 'z', { ctrlKey: true });
  expect(input().value).toBe(shown);
  act(() => input().setSelectionRange(1, 1));
  await player.keyboard('{Backspace}');
  await player.keyboard(typed.charAt(1) === 'B' ? 'C' : '2');
  press(input(), 'z', { ctrlKey: true });
  expect(input().value).toBe(shown);
});

it.each([
  ['1/2031', '01/2031'],
  ['5', '05'],
  ['12/2031', '12/2031'],
  ['122031', '12/2031'],
])(
  '[FORM-10] an expiry whose mask has a year of four digits, typed as %s, reads %s',
  async (typed, shown) => {
    const { player, input } = await openField({ name: 'expiry', mask: '##/####' });
    await player.type(input(), typed);
    expect(input().value).toBe(shown);
  },
);

describe('[FORM-01] a mask of letters and digits', () => {
  const MIXED = { name: 'passport', mask: 'AA00 0000' };

  it('keeps the digits where a letter before them is deleted, and takes another in its place', async () => {
    const { player, input, transport } = await openField(MIXED);
    await player.type(input(), 'AB123456');
    act(() => input().setSelectionRange(1, 1));
    await player.keyboard('{Backspace}');
    expect(input().value).toBe('B_12 3456');
    await player.type(screen.getByRole('textbox', { name: 'Amount' }), '500');
    await player.click(screen.getByRole('button', { name: /^Deposit/ }));
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(transport.sent('deposit-create')).toEqual([]);
    await player.click(input());
    act(() => input().setSelectionRange(1, 1));
    await player.keyboard('C');
    expect(input().value).toBe('BC12 3456');
  });

  it.each([
    ['AA00 0000', 'AB123456{Backspace}{Backspace}', 'AB12 34'],
    ['00-AA', '12AB{Backspace}{Backspace}{Backspace}{Backspace}', '1'],
    ['AA-###', 'AB123', 'AB-123'],
    ['A#A #A#', 'K1A0B1', 'K1A 0B1'],
  ])('%s typed as %s reads %s', async (mask, typed, shown) => {
    const { player, input } = await openField({ name: 'code', mask });
    await player.type(input(), typed);
    expect(input().value).toBe(shown);
  });
});
