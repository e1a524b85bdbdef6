import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openField } from '../../../../tests/support/unit/openForm';
import { press } from '../../../../tests/support/unit/press';
import { replaceAll } from '../../../../tests/support/unit/replaceAll';
import type { MethodField } from '../../../api/contract/method';

const PHONE: MethodField = { name: 'phone', type: 'phone_with_prefix', mask: '+{52} 00 0000 0000' };

describe('[FORM-09] a phone', () => {
  it.each([
    ['5598765432', '+52 55 9876 5432'],
    ['+525598765432', '+52 55 9876 5432'],
    ['٥٥٩٨٧٦٥٤٣٢', '+52 55 9876 5432'],
  ])('typed over all as %s is that number, digit by digit', async (typed, shown) => {
    const { player, input } = await openField(PHONE);
    await player.type(input(), '5512345678');
    await replaceAll(player, input(), typed);
    expect(input().value).toBe(shown);
  });

  it.each([
    ['+52##########', '+52 5598765432'],
    ['+380#########', '+380 5598765432'],
    ['+############', '+52 5598765432'],
    ['8 (###) ###-##-##', '+52 5598765432'],
  ])('takes digits and loses them again where its mask is %s', async (mask, shown) => {
    const { player, input } = await openField({ ...PHONE, mask });
    await player.type(input(), '55987654321{Backspace}');
    expect(input().value).toBe(shown);
  });

  it.each([
    ['', '5598765432', '+52 55 9876 5432'],
    ['', '+52 55 9876 5432', '+52 55 9876 5432'],
    ['5512345678', '5598765432', '+52 55 1234 5678'],
  ])('where “%s” is typed and %s is pasted before the prefix is one number', async (typed, pasted, shown) => {
    const { player, input } = await openField(PHONE);
    await player.click(input());
    if (typed) await player.keyboard(typed);
    act(() => input().setSelectionRange(0, 0));
    await player.paste(pasted);
    expect(input().value).toBe(shown);
  });

  it.each([
    ['', '+52'],
    ['5512345678', '+52 55 1234 5678'],
  ])('where “%s” is typed lets no digit before the prefix', async (typed, shown) => {
    const { player, input } = await openField(PHONE);
    await player.click(input());
    if (typed) await player.keyboard(typed);
    await player.keyboard('{Home}9+');
    expect(input().value).toBe(shown);
  });

  it.each([
    ['+44 20 7946 0000', '+52 55 1234 5678', 'No such country here'],
    ['+52 55 9876 5432', '+52 55 9876 5432', ''],
  ])(
    'is never the number of another country behind this prefix, and says so: %s',
    async (pasted, shown, said) => {
      const { player, input, cashier } = await openField(PHONE);
      await player.type(input(), '5512345678');
      act(() => input().setSelectionRange(0, input().value.length));
      await player.paste(pasted);
      expect(input().value).toBe(shown);
      expect(screen.queryByText('No such country here', { selector: '.field *' })?.textContent ?? '').toBe(
        said,
      );
      expect(cashier.announcer.assertive).toBe(said);
      await player.keyboard('{End}{Backspace}');
      expect(screen.queryByText('No such country here', { selector: '.field *' })).toBeNull();
    },
  );

  it('of another country that may be chosen chooses it', async () => {
    const values = ['+52', '+55'].map(value => ({ value, text: '' }));
    const { player, input } = await openField({ name: 'phone', type: 'phone_with_prefix', values });
    await player.type(input(), '5512345678');
    act(() => input().setSelectionRange(0, input().value.length));
    await player.paste('+55 11 91234 5678');
    expect(input().value).toBe('+55 11912345678');
  });

  it.each([
    ['RU', 'KZ'],
    ['+7', '+7'],
  ])(
    'of two countries with one prefix, %s and %s, is of the one that was chosen',
    async (russia, kazakhstan) => {
      const values = [
        { value: russia, text: 'Russia' },
        { value: kazakhstan, text: 'Kazakhstan' },
      ];
      const { player, input } = await openField({ name: 'phone', type: 'phone_with_prefix', values });
      const open = () => player.click(screen.getByRole('button', { name: '+7, Change country' }));
      await open();
      await player.click(screen.getByRole('button', { name: 'Kazakhstan +7' }));
      await player.type(input(), '7011234567');
      await open();
      const chosen = screen.getAllByRole('button', { name: / \+7$/, pressed: true });
      expect(chosen.map(({ textContent }) => textContent)).toEqual(['Kazakhstan +7']);
      expect(input().value).toBe('+7 7011234567');
    },
  );

  it.each([
    ['+525598765432', '+52 55 9876 5432'],
    ['+5598765432', '+52 55 9876 5432'],
    ['+552', '+52 55 2'],
    ['+5{Backspace}', '+52'],
    ['+5{Control>}a{/Control}9', '+52 9'],
  ])('typed behind the prefix as %s is %s', async (typed, shown) => {
    const { player, input } = await openField(PHONE);
    await player.type(input(), typed);
    expect(input().value).toBe(shown);
  });

  it.each<[string, (player: UserEvent) => Promise<void>]>([
    ['pasted', player => player.paste('5598765432')],
    [
      'typed on another visit',
      async player => {
        await player.tab();
        await player.tab({ shift: true });
        await player.keyboard('{End}5598765432');
      },
    ],
  ])('%s, where its prefix was begun anew, has no digit of that', async (_, enter) => {
    const { player, input } = await openField(PHONE);
    await player.type(input(), '+5');
    await enter(player);
    expect(input().value).toBe('+52 55 9876 5432');
  });

  it('whose prefix was begun anew has no digit of that once it is undone', async () => {
    const { player, input } = await openField(PHONE);
    await player.type(input(), '55{Control>}a{/Control}+5');
    press(input(), 'z', { ctrlKey: true });
    expect(input().value).toBe('+52 55');
    await player.keyboard('1');
    expect(input().value).toBe('+52 55 1');
  });

  it('Backspace behind a space of the groups goes on with the digit before it', async () => {
    const { player, input } = await openField(PHONE);
    await player.type(input(), '5512345678');
    act(() => input().setSelectionRange(12, 12));
    await player.keyboard('{Backspace}{Backspace}');
    expect(input().value).toBe('+52 55 1235 678');
  });
});

it.each(['+52 55 1234 5678', '55 1234 5678'])(
  '[FORM-09] [FORM-13] a phone in a long text, %s, is taken whole, not cut into another number',
  async number => {
    const { player, input } = await openField(PHONE);
    await player.click(input());
    await player.paste(`Hi, my own mobile number is: ${number}, call me before noon please`);
    expect(input().value).toBe('+52 55 1234 5678');
  },
);
