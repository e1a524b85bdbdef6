import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { methodsAnswer, sampleMethod } from '../../../../tests/support/unit/samples';
import { FieldForm } from './FieldForm';

it('[FORM-01] what stands in a form is rendered once when it opens', async () => {
  const children = vi.fn(() => <input />);
  render(
    <FieldForm element={{ current: null }} validate={() => undefined} onSubmit={() => {}}>
      {children}
    </FieldForm>,
  );
  await act(async () => {});
  expect(children).toHaveBeenCalledTimes(1);
});

it('[FORM-13] what was wrong with a form is not read any more once it is right: the next screen has the same live regions', async () => {
  const method = sampleMethod({ text: { en: 'Voucher' }, amount_rules: { MXN: { min: 10, max: 900 } } });
  const { player, cashier } = await renderCashier({
    answers: {
      'methods-payment-v3': methodsAnswer(method),
      'deposit-create': { apiResponse: { depositId: 'd' } },
    },
  });
  await player.click(await screen.findByRole('button', { name: 'Voucher' }));
  const amount = await screen.findByRole('textbox', { name: 'Amount' }, { timeout: 10_000 });
  await player.click(screen.getByRole('button', { name: /^Deposit/ }));
  expect(cashier.announcer.assertive).not.toBe('');
  await player.type(amount, '50');
  await player.click(screen.getByRole('button', { name: /^Deposit/ }));
  expect(cashier.announcer.assertive).toBe('');
});
