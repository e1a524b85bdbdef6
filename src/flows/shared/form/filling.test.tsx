import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openAskingForm } from '../../../../tests/support/unit/openForm';
import type { MethodField } from '../../../api/contract/method';

/** As Chromium and password managers do: the value at once, the caret at its end, and no key or inputType. */
function autofill(input: HTMLInputElement, text: string): void {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

describe('[FORM-13] what a browser fills in', () => {
  it.each<[field: MethodField, before: string, filled: string, shown: string]>([
    [{ name: 'expiry' }, '12/30', '11/2031', '11 / 31'],
    [{ name: 'expiry' }, '12/30', '01/33', '01 / 33'],
    [{ name: 'expiry', mask: '##/####' }, '12/2030', '1/2031', '01/2031'],
    [{ name: 'expiry', mask: '##/####' }, '12/2030', '11/31', '11/2031'],
    [{ name: 'expiry_year', mask: '##' }, '30', '2031', '31'],
    [{ name: 'expiry_year', mask: '####' }, '2030', '2031', '2031'],
    [{ name: 'card_number' }, '4111111111111111', '5555555555554444', '5555 5555 5555 4444'],
    [{ name: 'birth_date', type: 'date' }, '', '1990-03-04', '04.03.1990'],
    [{ name: 'birth_date', type: 'date' }, '24.12.1991', '1990-03-04', '04.03.1990'],
  ])('%j takes the place of what was there', async (field, before, filled, shown) => {
    const { player, input } = await openAskingForm([field]);
    if (before) await player.type(input(field.name), before);
    autofill(input(field.name), filled);
    expect(input(field.name).value).toBe(shown);
  });

  it.each([
    ['Card 1: 4242 4242 4242 4242', '4242 4242 4242 4242'],
    ['٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢ 12/29', '4242 4242 4242 4242'],
  ])('a card’s number pasted as %s brings no digit of what stands around it', async (pasted, shown) => {
    const { player, input } = await openAskingForm([{ name: 'card_number' }]);
    await player.click(input('card_number'));
    await player.paste(pasted);
    expect(input('card_number').value).toBe(shown);
  });

  it.each([
    ['Cuenta 1: 012345678901234567', '012 345 67890123456 7'],
    ['012345678901234567, cuenta 2', '012 345 67890123456 7'],
    ['012 345 678901234567', '012 345 67890123456 7'],
  ])('an account pasted as %s into a mask of digits is that account', async (pasted, shown) => {
    const { player, input } = await openAskingForm([{ name: 'clabe', mask: '000 000 00000000000 0' }]);
    await player.click(input('clabe'));
    await player.paste(pasted);
    expect(input('clabe').value).toBe(shown);
  });

  it.each<[field: MethodField, typed: string, pasted: string]>([
    [{ name: 'clabe', mask: '##########' }, '', '123456789012345'],
    [{ name: 'clabe', mask: '##########' }, '12', '123456789'],
    [{ name: 'card_number', mask: '#### #### #### ####' }, '', '41111111111111112222'],
  ])(
    '[FORM-13] into %j, where “%s” stands, %s is not cut: it changes nothing, and is said',
    async (field, typed, pasted) => {
      const { player, input } = await openAskingForm([field]);
      await player.click(input(field.name));
      if (typed) await player.keyboard(typed);
      await player.paste(pasted);
      expect(input(field.name).value).toBe(typed);
      expect(input(field.name).getAttribute('aria-invalid')).toBe('true');
      await player.keyboard('3');
      expect(input(field.name).value).toBe(`${typed}3`);
      expect(input(field.name).getAttribute('aria-invalid')).not.toBe('true');
    },
  );

  it('goes into a list as well, which says what it is', async () => {
    const values = ['01', '02', '03', '04'].map(value => ({ value, text: value }));
    await openAskingForm([{ name: 'exp_month', values }]);
    expect(screen.getByRole('combobox').getAttribute('autocomplete')).toBe('cc-exp-month');
  });

  const VOUCHER: MethodField = { name: 'voucher', mask: '****-****-****' };
  const IBAN: MethodField = { name: 'iban', mask: 'AA## #### #### #### #### ##' };

  it.each<[field: MethodField, pasted: string, shown: string]>([
    [VOUCHER, '\u200eABCD-1234-EFGH\u200e', 'ABCD-1234-EFGH'],
    [VOUCHER, 'ABCD 1234 EFGH', 'ABCD-1234-EFGH'],
    [VOUCHER, 'Voucher: ABCD-1234-EFGH', 'ABCD-1234-EFGH'],
    [IBAN, 'IBAN: DE89 3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130 00'],
    [IBAN, 'DE89-3704-0044-0532-0130-00', 'DE89 3704 0044 0532 0130 00'],
    [{ name: 'code', mask: 'MX-**-##' }, 'MX-ab-12', 'MX-ab-12'],
    [{ name: 'code', mask: 'MX-**-##' }, 'ab12', 'MX-ab-12'],
    [{ name: 'answer', mask: '*****' }, 'a-b-c', 'a-b-c'],
    [{ name: 'street', mask: '[XXXXXXXXXXXX]' }, 'Calle May 15 ', 'Calle May 15'],
    [
      { name: 'iban', mask: 'AA##[ ****][ ****][ ****][ ****]' },
      'IBAN: NO93 8601 1117 947',
      'NO93 8601 1117 947',
    ],
    [{ name: 'answer', mask: '[********]' }, 'a-b', 'a-b'],
  ])('[FORM-13] into the mask of letters of %j, %s goes as %s', async (field, pasted, shown) => {
    const { player, input } = await openAskingForm([field]);
    await player.click(input(field.name));
    await player.paste(pasted);
    expect(input(field.name).value).toBe(shown);
  });

  it('[FORM-13] what a mask of letters begins with may be repeated where it stands', async () => {
    const { player, input } = await openAskingForm([{ name: 'code', mask: 'MX-**-##' }]);
    await player.type(input('code'), 'a{Backspace}');
    await player.paste('MX-ab-12');
    expect(input('code').value).toBe('MX-ab-12');
  });

  it.each<[field: MethodField, pasted: string]>([
    [VOUCHER, 'ABCD-1234-EFGH-5678'],
    [IBAN, 'FR14 2004 1010 0505 0001 3M02 606'],
    [{ name: 'full_name', mask: '**********' }, 'Ana María Lopez'],
    [{ name: 'street', mask: '[XXXXXXXXXXXX]' }, 'Avenida de la Paz 15'],
    [{ name: 'street', mask: '[XXXXXXXXXXXX]' }, 'Calle Mayor 15'],
  ])(
    '[FORM-13] into %j, %s is not cut into another: it changes nothing, and is said',
    async (field, pasted) => {
      const { player, input } = await openAskingForm([field]);
      await player.click(input(field.name));
      await player.paste(pasted);
      expect(input(field.name).value).toBe('');
      expect(input(field.name).getAttribute('aria-invalid')).toBe('true');
    },
  );

  it('[FORM-13] a card with more digits than its mask has room for is not filled in, cut, as another', async () => {
    const { player, input } = await openAskingForm([{ name: 'card_number', mask: '#### #### #### ####' }]);
    await player.type(input('card_number'), '4242');
    autofill(input('card_number'), '6304000000000000018');
    expect(input('card_number').value).toBe('4242');
    expect(input('card_number').getAttribute('aria-invalid')).toBe('true');
    autofill(input('card_number'), '5555 5555 5555 4444');
    expect(input('card_number').value).toBe('5555 5555 5555 4444');
  });

  it.each([
    ['## #### ####', '+525512345678', '55 1234 5678'],
    ['## #### ####', '+52 (55) 1234-5678', '55 1234 5678'],
    ['## #### ####', '+44 20 7946 0000', ''],
    ['01 (##) #### ####', '+525512345678', '01 (55) 1234 5678'],
  ])(
    '[FORM-13] a phone of the region, filled into %s as %s, is the number alone',
    async (mask, filled, shown) => {
      const { input } = await openAskingForm([{ name: 'phone', mask }]);
      autofill(input('phone'), filled);
      expect(input('phone').value).toBe(shown);
    },
  );

  it('[FORM-13] a number that begins otherwise than its mask is not cut into the mask’s', async () => {
    const { player, input } = await openAskingForm([{ name: 'local', mask: '8 (###) ###-##-##' }]);
    await player.click(input('local'));
    await player.paste('+7 912 345 67 89');
    expect(input('local').value).toBe('');
    expect(input('local').getAttribute('aria-invalid')).toBe('true');
    await player.paste('8 912 345 67 89');
    expect(input('local').value).toBe('8 (912) 345-67-89');
  });

  it('[FORM-09] a pasted number may repeat the fixed digits of its mask', async () => {
    const { player, input } = await openAskingForm([{ name: 'wallet', mask: '{+7} (###) ###-##-##' }]);
    await player.click(input('wallet'));
    await player.paste('+7 912 345 67 89');
    expect(input('wallet').value).toBe('+7 (912) 345-67-89');
  });

  it.each(['+91 ##########', '+{91} ##########', '+91##########'])(
    '[FORM-09] a number that begins like the prefix that the mask %s fixes loses no digit',
    async mask => {
      const { player, input } = await openAskingForm([{ name: 'wallet', type: 'text', mask }]);
      await player.click(input('wallet'));
      await player.keyboard('9198765432');
      expect(input('wallet').value).toBe('+91 9198765432');
      await player.clear(input('wallet'));
      await player.paste('9198765432');
      expect(input('wallet').value).toBe('+91 9198765432');
    },
  );

  it.each([
    ['12/31/1999', '31.12.1999'],
    ['4.3.1990', '04.03.1990'],
    ['1990-03-04', '04.03.1990'],
    ['1990/3/4', '04.03.1990'],
  ])('a date pasted as %s reads %s', async (pasted, shown) => {
    const { player, input } = await openAskingForm([{ name: 'birth_date', type: 'date' }]);
    await player.click(input('birth_date'));
    await player.paste(pasted);
    expect(input('birth_date').value).toBe(shown);
  });
});
