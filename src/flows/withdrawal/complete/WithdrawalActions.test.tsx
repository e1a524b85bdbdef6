import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draft } from '../../../../tests/support/unit/openDraft';
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

it.each<WithdrawalStage>(['code', 'maybe-code'])(
  '[WD-02] %s: it is the code of this one that is asked for, no other withdrawal that was about to be sent',
  async stage => {
    const { player, cashier } = await renderCashier(
      {
        parent: { page: 'withdrawal' },
        prepare: test => Object.assign(test.cashier.withdrawal, { draft: draft() }),
      },
      <WithdrawalActions stage={stage} />,
    );
    Object.assign(cashier.withdrawal.current, { withdrawalId: 'wd-1', code: { length: 6, resendAt: 0 } });
    await player.click(screen.getByRole('button', { name: 'Enter the code' }));
    expect(cashier.router.current().path).toBe('/withdrawal/confirm');
    expect(cashier.withdrawal.draft).toBeNull();
  },
);
