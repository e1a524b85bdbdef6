import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { methodsAnswer, sampleMethod } from '../../../../tests/support/unit/samples';
import { DAY_MS } from '../../../spec/timers';

it('[BON-01] a bonus whose time ends while the form is open goes from it, as it would not be sent', async () => {
  const expiresAt = new Date(Date.now() + DAY_MS).toISOString();
  const { cashier, container } = await renderCashier({
    parent: { bonusList: [{ id: 1, type: 'deposit', title: 'Welcome', expiresAt }] },
    answers: { 'methods-payment-v3': methodsAnswer(sampleMethod()) },
  });
  await act(async () => {
    cashier.deposit.method = sampleMethod();
    cashier.router.navigate('/deposit/redirect');
  });
  await waitFor(() => expect(container.querySelector('input[name=amount]')).not.toBeNull());
  expect(container.textContent).toContain('Welcome');
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(expiresAt) + 1);
  await waitFor(() => expect(container.textContent).not.toContain('Welcome'), { timeout: 3000 });
});
