import { describe, expect, it } from 'vitest';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { sampleCard, sampleFormField } from '../../../../tests/support/unit/samples';
import { formFieldModels, methodFieldModels } from '../fields/fieldModels';
import { reportInvalidForm } from './reportInvalidForm';

async function report(isAmountValid: boolean, isFormValid: boolean) {
  const { cashier, told, messages } = await createTestCashier();
  const models = [
    ...methodFieldModels(sampleCard(), cashier.translator, ''),
    ...formFieldModels([sampleFormField(), sampleFormField({ name: 'note', validations: [] })], ''),
  ];
  reportInvalidForm(cashier, { isAmountValid, isFormValid, models });
  return { analytics: told('onAnalyticsEvent'), errors: told('Error'), messages };
}

describe('[FORM-03] an invalid submit', () => {
  it('tells of the amount alone where the form is valid', async () => {
    const { analytics } = await report(false, true);
    expect(analytics).toEqual([
      {
        messageType: 'onAnalyticsEvent',
        name: 'invalid-format',
        type: 'regex_error',
        form_type: 'method',
        field: 'amount',
      },
    ]);
  });

  it('tells of every field with a rule where the form is invalid', async () => {
    const { analytics, errors } = await report(true, false);
    expect(analytics.map(({ field }) => field)).toEqual(['card_number', 'holder', 'document']);
    expect(errors.map(({ field }) => field)).toEqual(['card_number', 'holder', 'document']);
  });

  it('tells of both, the amount first', async () => {
    const { analytics } = await report(false, false);
    expect(analytics.map(({ field }) => field)).toEqual(['amount', 'card_number', 'holder', 'document']);
  });

  it('tells of the fields that the widget itself has a rule for', async () => {
    const { cashier, told } = await createTestCashier();
    const fields = [
      { name: 'card_number' },
      { name: 'expiry' },
      { name: 'birth', type: 'date' },
      { name: 'passport', type: 'id' },
      { name: 'note' },
    ];
    const models = methodFieldModels(sampleCard({ fields, checkLuhn: true }), cashier.translator, '');
    reportInvalidForm(cashier, { isAmountValid: true, isFormValid: false, models });
    const named = ['card_number', 'expiry', 'birth', 'passport'];
    expect(told('onAnalyticsEvent').map(({ field }) => field)).toEqual(named);
  });

  it('tells of nothing where all is valid', async () => {
    expect((await report(true, true)).messages).toEqual([]);
  });
});
