import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { deferred } from '../../../../tests/support/unit/deferred';
import { openAskingForm } from '../../../../tests/support/unit/openForm';
import { settle } from '../../../../tests/support/unit/renderCashier';
import { sampleFormField } from '../../../../tests/support/unit/samples';
import type { DepositPayload } from '../../../api/contract/deposit';

it('[FORM-01] advanced fields that were shown as wrong stay open while they are mended', async () => {
  const validations = [{ regex: '^\\d+$', message: 'Digits only' }];
  const { player, input, submit } = await openAskingForm(
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
  const { player, input, submit } = await openAskingForm(
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

it('[FORM-08] an amount that the server writes in groups stays that amount as it is edited', async () => {
  const { player, input, submit, transport } = await openAskingForm(
    [],
    [sampleFormField({ name: 'sum', type: 'amount', value: '1,234.50', validations: [] })],
  );
  await submit();
  await screen.findByText('Document number', { exact: false });
  await player.type(input('sum'), '{Backspace}');
  expect(input('sum').value).toBe('1234.5');
  await player.click(screen.getByRole('button', { name: /^Deposit/ }));
  await expect.poll(() => transport.sent('deposit-create')).toHaveLength(2);
  expect(transport.sent('deposit-create')[1]).toMatchObject({ fields: { sum: '1234.5' } });
});

it.each(['1,500', '1,234,567', '1,234.50'])(
  '[FORM-01] an amount of %s that the server gives goes back as it came if nobody edits it',
  async value => {
    const { input, player, submit, transport } = await openAskingForm(
      [],
      [sampleFormField({ name: 'sum', type: 'amount', value, validations: [] })],
    );
    await submit();
    await screen.findByText('Document number', { exact: false });
    expect(input('sum').value).toBe(value);
    await player.click(screen.getByRole('button', { name: /^Deposit/ }));
    await expect.poll(() => transport.sent('deposit-create')).toHaveLength(2);
    expect(transport.sent('deposit-create')[1]).toMatchObject({ fields: { sum: value } });
  },
);

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
  const { player, submit, transport } = await openAskingForm([], [], {
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
  const { player, submit, input, transport } = await openAskingForm([], [], {
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
  const { player } = await openAskingForm([
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
  const { player, submit, input } = await openAskingForm([], [], {
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

it('[FORM-01] Enter in a triggered text asks first, as leaving it does: nothing is paid with the fields of before', async () => {
  const sent: DepositPayload[] = [];
  const field = (name: string, isTriggered = false) =>
    sampleFormField({ name, label: name, isTriggered, validations: [] });
  const { player, submit, input } = await openAskingForm([], [], {
    'deposit-create': (payload: unknown) => {
      sent.push(payload as DepositPayload);
      const fields = [field('zip', true), ...(sent.length > 1 ? [field('street')] : [])];
      return { apiResponse: { depositId: 'd-1', isFieldsRequired: true, fields } };
    },
  });
  await submit();
  await screen.findByRole('textbox', { name: 'zip' });
  await player.type(input('zip'), ' 06600 {Enter}');
  await screen.findByRole('textbox', { name: 'street' });
  expect(sent.slice(1).map(({ metadata, fields }) => [metadata.triggeredBy, fields])).toEqual([
    ['zip', { zip: '06600' }],
  ]);
  expect(input('zip').value).toBe('06600');
});
