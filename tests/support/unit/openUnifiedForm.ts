import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { type RenderedCashier, renderCashier } from './renderCashier';
import { methodsAnswer, sampleMethod } from './samples';

const method = sampleMethod({ name: 'unified_mx', cardViewType: 8, text: { en: 'Voucher' } });
/** What is said of it, unless a test says otherwise. */
export const STATUS = { depositId: 'd-1', status: 'waiting' };

interface Options {
  status?: unknown;
  flow?: object;
  /** What the second deposit-create is answered with. */
  next?: unknown;
}

/** A player at the unified form of a deposit that the server has made without naming it. */
export async function openUnifiedForm(
  fields: unknown[],
  { status = STATUS, flow, next = { apiResponse: { depositId: 'd-1' } } }: Options = {},
): Promise<RenderedCashier> {
  let calls = 0;
  const test = await renderCashier({
    answers: {
      'methods-payment-v3': methodsAnswer(method),
      'deposit-create': () =>
        calls++ === 0
          ? { apiResponse: { data: { unifiedFlow: { title: 'One more step', fields, ...flow } } } }
          : next,
      'deposit-status': status,
      'deposit-complete': { status: 'waiting' },
    },
  });
  await test.player.click(await screen.findByRole('button', { name: 'Voucher' }));
  await test.player.type(await screen.findByRole('textbox', { name: 'Amount' }), '500');
  await test.player.click(screen.getByRole('button', { name: /^Deposit/ }));
  await vi.waitFor(() => expect(test.path()).toBe('/deposit/redirect/unified-form'));
  return test;
}

/** The form's own. */
export const submitButton = (): Promise<HTMLElement> =>
  screen.findByRole('button', { name: /^(Continue|I have done this)$/ });

/** Loads the files of the screens, so that a test does not wait for them. */
export const loadUnifiedForm = (): Promise<unknown> =>
  Promise.all([
    import('../../../src/flows/deposit/form/DepositFormScreen'),
    import('../../../src/flows/deposit/pages/UnifiedFormScreen'),
    import('../../../src/flows/deposit/complete/CompleteScreen'),
  ]);
