import { describe, expect, it } from 'vitest';
import { formFieldModelOf as dynamic } from '../../../../tests/support/unit/fieldModelsOf';
import { checkAnswer } from '../../../api/checkAnswer';
import { FormFieldStruct } from '../../../api/contract/form';
import { formFieldModels } from './fieldModels';
import { readField } from './readField';

describe('[DEP-03] [FORM-01] dynamic fields', () => {
  it('bring label, rules with their messages, value, items and flags', () => {
    const model = dynamic({
      type: 'dropdown',
      value: 'b',
      items: [{ text: 'B', value: 'b' }],
      isHidden: true,
      isDisabled: true,
      isAdvanced: true,
      isTriggered: true,
    });
    expect(model).toMatchObject({
      name: 'document',
      kind: 'select',
      label: 'Document number',
      rules: [{ regex: '^\\d{8,10}$', message: 'Eight to ten digits' }],
      initial: 'b',
      options: [{ value: 'b', label: 'B' }],
      isHidden: true,
      isDisabled: true,
      isAdvanced: true,
      isTriggered: true,
      checkLuhn: false,
    });
    expect(dynamic({}).isTriggered).toBe(false);
  });

  it.each(['5512345678', '+52 55-1234-5678', '+52'])(
    '[FORM-01] a phone that the player cannot change is sent as it came: %s',
    value => {
      for (const fixed of [{ isHidden: true }, { isDisabled: true }]) {
        const model = dynamic({
          type: 'phone_with_prefix',
          value,
          validations: [],
          mask: '+{52} 00 0000 0000',
          ...fixed,
        });
        expect(readField(model, model.initial, () => true).value).toBe(value);
      }
    },
  );

  it('[FORM-09] a number that comes without its prefix gets it', () => {
    expect(dynamic({ type: 'phone', value: '55 1234 5678' }, 'MX')).toMatchObject({
      initial: '+525512345678',
      isCode: true,
    });
  });

  it('[FORM-09] a whole number of another country than the region’s keeps its own prefix', () => {
    expect(dynamic({ type: 'phone', value: '+44 7700 900123' }, 'DE')).toMatchObject({
      initial: '+447700900123',
      phone: { countries: [{ prefix: '+44' }] },
    });
  });

  it.each([
    ['55 1234 5678', '+525512345678'],
    ['+5511912345678', '+5511912345678'],
    ['+ 52 55 1234 5678', '+525512345678'],
    ['+55', '+55'],
    ['55', '+55'],
    ['+1 809 555 0100', '+52'],
  ])('[FORM-09] of the listed countries, the number %s is of its own', (value, initial) => {
    const items = ['+52', '+55'].map(prefix => ({
      text: '',
      value: prefix,
      code: prefix === '+52' ? 'MX' : 'BR',
    }));
    expect(dynamic({ type: 'phone', value, items }, 'MX').initial).toBe(initial);
  });

  it('[FORM-09] one that cannot be changed is shown whole, and not through its mask', () => {
    const closed = { mask: '+91 ##########', value: '9812345678', isDisabled: true };
    expect(dynamic({ ...closed, type: 'text' })).toMatchObject({ initial: '9812345678' });
    expect(dynamic({ ...closed, type: 'text' }).mask).toBeUndefined();
  });

  it('[FORM-09] a phone whose prefix nobody knows has the mask that came', () => {
    expect(dynamic({ type: 'phone', mask: '(##) ####' })).toMatchObject({ mask: '(00) 0000', kind: 'phone' });
  });

  it('[FORM-09] only a phone has the region’s prefix', () => {
    expect(dynamic({ name: 'phone' }, 'mx').regionPrefix).toBe('+52');
    expect(dynamic({ name: 'phone' }, 'ZZ')).not.toHaveProperty('regionPrefix');
    expect(dynamic({ name: 'account' }, 'MX')).not.toHaveProperty('regionPrefix');
  });

  it.each([{ isHidden: true }, { isDisabled: true }])(
    '[FORM-01] what the player cannot change, %j, stays as it came',
    fixed => {
      const capitals = [{ regex: '^[A-Z]+$', message: '' }];
      expect(dynamic({ ...fixed, validations: capitals })).toMatchObject({ kind: 'text' });
      expect(dynamic({ ...fixed, mask: '##-##' }).mask).toBe('00-00');
    },
  );

  it('[FORM-01] a list shows what is sent: a value that is none of its choices stands only where it is fixed', () => {
    const items = ['b', 'c'].map(value => ({ text: '', value }));
    const list = { type: 'dropdown', items };
    expect(dynamic({ ...list, value: 'c' }).initial).toBe('c');
    expect(dynamic({ ...list, value: 'gone' }).initial).toBe('');
    expect(dynamic({ ...list, value: 'gone', isHidden: true }).initial).toBe('gone');
    expect(dynamic({ ...list, isDisabled: true }).options).toHaveLength(2);
    expect(dynamic({ ...list, value: 'gone', isDisabled: true })).toMatchObject({
      initial: 'gone',
      options: [{ value: 'b' }, { value: 'c' }, { value: 'gone', label: 'gone' }],
    });
    expect(dynamic({ value: 'typed by the server' }).initial).toBe('typed by the server');
  });

  it('one without a label goes by its name: nobody could tell what it asks for', () => {
    expect(dynamic({ name: 'tax_number', label: ' ' }).label).toBe('Tax number');
  });

  it('an alias says what it is', () => {
    expect(dynamic({ name: 'f1', alias: 'email' })).toMatchObject({ name: 'f1', autoComplete: 'email' });
  });

  it.each(['', ' '])(
    '[API-06] but not "%s": a card’s number is known by its name, and has a label',
    alias => {
      const { value: field } = checkAnswer({ name: 'card_number', alias }, FormFieldStruct);
      expect(formFieldModels(field ? [field] : [], 'MX')).toMatchObject([
        { label: 'Card number', isCardNumber: true },
      ]);
    },
  );
});
