import type { MethodField } from '../wire';

type Values = Record<string, string>;

const field = (name: string, placeholder: string, more: Partial<MethodField>): MethodField => ({
  name,
  placeholder_key: `fields.${placeholder}`,
  regex_error_key: `errors.${placeholder}`,
  type: 'text',
  ...more,
});

export const cardNumber: MethodField = field('card_number', 'card_number', {
  mask: '0000 0000 0000 0000',
  regex: '^\\d{13,19}$',
  category: 'card',
});
const expiry: MethodField = field('expiry', 'expiry', {
  mask: '00/00',
  regex: '^(0[1-9]|1[0-2])\\/\\d{2}$',
  category: 'card',
});
const cvc: MethodField = field('cvc', 'cvc', {
  mask: '000[0]',
  regex: '^\\d{3,4}$',
  category: 'card',
});
export const holder: MethodField = field('holder', 'holder', {
  type: 'text_uppercase',
  regex: "^[A-Z][A-Z '.-]{2,40}$",
  category: 'card',
});
export const cardFields: MethodField[] = [cardNumber, expiry, cvc, holder];
export const email: MethodField = field('email', 'email', {
  regex: '^[^@\\s]{1,64}@[^@\\s]{1,190}\\.[a-zA-Z]{2,}$',
});
export const fullName: MethodField = field('full_name', 'full_name', { regex: '^.{3,60}$' });
export const birthDate: MethodField = field('birth_date', 'birth_date', {
  type: 'date',
  mask: 'd.m.Y',
  regex: '^\\d{2}\\.\\d{2}\\.\\d{4}$',
});
export const documentId: MethodField = field('document_id', 'document_id', { regex: '^\\d{8,10}$' });
export const cpf: MethodField = field('numberId', 'cpf', {
  mask: '000.000.000-00',
  regex: '^\\d{3}\\.?\\d{3}\\.?\\d{3}-?\\d{2}$',
});
export const pixKeyType: MethodField = field('pixKeyType', 'pix_key_type', {
  type: 'dropdown',
  regex: '^(cpf|email|phone|random)$',
  values: [
    { value: 'cpf', text: 'CPF' },
    { value: 'email', text: 'E-mail' },
    { value: 'phone', text: 'Celular' },
    { value: 'random', text: 'Chave aleatória' },
  ],
});
export const pixKey: MethodField = field('pixKey', 'pix_key', { regex: '^.{5,77}$' });
export const clabe: MethodField = field('clabe', 'clabe', {
  mask: '000 000 00000000000 0',
  regex: '^\\d{18}$',
});
export const iban: MethodField = field('iban', 'iban', {
  type: 'text_uppercase',
  regex: '^[A-Z]{2}\\d{2}[A-Z0-9]{10,30}$',
});
export const ifsc: MethodField = field('ifsc', 'ifsc', {
  type: 'text_uppercase',
  regex: '^[A-Z]{4}0[A-Z0-9]{6}$',
});
export const upiId: MethodField = field('upi_id', 'upi_id', { regex: '^[\\w.-]{2,64}@[a-zA-Z]{2,32}$' });
export const memo: MethodField = field('memo', 'memo', { regex: '^[\\w-]{0,64}$' });

export const accountNumber = (regex = '^\\d{8,20}$'): MethodField =>
  field('account_number', 'account_number', { regex });

/** `prefix` has no plus: FORM-09's field writes it. */
export const phone = (prefix: string, digits: number): MethodField =>
  field('phone', 'phone', {
    type: 'phone_with_prefix',
    mask: `+{${prefix}}${'0'.repeat(digits)}`,
    regex: `^\\+?${prefix}\\d{${digits}}$`,
  });

export const choice = (name: string, values: Values): MethodField =>
  field(name, name, {
    type: 'dropdown',
    values: Object.entries(values).map(([value, shown]) => ({ value, text: shown })),
  });

export const network = (names: string[]): MethodField => ({
  name: 'network',
  type: 'networks',
  placeholder_key: 'fields.network',
  values: names.map(value => ({ value, text: NETWORK_NAMES[value] ?? value })),
});

const ADDRESS_PATTERNS: Readonly<Record<string, string>> = {
  BITCOIN: '^(bc1[a-z0-9]{25,62}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$',
  ETHEREUM: '^0x[0-9a-fA-F]{40}$',
  BINANCE_SMART_CHAIN: '^0x[0-9a-fA-F]{40}$',
  LITECOIN: '^(ltc1[a-z0-9]{25,62}|[LM][1-9A-HJ-NP-Za-km-z]{25,34})$',
  TRON: '^T[1-9A-HJ-NP-Za-km-z]{33}$',
  TON: '^[EU]Q[\\w-]{46}$',
};

export const address = (names: string[]): MethodField =>
  field('address', 'address', {
    regex: names.map(name => ADDRESS_PATTERNS[name] ?? '^.{20,100}$').join('|'),
  });

const NETWORK_NAMES: Readonly<Record<string, string>> = {
  BITCOIN: 'Bitcoin',
  ETHEREUM: 'Ethereum (ERC-20)',
  BINANCE_SMART_CHAIN: 'BNB Smart Chain (BEP-20)',
  LITECOIN: 'Litecoin',
  TRON: 'Tron (TRC-20)',
  TON: 'TON',
};
