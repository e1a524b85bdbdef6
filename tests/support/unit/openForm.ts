import { screen } from '@testing-library/react';
import type { MethodField, PaymentMethod } from '../../../src/api/contract/method';
import { renderCashier } from './renderCashier';
import { methodsAnswer, sampleMethod } from './samples';

const NAME = 'astropay';
const guide = { en_mx: { redesign: 'https://video.example/pay' } };

/** A player at the form of a method with one field. */
export async function openField(field: MethodField) {
  const method = sampleMethod({
    name: NAME,
    text: { en: 'Wallet' },
    fields: [field],
    video_guide_url: guide,
  });
  const test = await openForm(method);
  return { ...test, input: () => test.input(field.name) };
}

/** A player at the form of the method with the text 'Wallet'. */
export async function openForm(...methods: PaymentMethod[]) {
  const test = await renderCashier({
    answers: {
      'methods-payment-v3': methodsAnswer(...methods),
      'deposit-create': { apiResponse: { depositId: 'd-1' } },
      'deposit-status': { depositId: 'd-1', status: 'waiting' },
    },
  });
  await test.player.click(await screen.findByRole('button', { name: 'Wallet' }));
  await screen.findByRole('textbox', { name: 'Amount' }, { timeout: 10_000 });
  const input = (field: string): HTMLInputElement => {
    const found = test.container.querySelector(`[name="${field}"]`);
    if (!(found instanceof HTMLInputElement)) throw new Error('There is no field');
    return found;
  };
  return { ...test, input };
}
