import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { PayTo } from './PayTo';

const BROKEN = { encoded: { encrypted: 'AAAA', key: 'AAAA', iv: 'AAAA', tag: 'AAAA' } };

describe('[DEP-12] a card number that cannot be read', () => {
  it.each([
    [
      true,
      'The card number did not arrive in one piece. Do not send money. Cancel this deposit and make a new one.',
    ],
    [false, 'The card number did not arrive in one piece. Do not send money.'],
  ])('asks to cancel the deposit only where that can be done: %s', async (isCancellable, text) => {
    await renderCashier({}, <PayTo card={BROKEN} isCancellable={isCancellable} />);
    await screen.findByText('The card number cannot be shown');
    expect(screen.getByText(/did not arrive/).textContent?.endsWith(text)).toBe(true);
  });
});
