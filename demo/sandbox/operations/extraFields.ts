import type { FormField } from '../wire';

const PHONE: FormField = {
  name: 'sms_phone',
  type: 'phone_with_prefix',
  label: 'Phone number',
  mask: '+{52} 00 0000 0000',
  value: '+52',
  validations: [{ regex: '^\\+?\\d{8,15}$', message: 'Enter a phone number' }],
};

const CODE: FormField = {
  name: 'sms_code',
  alias: 'code',
  type: 'text',
  label: 'Code from the bank',
  mask: '000000',
  validations: [
    { regex: '^\\d+$', message: 'Digits only' },
    { regex: '^.{6}$', message: 'Six digits' },
  ],
};

const DOCUMENT: FormField = {
  name: 'document',
  type: 'text_uppercase',
  label: 'Document number',
  validations: [{ regex: '^[A-Z0-9]{5,20}$', message: 'Letters and digits, 5 to 20' }],
};

const REASON: FormField = {
  name: 'purpose',
  type: 'dropdown',
  label: 'Purpose of payment',
  value: 'game',
  items: [
    { text: 'Entertainment', value: 'game' },
    { text: 'Other', value: 'other' },
  ],
  isTriggered: true,
};

/** Asked for once the purpose is 'other': the purpose is a triggered field. */
const DETAIL: FormField = {
  name: 'purpose_detail',
  type: 'text',
  label: 'What is it for?',
  validations: [{ regex: '^.{3,60}$', message: '3 to 60 characters' }],
};

const COUNTRY_PHONE: FormField = {
  name: 'contact_phone',
  type: 'phone_with_prefix',
  label: 'Contact phone',
  value: '+52',
  items: [
    { text: 'Mexico', value: '+52', code: 'MX', example: '55 1234 5678' },
    { text: 'Brazil', value: '+55', code: 'BR', example: '11 91234 5678' },
    { text: 'Kenya', value: '+254', code: 'KE', example: '712 345 678' },
  ],
  validations: [{ regex: '^\\+\\d{8,15}$', message: 'Enter a phone number' }],
};

const NETWORK: FormField = {
  name: 'network',
  type: 'networks',
  label: 'Network',
  items: [
    { text: 'Tron (TRC-20)', value: 'TRON' },
    { text: 'TON', value: 'TON' },
  ],
};

const SENT: FormField = {
  name: 'sent_amount',
  type: 'amount',
  label: 'Amount sent',
  validations: [{ regex: '^\\d+(\\.\\d{1,2})?$', message: 'Enter an amount' }],
};

const HIDDEN: FormField = { name: 'trace', type: 'text', label: 'Trace', value: 'sandbox', isHidden: true };

/** Two rounds ask for a document first and for the code last. */
export function extraFields(roundsLeft: number, values: Record<string, string> = {}): FormField[] {
  return roundsLeft > 1 ? [DOCUMENT, REASON, ...detailOf(values), HIDDEN] : [PHONE, CODE];
}

const detailOf = ({ purpose }: Record<string, string>): FormField[] => (purpose === 'other' ? [DETAIL] : []);

export function unifiedFields(values: Record<string, string> = {}): FormField[] {
  return [
    DOCUMENT,
    REASON,
    ...detailOf(values),
    COUNTRY_PHONE,
    NETWORK,
    SENT,
    { ...PHONE, isAdvanced: true },
    { name: 'payer_bank', type: 'text', label: 'Bank', value: 'Sandbox Bank', isDisabled: true },
    HIDDEN,
  ];
}
