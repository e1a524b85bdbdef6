import { screen } from '@testing-library/react';
import type { FormField } from '../../../src/api/contract/form';
import type { MethodField, PaymentMethod } from '../../../src/api/contract/method';
import type { FakeAnswer } from './createFakeTransport';
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
export const openForm = (...methods: PaymentMethod[]) => open(methods);

/** A player at the form of a method, and what its server asks for after the first submit. */
export async function openAskingForm(
  fields: MethodField[],
  asked: FormField[] = [],
  answers: Record<string, FakeAnswer> = {},
) {
  const method = sampleMethod({ name: NAME, text: { en: 'Wallet' }, fields });
  const test = await open([method], {
    'deposit-create': { apiResponse: { depositId: 'd-1', isFieldsRequired: true, fields: asked } },
    ...answers,
  });
  const submit = async () => {
    await test.player.type(screen.getByRole('textbox', { name: 'Amount' }), '500');
    await test.player.click(screen.getByRole('button', { name: /^Deposit/ }));
  };
  return { ...test, submit };
}

async function open(methods: PaymentMethod[], answers: Record<string, FakeAnswer> = {}) {
  const test = await renderCashier({
    answers: {
      'methods-payment-v3': methodsAnswer(...methods),
      'deposit-create': { apiResponse: { depositId: 'd-1' } },
      'deposit-status': { depositId: 'd-1', status: 'waiting' },
      ...answers,
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
