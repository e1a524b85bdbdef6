import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openAskingForm } from '../../../../tests/support/unit/openForm';
import { settle } from '../../../../tests/support/unit/renderCashier';
import { sampleFormField } from '../../../../tests/support/unit/samples';
import type { DepositPayload } from '../../../api/contract/deposit';

/** A form whose field `code` has the mask that the choice `kind` names. */
async function openKinds(values: Record<string, string> = {}) {
  const kinds = ['none', '####-####', '##-##', 'AA-##'];
  const asked = (kind = '####-####') => ({
    apiResponse: {
      depositId: 'd-1',
      isFieldsRequired: true,
      fields: [
        sampleFormField({
          name: 'kind',
          label: 'kind',
          type: 'dropdown',
          items: kinds.map(value => ({ text: value, value })),
          value: kind,
          isTriggered: true,
          validations: [],
        }),
        sampleFormField({
          name: 'code',
          label: 'code',
          mask: kind === 'none' ? undefined : kind,
          value: values[kind] ?? '',
          validations: [],
        }),
      ],
    },
  });
  const test = await openAskingForm([], [], {
    'deposit-create': (sent: unknown) => {
      const { fields, metadata } = sent as DepositPayload;
      return metadata?.triggeredBy ? asked(fields['kind']) : asked();
    },
  });
  await test.submit();
  await screen.findByRole('combobox', { name: 'kind' });
  const choose = async (kind: string) => {
    const asks = test.transport.sent('deposit-create').length;
    await test.player.selectOptions(screen.getByRole('combobox', { name: 'kind' }), kind);
    await waitFor(() => expect(test.transport.sent('deposit-create').length).toBeGreaterThan(asks));
    await settle();
  };
  const send = async () => {
    await test.player.click(screen.getByRole('button', { name: /^Deposit/ }));
    await settle();
    return test.transport.sent('deposit-create').at(-1)?.['fields'];
  };
  return { ...test, choose, send };
}

describe('[FORM-01] [FORM-13] a field whose mask the server changes while it is shown', () => {
  it('can be emptied once it has none', async () => {
    const { player, input, choose } = await openKinds();
    await player.type(input('code'), '12345678');
    expect(input('code').value).toBe('1234-5678');
    await choose('none');
    await player.clear(input('code'));
    expect(input('code').value).toBe('');
  });

  it('takes a value of the server once it has none', async () => {
    const { input, choose } = await openKinds({ '####-####': '12345678', none: 'ana' });
    expect(input('code').value).toBe('1234-5678');
    await choose('none');
    expect(input('code').value).toBe('ana');
  });

  it('sends what was typed as the new mask shows it', async () => {
    const { player, input, choose, send } = await openKinds();
    await choose('none');
    await player.type(input('code'), 'ab12');
    await choose('AA-##');
    expect(input('code').value).toBe('ab-12');
    expect(await send()).toMatchObject({ code: 'ab-12' });
  });

  it('is empty where what was typed is too long for it: neither cut nor sent unseen', async () => {
    const { player, input, choose, send, transport } = await openKinds();
    await player.type(input('code'), '12345678');
    await choose('##-##');
    expect(input('code').value).toBe('');
    const calls = transport.sent('deposit-create').length;
    await send();
    expect(transport.sent('deposit-create')).toHaveLength(calls);
    expect(input('code').getAttribute('aria-invalid')).toBe('true');
  });
});
