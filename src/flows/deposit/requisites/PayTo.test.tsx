import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { TestCashier } from '../../../../tests/support/unit/createTestCashier';
import { renderCashier, settle } from '../../../../tests/support/unit/renderCashier';
import type { Card } from '../../../api/contract/card';
import { PayTo } from './PayTo';
import { useCardNumber } from './useCardNumber';

const Target = ({ card, isCancellable = false }: { card: Card; isCancellable?: boolean }) => (
  <PayTo card={card} number={useCardNumber(card)} isCancellable={isCancellable} />
);

const BROKEN = { encoded: { encrypted: 'AAAA', key: 'AAAA', iv: 'AAAA', tag: 'AAAA' } };

describe('[DEP-12] a card number that cannot be read', () => {
  it.each([
    [
      true,
      'The card number did not arrive in one piece. Do not send money. Cancel this deposit and make a new one.',
    ],
    [false, 'The card number did not arrive in one piece. Do not send money.'],
  ])('asks to cancel the deposit only where that can be done: %s', async (isCancellable, text) => {
    await renderCashier({}, <Target card={BROKEN} isCancellable={isCancellable} />);
    await screen.findByText('The card number cannot be shown');
    expect(screen.getByText(/did not arrive/).textContent?.endsWith(text)).toBe(true);
  });
});

it.each([
  { depositId: 'd-7', requestId: null },
  // The bank has not named the deposit.
  { depositId: null, requestId: 'd-7' },
])(
  '[DEP-12] [HOST-11] the host hears that the number cannot be read, by what the player can quote: %j',
  async ids => {
    const prepare = ({ cashier }: TestCashier) => Object.assign(cashier.transaction, ids);
    const test = await renderCashier({ prepare }, <Target card={BROKEN} />);
    await screen.findByText('Reference d-7');
    await vi.waitFor(() =>
      expect(test.told('onDisplayError')).toEqual([
        { messageType: 'onDisplayError', message: 'The card number cannot be shown', reference: 'd-7' },
      ]),
    );
  },
);

it.each([
  [{ phone: '+998901234567', holder: 'Ada', bank: 'First' }, ['Phone number', 'Recipient', 'Bank']],
  [{ phone: '+998901234567' }, ['Phone number']],
  [{ number: '4242424242424242' }, []],
])('[DEP-12] [P2P-01] where to pay is told, and nothing that is not known: %j', async (card, labels) => {
  const { container } = await renderCashier({}, <Target card={card} />);
  await settle();
  expect(screen.queryByRole('img', { name: 'Loading' })).toBeNull();
  expect(['Phone number', 'Recipient', 'Bank'].filter(label => screen.queryByText(label))).toEqual(labels);
  if (labels.length > 0)
    for (const value of Object.values(card)) expect(container.textContent).toContain(value);
});
