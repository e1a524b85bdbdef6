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
};

const HIDDEN: FormField = { name: 'trace', type: 'text', label: 'Trace', value: 'sandbox', isHidden: true };

/** Two rounds ask for a document first and for the code last. */
export function extraFields(roundsLeft: number): FormField[] {
  return roundsLeft > 1 ? [DOCUMENT, REASON, HIDDEN] : [PHONE, CODE];
}

export function unifiedFields(): FormField[] {
  return [
    DOCUMENT,
    REASON,
    { ...PHONE, isAdvanced: true },
    { name: 'payer_bank', type: 'text', label: 'Bank', value: 'Sandbox Bank', isDisabled: true },
    HIDDEN,
  ];
}
