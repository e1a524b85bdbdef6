import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openField, openForm } from '../../../../tests/support/unit/openForm';
import { sampleMethod } from '../../../../tests/support/unit/samples';

describe('[FORM-13] what is typed into a deposit’s form', () => {
  it('is there again after the guide, and after the way back to the list', async () => {
    const { player, input, cashier } = await openField({ name: 'account_number' });
    await player.type(input(), '12345678');
    await player.click(screen.getByRole('button', { name: 'How to pay' }));
    act(() => void cashier.router.back());
    await screen.findByRole('textbox', { name: 'Amount' });
    expect(input().value).toBe('12345678');
    act(() => void cashier.router.back());
    await player.click(await screen.findByRole('button', { name: 'Wallet' }));
    await screen.findByRole('textbox', { name: 'Amount' });
    expect(input().value).toBe('12345678');
  });

  it.each([
    [{ name: 'card_number', mask: '0000 0000 0000 0000' }, '4242424242424242', '4242 4242 4242 4242'],
    [{ name: 'cvv' }, '123', '123'],
  ])('but of a card not after the list: %j', async (field, typed, shown) => {
    const { player, input, cashier } = await openField(field);
    await player.type(input(), typed);
    await player.click(screen.getByRole('button', { name: 'How to pay' }));
    act(() => void cashier.router.back());
    await screen.findByRole('textbox', { name: 'Amount' });
    expect(input().value).toBe(shown);
    act(() => void cashier.router.back());
    await player.click(await screen.findByRole('button', { name: 'Wallet' }));
    await screen.findByRole('textbox', { name: 'Amount' });
    expect(input().value).toBe('');
  });

  it('is there again after a look at another method’s form, but for what is secret', async () => {
    const { player, input, cashier } = await openForm(
      sampleMethod({
        name: 'astropay',
        text: { en: 'Wallet' },
        fields: ['account_number', 'card_number', 'cvv', 'sms_code'].map(name => ({ name })),
      }),
      sampleMethod({ name: 'other', text: { en: 'Other' }, fields: [{ name: 'city' }] }),
    );
    const back = () => act(() => void cashier.router.back());
    const choose = async (text: string) => {
      await player.click(await screen.findByRole('button', { name: text }));
      await screen.findByRole('textbox', { name: 'Amount' });
    };
    await player.type(input('account_number'), '12345678');
    await player.type(input('card_number'), '4242424242424242');
    await player.type(input('cvv'), '123');
    await player.type(input('sms_code'), '987');
    back();
    await choose('Other');
    await player.type(input('city'), 'Lima');
    expect(JSON.stringify([[...cashier.deposit.typed.forms], cashier.deposit.typed.secrets])).not.toMatch(
      /4242|123"|987/,
    );
    back();
    await choose('Wallet');
    const names = ['account_number', 'card_number', 'cvv', 'sms_code'];
    expect(names.map(one => input(one).value)).toEqual(['12345678', '', '', '']);
    back();
    await choose('Other');
    expect(input('city').value).toBe('Lima');
  });

  it('is forgotten once the deposit is made', async () => {
    const { player, input, cashier } = await openField({ name: 'account_number' });
    await player.type(input(), '12345678');
    await player.type(screen.getByRole('textbox', { name: 'Amount' }), '500');
    await player.click(screen.getByRole('button', { name: /^Deposit/ }));
    await screen.findByRole('heading', { name: 'Waiting for your payment' }, { timeout: 10_000 });
    expect([...cashier.deposit.typed.forms]).toEqual([]);
  });
});
