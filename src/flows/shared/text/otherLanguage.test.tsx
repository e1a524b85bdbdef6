import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../../../tests/support/unit/createFakeTransport';
import { draft } from '../../../../tests/support/unit/openDraft';
import { renderCashier, settle, until } from '../../../../tests/support/unit/renderCashier';
import { methodsAnswer, sampleMethod } from '../../../../tests/support/unit/samples';
import { applyParentChanges } from '../../../app/changes/applyParentChanges';
import type { Cashier } from '../../../state/Cashier';
import { startTransaction } from '../../deposit/submit/startTransaction';
import { submitWithdrawal } from '../../withdrawal/submit/submitWithdrawal';

const method = sampleMethod({
  text: { en: 'By bank', es: 'Por banco' },
  fields: [{ name: 'email' }, { name: 'iban_of_mine' }],
});
const answers = {
  'methods-payment-v3': methodsAnswer(method),
  'methods-withdrawal': methodsAnswer(method),
  'withdrawal-list': [],
  'deposit-status': { status: 'waiting' },
};

async function toSpanish(cashier: Parameters<typeof applyParentChanges>[0]): Promise<void> {
  await act(async () => applyParentChanges(cashier, { locale: 'es' }));
  await until(() => expect(cashier.translator.i18n.locale).toBe('es'));
  await settle();
}

const listed = ({ withdrawal, methods }: Cashier) => {
  Object.assign(withdrawal, { status: 'ready', list: [method], method });
  Object.assign(methods, { status: 'ready', list: [method] });
};

describe('[HOST-04] [I18N-01] another language in the middle of a payment', () => {
  it('[WD-01] the review of a withdrawal names its lines in it', async () => {
    const { cashier } = await renderCashier({ parent: { page: 'withdrawal' }, answers });
    await act(async () => {
      listed(cashier);
      const details = [
        { id: 'field_email', label: 'Email', value: 'ana@mail.test', kind: 'code' as const },
        {
          id: 'receive',
          label: 'You get about',
          labelId: 'sweep.convert.label' as const,
          value: '≈ 1',
          kind: 'text' as const,
        },
      ];
      const draft = {
        method,
        amount: 50,
        currency: 'MXN',
        accountType: 'main' as const,
        fields: {},
        details,
      };
      cashier.withdrawal.draft = draft;
      cashier.router.navigate('/withdrawal/confirm');
    });
    expect(await screen.findByText('Email')).toBeTruthy();
    await toSpanish(cashier);
    const { t } = cashier.translator;
    expect(screen.queryByText('You get about')).toBeNull();
    expect(screen.getByText(t('sweep.convert.label'))).toBeTruthy();
    expect(screen.getByText(t('field.email'))).toBeTruthy();
    expect(screen.getByText('Por banco')).toBeTruthy();
  });

  it('[WD-02] [ERR-03] why a withdrawal was refused is read in it, where the words are the widget’s own', async () => {
    const { cashier, transport } = await renderCashier({ parent: { page: 'withdrawal' }, answers });
    const refuse = async (code: string, message: string) => {
      transport.answer('withdrawal-create', refusal(422, code, message));
      await act(async () => {
        cashier.withdrawal.draft = draft();
        cashier.router.navigate('/withdrawal/confirm');
        submitWithdrawal(cashier);
      });
    };
    await refuse('banking.insufficientFunds', 'No');
    const { t } = cashier.translator;
    await screen.findByText(t('withdrawal.refused.balance'));
    await toSpanish(cashier);
    expect(screen.getByText(t('withdrawal.refused.balance'))).toBeTruthy();
    expect(screen.queryByText('There is not enough money on your balance.')).toBeNull();
    await refuse('banking.merchantClientError', 'The bank’s own words');
    expect(await screen.findByText('The bank’s own words')).toBeTruthy();
  });

  it('[DEP-10] [METH-04] the payment on screen goes by its method’s name in it', async () => {
    const { cashier } = await renderCashier({ answers });
    await act(async () => {
      listed(cashier);
      startTransaction(cashier, { method, amount: 50, fields: {} }, { depositId: 'd-1' });
      cashier.router.navigate('/deposit/complete');
    });
    expect(await screen.findByText('By bank')).toBeTruthy();
    await toSpanish(cashier);
    expect(screen.getByText('Por banco')).toBeTruthy();
    expect(screen.queryByText('By bank')).toBeNull();
  });
});
