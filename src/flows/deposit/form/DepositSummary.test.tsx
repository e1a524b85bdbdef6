import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import {
  methodsAnswer,
  sampleBox,
  sampleMethod,
  samplePackage,
} from '../../../../tests/support/unit/samples';
import { applyParentChanges } from '../../../app/changes/applyParentChanges';

const bonus = {
  id: 1,
  type: 'deposit',
  title: 'Welcome',
  depositBonusData: { minDeposit: 50, percent: 100, maxAmount: 5000 },
};

it.each([
  ['en', '+$100'],
  // Its mark of direction first, then one for the sign: without it the sign would stand behind the figure.
  ['ar', '\u200f\u200e+100\u00a0\u2066$\u2069'],
])(
  '[BON-01] [I18N-02] in %s the sign of what a bonus adds stands before its figure',
  async (locale, text) => {
    const { cashier, container } = await renderCashier({
      parent: { bonusList: [bonus] },
      answers: { 'methods-payment-v3': methodsAnswer(sampleMethod()) },
    });
    await act(async () => {
      applyParentChanges(cashier, { locale });
      cashier.deposit.method = sampleMethod();
      cashier.router.navigate('/deposit/redirect');
    });
    await waitFor(() => expect(container.querySelector('input[name=amount]')).not.toBeNull());
    fireEvent.change(container.querySelector('input[name=amount]') as HTMLElement, {
      target: { value: '100' },
    });
    await waitFor(() => expect(container.querySelector('.details__value--accent')?.textContent).toBe(text));
  },
);

it('[SWP-01] [BON-01] beside a coin package stands no bonus of the host, as it is not sent', async () => {
  const coin = sampleMethod({ category: 'crypto' });
  const { cashier, container } = await renderCashier({
    parent: { widgetViewType: 'sweep', bonusList: [{ ...bonus, depositBonusData: { percent: 100 } }] },
    answers: {
      'methods-payment-v3': methodsAnswer(coin),
      'sweepstake-boxes': [{ boxes: [sampleBox()] }],
    },
  });
  await act(async () => {
    Object.assign(cashier.deposit, { method: coin, box: samplePackage() });
    cashier.router.navigate('/deposit/crypto');
  });
  await waitFor(() => expect(container.textContent).toContain('Amount'));
  expect(container.textContent).not.toContain('Welcome');
});
