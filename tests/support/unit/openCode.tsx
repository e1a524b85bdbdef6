import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { CodeView } from '../../../src/flows/withdrawal/confirm/CodeView';
import { refusal } from './createFakeTransport';
import { type RenderedCashier, renderCashier } from './renderCashier';

/** A withdrawal that waits for its code, which the bank calls wrong; it sends another one. */
export async function openCode(
  length = 0,
  view: ReactElement = <CodeView length={length} resendAt={0} />,
): Promise<RenderedCashier & { input: HTMLElement; sent(): Record<string, unknown>[] }> {
  const test = await renderCashier(
    {
      parent: { page: 'withdrawal' },
      answers: {
        'withdrawal-status': { status: 'waiting' },
        'withdrawal-confirm': (data: { resend?: boolean }) =>
          data.resend ? { status: 'waiting' } : refusal(400, 'banking.codeWrong'),
      },
      prepare: ({ cashier }) =>
        Object.assign(cashier.withdrawal.current, {
          withdrawalId: 'wd-1',
          amount: 500,
          currency: 'MXN',
          code: { length, resendAt: 0 },
        }),
    },
    view,
  );
  const input = screen.getByRole('textbox', { name: 'Code' });
  return { ...test, input, sent: () => test.transport.sent('withdrawal-confirm') };
}
