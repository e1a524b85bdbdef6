import { describe, expect, it } from 'vitest';
import { fieldModelsOf as ofMethod, fieldModelOf as one } from '../../../../tests/support/unit/fieldModelsOf';
import { sampleFormField } from '../../../../tests/support/unit/samples';
import type { FormField } from '../../../api/contract/form';
import type { MethodField } from '../../../api/contract/method';
import { cardWalletKind } from '../../../methods/card-wallet/cardWalletKind';
import { fieldCandidates } from './fieldCandidates';
import { formFieldModels } from './fieldModels';

describe('[FORM-13] known fields', () => {
  const rows: [name: string, expected: object][] = [
    ['card_number', { autoComplete: 'cc-number', inputMode: 'numeric', isCardNumber: true }],
    ['PAN', { autoComplete: 'cc-number', isCardNumber: true }],
    ['expiry', { autoComplete: 'cc-exp', inputMode: 'numeric', isExpiry: true }],
    ['cvv', { autoComplete: 'cc-csc', inputMode: 'numeric', isSecret: true }],
    ['email', { autoComplete: 'email', inputMode: 'email' }],
    ['phone', { autoComplete: 'tel', inputMode: 'tel' }],
    ['first_name', { autoComplete: 'given-name' }],
    ['last_name', { autoComplete: 'family-name' }],
    ['birth_date', { autoComplete: 'bday' }],
    ['clabe', { isCode: true }],
    ['e_mail', { autoComplete: 'email', inputMode: 'email' }],
    ['home_address', { autoComplete: 'address-line1' }],
    ['addressLine1', { autoComplete: 'address-line1' }],
    ['card_holder_name', { autoComplete: 'cc-name' }],
    ['account_holder', { autoComplete: 'name' }],
    ...['card-holder', 'card[holder]', 'cc_holder', 'card_account_holder'].map((name): [string, object] => [
      name,
      { autoComplete: 'cc-name' },
    ]),
    ...[
      'address-line1',
      'address[line1]',
      'billing.address',
      'player_address',
      'account_holder_address',
      'address_1',
    ].map((name): [string, object] => [name, { autoComplete: 'address-line1' }]),
    ...['mobile_number_bank_account', 'phone_holder_number', 'phone_linked_to_bank_no'].map(
      (name): [string, object] => [name, { autoComplete: 'tel' }],
    ),
    ...['state_birth_date', 'user_name_birth'].map((name): [string, object] => [
      name,
      { autoComplete: 'bday' },
    ]),
  ];

  it.each(['account_holder_cpf', 'holder_id', 'placeholder', 'shareholder', 'ip_address', 'bank_address'])(
    '%s is no name, nor an address of the player',
    async name => {
      const { autoComplete } = await one({ name });
      expect(['name', 'cc-name', 'address-line1']).not.toContain(autoComplete);
    },
  );

  it.each(rows)('%s is typed as what it is', async (name, expected) => {
    expect(await one({ name })).toMatchObject(expected);
  });

  it('[FORM-13] nor does a further form take it for a card number, in India alone', () => {
    const pan = sampleFormField({ name: 'f1', alias: 'pan', mask: '', validations: [] });
    const cvc = sampleFormField({ name: 'cvc' });
    const isCard = (fields: FormField[], country: string) =>
      formFieldModels(fields, country)[0]?.isCardNumber === true;
    const ruled = { ...pan, validations: [{ regex: '^\\d{16}$', message: '' }] };
    expect([isCard([pan], 'IN'), isCard([pan, cvc], 'IN'), isCard([pan], 'US')]).toEqual([false, true, true]);
    expect(isCard([ruled], 'IN')).toBe(true);
  });

  it.each(['pan', 'PAN', 'pan_number', 'pan_no', 'pan_card_number'])(
    '[FORM-13] %s is a tax number in India, unless something else is of a card',
    async name => {
      const [alone] = await ofMethod([{ name }, { name: 'account' }], false, 'in');
      expect(alone).toMatchObject({ isCode: true });
      expect(alone).not.toHaveProperty('isCardNumber');
      expect(alone).not.toHaveProperty('mask');
      const ofCard: [fields: MethodField[], checkLuhn?: boolean, country?: string][] = [
        [[{ name }, { name: 'cvv' }], false, 'IN'],
        [[{ name }, { name: 'expiry' }], false, 'IN'],
        [[{ name, mask: '#### #### #### ####' }], false, 'IN'],
        [[{ name, regex: '^\\d{16}$' }], false, 'IN'],
        [[{ name }], true, 'IN'],
        [[{ name }], false, 'KZ'],
        [[{ name: 'card_number' }], false, 'IN'],
        [[{ name }]],
      ];
      for (const [fields, checkLuhn, country] of ofCard)
        expect((await ofMethod(fields, checkLuhn, country))[0], JSON.stringify(fields)).toMatchObject({
          isCardNumber: true,
        });
    },
  );

  it.each([
    ['cvv', { label: 'Name on the card', autoComplete: 'cc-name' }],
    ['card_number', { label: 'Name on the card', autoComplete: 'cc-name' }],
    ['iban', { label: 'Full name', autoComplete: 'name' }],
    ['requisite', { label: 'Name on the card', autoComplete: 'cc-name' }, 'card'],
  ])('[FORM-01] beside %s a holder is asked for %j', async (beside, expected, type = 'text') => {
    const [holder] = await ofMethod([{ name: 'holder' }, { name: beside, type }]);
    expect(holder).toMatchObject({ name: 'holder', ...expected });
  });

  it.each([
    ['cvv', 'cc-name'],
    ['iban', 'name'],
  ])('[FORM-13] beside %s a further form’s holder is filled in as %s', (beside, autoComplete) => {
    const [holder] = formFieldModels(
      ['holder_name', beside].map(name => sampleFormField({ name })),
      '',
    );
    expect(holder).toMatchObject({ name: 'holder_name', autoComplete });
  });

  it.each(['btc_address', 'usdtAddress', 'address_trc20', 'ip_address', 'bank_address'])(
    '[FORM-13] %s is not where the player lives: nothing is offered for it, and its first letter stays as typed',
    async name => {
      expect(await one({ name })).not.toHaveProperty('autoComplete');
    },
  );

  it('[FORM-04] a Telegram name is no phone', async () => {
    expect(await one({ name: 'telegram' })).not.toHaveProperty('autoComplete');
    expect(await one({ name: 'tel' })).toMatchObject({ autoComplete: 'tel' });
  });

  const others: MethodField[] = [
    { name: 'passport_expiry' },
    { name: 'expiry', type: 'date' },
    { name: 'expiry', mask: '0000-00-00' },
    { name: 'expiry', regex: '^(0[1-9]|1[0-2])/20\\d\\d$' },
    { name: 'expiry', values: [{ value: '2031-01', text: 'January 2031' }] },
    { name: 'cvc', regex: '^[A-Z0-9]{6}$' },
    { name: 'pan', type: 'text_uppercase' },
  ];
  it.each(others)('[FORM-04] %j is not what its name sounds like: its own rule can be met', async field => {
    const model = await one(field);
    expect(model).not.toHaveProperty('isExpiry');
    expect(model).not.toHaveProperty('isSecret');
    expect(model).not.toHaveProperty('isCardNumber');
    expect(model.mask).toBe(field.mask);
  });

  it('[FORM-04] an expiry keeps its mask where its rule takes what the mask lets through', async () => {
    for (const regex of ['^\\d{4}$', '^(0[1-9]|1[0-2])\\/\\d\\d$'])
      expect(await one({ name: 'expiry', regex })).toMatchObject({ isExpiry: true, mask: '00 / 00' });
  });

  it('[FORM-04] [FORM-13] an expiry keeps it with a mask of four digits; one of a long year is an expiry by its name', async () => {
    expect(await one({ name: 'expiry', mask: '##/##' })).toMatchObject({ isExpiry: true });
    const long = await one({ name: 'expiry', mask: '##/####' });
    expect(long).toMatchObject({ autoComplete: 'cc-exp', mask: '00/0000', isCode: true });
    expect(long).not.toHaveProperty('isExpiry');
    for (const field of [
      { name: 'cvc', regex: '^[A-Z]{6}$', mask: '######' },
      { name: 'expiry', mask: '####-##-##' },
    ])
      expect(await one(field)).not.toHaveProperty('autoComplete');
  });

  it.each(['^\\d{3}$', '^\\d{3,4}$', '^\\d{4}$'])(
    '[FORM-13] a card’s code stays secret under its rule %s',
    async regex => {
      expect(await one({ name: 'cvv', regex })).toMatchObject({ isSecret: true, autoComplete: 'cc-csc' });
    },
  );

  it('[FORM-13] what is not of a card is what its name says, also as a date or a list', async () => {
    const values = [{ value: 'Lima', text: '' }];
    expect(await one({ name: 'city', values })).toMatchObject({ autoComplete: 'address-level2' });
    expect(await one({ name: 'birth_date', type: 'date' })).toMatchObject({ autoComplete: 'bday' });
  });

  it.each([
    ['expiry_month', 'cc-exp-month'],
    ['expYear', 'cc-exp-year'],
  ])('[FORM-13] half of an expiry, %s, is no whole one', async (name, autoComplete) => {
    const model = await one({ name });
    expect(model).toMatchObject({ autoComplete, inputMode: 'numeric' });
    expect(model.mask ?? model.isExpiry).toBeUndefined();
  });

  it('[METH-02] [FORM-13] nothing of a card is asked for where a wallet pays, nor half of its expiry', async () => {
    const models = await ofMethod(
      ['card_number', 'expiry_month', 'exp_year', 'expiry', 'cvc', 'phone'].map(name => ({ name })),
    );
    expect(cardWalletKind.shapeFields?.(models).map(({ name }) => name)).toEqual(['phone']);
  });

  it('[FORM-13] a card’s code and its holder’s phone are not its number', async () => {
    for (const name of ['cvv_code', 'card_cvv_number', 'cvcNumber'])
      expect(await one({ name })).toMatchObject({ autoComplete: 'cc-csc', isSecret: true });
    expect(await one({ name: 'cardholder_phone_number' })).toMatchObject({ autoComplete: 'tel' });
  });

  it('[FORM-13] a PIN is as secret as a card’s code, and a code from a message may be filled in from it', async () => {
    expect(await one({ name: 'card_pin' })).toMatchObject({ isSecret: true, isCode: true });
    expect((await one({ name: 'sms_code' })).autoComplete).toBe('one-time-code');
  });

  it('[FORM-13] a street in one line is asked for as a line: a whole address has several', async () => {
    expect((await one({ name: 'street_address' })).autoComplete).toBe('address-line1');
  });

  it.each<[field: MethodField, inputMode: string | undefined]>([
    [{ name: 'cpf', mask: '###.###.###-##' }, 'numeric'],
    [{ name: 'clabe', regex: '^\\d{18}$' }, 'numeric'],
    [{ name: 'account', regex: '^([0-9]{8}|[0-9]{10})$' }, 'numeric'],
    [{ name: 'iban', regex: '^[A-Z]{2}\\d{20}$' }, undefined],
    [{ name: 'licence', mask: 'AA-####' }, undefined],
    [{ name: 'phone', regex: '^\\d{10}$' }, 'tel'],
  ])('[FORM-13] %j is typed with the keys that it takes', async (field, inputMode) => {
    expect((await one(field)).inputMode).toBe(inputMode);
  });

  it.each([
    'mobile_operator',
    'phone_owner_name',
    'mobileMoneyName',
    'phone_holder',
    'place_of_birth',
    'birth_city',
    'birthCountry',
  ])('[FORM-13] %s is typed with letters, and sent with its spaces', async name => {
    const model = await one({ name });
    expect(model.inputMode).toBeUndefined();
    expect(['tel', 'bday']).not.toContain(model.autoComplete);
    expect(fieldCandidates(model, 'Ana María')[0]).toBe('Ana María');
  });

  it('what is unknown promises nothing', async () => {
    expect((await one({ name: 'favourite_colour' })).autoComplete).toBeUndefined();
  });
});
