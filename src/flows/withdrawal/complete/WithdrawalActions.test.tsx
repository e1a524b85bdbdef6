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
