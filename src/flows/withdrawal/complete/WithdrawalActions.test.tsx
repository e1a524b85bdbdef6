import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { WithdrawalActions } from './WithdrawalActions';
import type { WithdrawalStage } from './withdrawalView';

it.each<[WithdrawalStage, string[]]>([
  ['checking', ['Back to the game']],
  ['code', ['Enter the code']],
  ['maybe-code', ['Back to the game', 'Enter the code']],
  ['not-created', ['Try again']],
  ['accepted', ['Back to the game', 'Make another withdrawal']],
])(
  '[WD-02] [API-04] no other withdrawal is offered while this one may exist unseen: %s',
  async (stage, names) => {
    await renderCashier({ parent: { page: 'withdrawal' } }, <WithdrawalActions stage={stage} />);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(names);
  },
);

it.each([
  ['card-p2p', true, ['Back to the game', 'Make another withdrawal', 'Contact support']],
  ['spei', false, ['Make another withdrawal']],
])(
  '[HOST-12] [DEP-10] %s, the host’s page has a way back: %s',
  async (paymentMethod, closingButton, names) => {
    await renderCashier(
      {
        parent: { page: 'withdrawal', closingButton },
        prepare: ({ cashier }) => Object.assign(cashier.withdrawal.current, { paymentMethod }),
      },
      <WithdrawalActions stage="accepted" />,
    );
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(names);
  },
);
