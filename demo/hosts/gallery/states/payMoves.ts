import { created, list } from '../fixtures';
import type { Step } from '../GalleryState';
import { click, field, part, type } from '../moves';

export const UPI = {
  upiId: 'sandbox.cashier@okbank',
  payeeName: 'Sandbox Cashier',
  qrCode: 'upi://pay?pa=sandbox.cashier@okbank&pn=Sandbox%20Cashier&cu=INR',
};
export const timed = { amount: 500, currency: 'MXN', timeout_minutes: 30 };
export const openFirst = click(part('method'));
export const submit = click(part('submit'));
export const pay = (amount: string, ...more: Step[]): readonly Step[] => [
  openFirst,
  type(part('amount-input'), amount),
  ...more,
  submit,
];
/** A card, all but the click. */
export const fillCard: readonly Step[] = [
  type(part('amount-input'), '500'),
  type(field('card_number'), '4242424242424242'),
  type(field('expiry'), '1234'),
  type(field('cvc'), '123'),
  type(field('holder'), 'ANA LOPEZ'),
];
export const payByCard: readonly Step[] = [openFirst, ...fillCard, submit];
export const one = (country: string, name: string) => ({ 'methods-payment-v3': list(country, name) });
export const oneCard = one('MX', 'card');
/** A wallet without fields of its own: whatever the answer asks for comes next. */
export const wallet = (apiResponse: object) => ({
  ...one('MX', 'mercado_pago'),
  'deposit-create': created(apiResponse),
});
export const unified = {
  title: 'Bank details',
  description: '<p>Send the transfer from <b>your own account</b>, then fill in the form.</p>',
  fields: [
    { name: 'document', type: 'text_uppercase', label: 'Document number' },
    {
      name: 'purpose',
      type: 'dropdown',
      label: 'Purpose of payment',
      items: [
        { text: 'Entertainment', value: 'game' },
        { text: 'Other', value: 'other' },
      ],
    },
    {
      name: 'phone',
      type: 'phone_with_prefix',
      label: 'Contact phone',
      value: '+52',
      items: [
        { text: 'Mexico', value: '+52', code: 'MX', example: '55 1234 5678' },
        { text: 'Brazil', value: '+55', code: 'BR', example: '11 91234 5678' },
      ],
    },
    { name: 'bank', type: 'text', label: 'Bank', value: 'Sandbox Bank', isDisabled: true },
    { name: 'memo', type: 'text', label: 'Memo', isAdvanced: true },
  ],
  timeout_minutes: 15,
};
