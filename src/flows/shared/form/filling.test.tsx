import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FakeAnswer } from '../../../../tests/support/unit/createFakeTransport';
import { deferred } from '../../../../tests/support/unit/deferred';
import { renderCashier, settle } from '../../../../tests/support/unit/renderCashier';
import { methodsAnswer, sampleFormField, sampleMethod } from '../../../../tests/support/unit/samples';
import type { DepositPayload } from '../../../api/contract/deposit';
import type { FormField } from '../../../api/contract/form';
import type { MethodField } from '../../../api/contract/method';

/** A player at the form of a method, and what its server asks for after the first submit. */
async function openForm(
  fields: MethodField[],
  asked: FormField[] = [],
  answers: Record<string, FakeAnswer> = {},
) {
  const method = sampleMethod({ name: 'astropay', text: { en: 'Wallet' }, fields });
  const test = await renderCashier({
    answers: {
      'methods-payment-v3': methodsAnswer(method),
      'deposit-create': { apiResponse: { depositId: 'd-1', isFieldsRequired: true, fields: asked } },
      ...answers,
    },
  });
  await test.player.click(await screen.findByRole('button', { name: 'Wallet' }));
  await screen.findByRole('textbox', { name: 'Amount' }, { timeout: 10_000 });
  const input = (name: string): HTMLInputElement => {
    const found = test.container.querySelector(`[name="${name}"]`);
    if (!(found instanceof HTMLInputElement)) throw new Error('There is no field');
    return found;
  };
  const submit = async () => {
    await test.player.type(screen.getByRole('textbox', { name: 'Amount' }), '500');
    await test.player.click(screen.getByRole('button', { name: /^Deposit/ }));
  };
  return { ...test, input, submit };
}

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
    const { player, input } = await openForm([field]);
    if (before) await player.type(input(field.name), before);
    autofill(input(field.name), filled);
    expect(input(field.name).value).toBe(shown);
  });

  it.each([
    ['Card 1: 4242 4242 4242 4242', '4242 4242 4242 4242'],
    ['٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢ 12/29', '4242 4242 4242 4242'],
  ])('a card’s number pasted as %s brings no digit of what stands around it', async (pasted, shown) => {
    const { player, input } = await openForm([{ name: 'card_number' }]);
    await player.click(input('card_number'));
    await player.paste(pasted);
    expect(input('card_number').value).toBe(shown);
  });

  it.each([
    ['Cuenta 1: 012345678901234567', '012 345 67890123456 7'],
    ['012345678901234567, cuenta 2', '012 345 67890123456 7'],
    ['012 345 678901234567', '012 345 67890123456 7'],
  ])('an account pasted as %s into a mask of digits is that account', async (pasted, shown) => {
    const { player, input } = await openForm([{ name: 'clabe', mask: '000 000 00000000000 0' }]);
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
      const { player, input } = await openForm([field]);
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

  it('[FORM-13] a card with more digits than its mask has room for is not filled in, cut, as another', async () => {
    const { player, input } = await openForm([{ name: 'card_number', mask: '#### #### #### ####' }]);
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
      const { input } = await openForm([{ name: 'phone', mask }]);
      autofill(input('phone'), filled);
      expect(input('phone').value).toBe(shown);
    },
  );

  it('[FORM-13] a number that begins otherwise than its mask is not cut into the mask’s', async () => {
    const { player, input } = await openForm([{ name: 'local', mask: '8 (###) ###-##-##' }]);
    await player.click(input('local'));
    await player.paste('+7 912 345 67 89');
    expect(input('local').value).toBe('');
    expect(input('local').getAttribute('aria-invalid')).toBe('true');
    await player.paste('8 912 345 67 89');
    expect(input('local').value).toBe('8 (912) 345-67-89');
  });

  it('[FORM-09] a pasted number may repeat the fixed digits of its mask', async () => {
    const { player, input } = await openForm([{ name: 'wallet', mask: '{+7} (###) ###-##-##' }]);
    await player.click(input('wallet'));
    await player.paste('+7 912 345 67 89');
    expect(input('wallet').value).toBe('+7 (912) 345-67-89');
  });

  it.each(['+91 ##########', '+{91} ##########', '+91##########'])(
    '[FORM-09] a number that begins like the prefix that the mask %s fixes loses no digit',
    async mask => {
      const { player, input } = await openForm([{ name: 'wallet', type: 'text', mask }]);
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
    const { player, input } = await openForm([{ name: 'birth_date', type: 'date' }]);
    await player.click(input('birth_date'));
    await player.paste(pasted);
    expect(input('birth_date').value).toBe(shown);
  });
});

it('[FORM-01] advanced fields that were shown as wrong stay open while they are mended', async () => {
  const validations = [{ regex: '^\\d+$', message: 'Digits only' }];
  const { player, input, submit } = await openForm(
    [],
    [sampleFormField({ name: 'reference', type: 'text', isAdvanced: true, validations })],
  );
  await submit();
  await screen.findByRole('button', { name: 'More details' });
  await player.click(screen.getByRole('button', { name: /^Deposit/ }));
  await player.type(input('reference'), '123');
  expect(input('reference').value).toBe('123');
});

it('[FORM-01] a value that the server gives to a masked field is shown as it is typed there', async () => {
  const { player, input, submit } = await openForm(
    [],
    [
      sampleFormField({
        name: 'account',
        type: 'text',
        mask: '####-####',
        value: '12345678',
        validations: [],
      }),
    ],
  );
  await submit();
  await screen.findByText('Document number', { exact: false });
  expect(input('account').value).toBe('1234-5678');
  await player.type(input('account'), '{Backspace}9');
  expect(input('account').value).toBe('1234-5679');
});

it('[FORM-01] a choice that the server no longer offers is not shown as another, nor sent', async () => {
  const list = (name: string, values: string[], isTriggered = false) =>
    sampleFormField({
      name,
      label: name,
      type: 'dropdown',
      items: values.map(value => ({ text: '', value })),
      isTriggered,
      validations: [],
    });
  const asked = (cities: string[]) => ({
    apiResponse: {
      depositId: 'd-1',
      isFieldsRequired: true,
      fields: [list('state', ['north', 'south'], true), list('city', cities)],
    },
  });
  const { player, submit, transport } = await openForm([], [], {
    'deposit-create': (sent: unknown) =>
      asked((sent as DepositPayload).fields['state'] === 'south' ? ['Lima', 'Ica'] : ['Quito', 'Loja']),
  });
  await submit();
  const city = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'city' });
  await player.selectOptions(screen.getByRole('combobox', { name: 'state' }), 'north');
  await player.selectOptions(city, 'Loja');
  await player.selectOptions(screen.getByRole('combobox', { name: 'state' }), 'south');
  await screen.findByRole('option', { name: 'Lima' });
  expect(city.value).toBe('');
  const calls = transport.sent('deposit-create').length;
  await player.click(screen.getByRole('button', { name: /^Deposit/ }));
  expect(transport.sent('deposit-create')).toHaveLength(calls);
  await vi.waitFor(() => expect(city.getAttribute('aria-invalid')).toBe('true'));
});

it('[FORM-01] [FORM-13] a field that goes with a choice and comes back with it has what was typed, an untouched one what the server says', async () => {
  const asked = (bank: string, city: string) => ({
    apiResponse: {
      depositId: 'd-1',
      isFieldsRequired: true,
      fields: [
        sampleFormField({
          name: 'bank',
          label: 'bank',
          type: 'dropdown',
          items: ['none', 'alpha'].map(value => ({ text: '', value })),
          isTriggered: true,
          validations: [],
        }),
        ...(bank === 'alpha'
          ? [
              sampleFormField({ name: 'account', label: 'account' }),
              sampleFormField({ name: 'city', label: 'city', value: city, validations: [] }),
            ]
          : []),
      ],
    },
  });
  let round = 0;
  const { player, submit, input, transport } = await openForm([], [], {
    'deposit-create': (sent: unknown) =>
      asked((sent as DepositPayload).fields['bank'] ?? '', `city ${++round}`),
  });
  await submit();
  const choose = async (bank: string) =>
    player.selectOptions(await screen.findByRole('combobox', { name: 'bank' }), bank);
  await choose('alpha');
  await screen.findByRole('textbox', { name: 'account' });
  await player.type(input('account'), '12345678');
  await choose('none');
  await vi.waitFor(() => expect(screen.queryByRole('textbox', { name: 'account' })).toBeNull());
  await choose('alpha');
  await screen.findByRole('textbox', { name: 'account' });
  await settle();
  expect(input('account').value).toBe('12345678');
  expect(input('city').value).toBe('city 4');
  await player.click(screen.getByRole('button', { name: /^Deposit/ }));
  await settle();
  expect(transport.sent('deposit-create').at(-1)).toMatchObject({
    fields: { bank: 'alpha', account: '12345678', city: 'city 4' },
  });
});

it('[FORM-01] a choice that need not be made can be taken back', async () => {
  const { player } = await openForm([
    { name: 'branch', regex: '^(north|south)?$', values: [{ value: 'north', text: 'North' }] },
  ]);
  const list = screen.getByRole('combobox', { name: 'Branch' });
  await player.selectOptions(list, 'north');
  await player.selectOptions(list, '');
  expect(list).toHaveProperty('value', '');
});

it('[FORM-01] [FORM-13] what is typed while the fields are asked for anew stays, though the server says again what was sent', async () => {
  const anew = deferred();
  const asked = (street?: string, zip?: string) => {
    const field = (name: string, value = '', isTriggered = false) =>
      sampleFormField({ name, label: name, value, isTriggered, validations: [] });
    const fields = [field('street', street), field('zip', zip, true)];
    return { apiResponse: { depositId: 'd-1', isFieldsRequired: true, fields } };
  };
  const { player, submit, input } = await openForm([], [], {
    'deposit-create': (sent: unknown) =>
      (sent as DepositPayload).metadata.triggeredBy ? anew.promise : asked(),
  });
  await submit();
  await screen.findByRole('textbox', { name: 'street' });
  await player.type(input('street'), 'Juarez');
  await player.type(input('zip'), '06600');
  await player.type(input('street'), ' 12');
  await act(async () => anew.resolve(asked('Juarez', '06600')));
  await settle();
  expect(input('street').value).toBe('Juarez 12');
});
