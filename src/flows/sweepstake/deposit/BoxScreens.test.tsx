import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import {
  BOXES,
  box,
  CREATE,
  coin,
  isOn,
  METHODS,
  openBoxes,
  toPayment,
} from '../../../../tests/support/unit/openBoxes';
import { methodsAnswer, sampleMethod } from '../../../../tests/support/unit/samples';

it.each([
  ['small', '10,000', '$10', true],
  ['big', '50,000', '$50', false],
])(
  '[CRY-01] [SWP-01] the %s package is told to be below what the network credits, or not',
  async (_, coins, price, isBelow) => {
    const { player } = await openBoxes();
    await player.click(await screen.findByRole('radio', { name: new RegExp(`^${coins}\\sGC$`) }));
    await player.click(screen.getByRole('button', { name: `Continue · ${price}` }));
    await player.click(await screen.findByRole('button', { name: 'BTC' }));
    await screen.findByRole('button', { name: `Pay ${price}` }, { timeout: 5000 });
    expect(screen.queryByText(/^Less than \$15 is not credited/, { selector: '.note *' }) !== null).toBe(
      isBelow,
    );
  },
);

describe('the coin packages', () => {
  it('[SWP-01] show their coins and price; none is chosen for the player', async () => {
    await openBoxes();
    const big = await screen.findByRole('radio', { name: /^50,000\sGC$/ });
    expect(within(big).getByText(/^\+ 50\sSC free$/)).toBeTruthy();
    expect(within(big).getByText('$50')).toBeTruthy();
    expect(within(big).getByText('Most chosen')).toBeTruthy();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('[SWP-01] [ERR-04] going on without one says what is missing, to the host too, and goes nowhere', async () => {
    const { player, cashier, told } = await openBoxes();
    await screen.findByRole('radio', { name: /^50,000\sGC$/ });
    await player.click(screen.getByRole('button', { name: 'Continue' }));
    const described = screen.getByRole('radiogroup').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Select a coin package first');
    expect(cashier.announcer.assertive).toBe('Select a coin package first');
    expect(document.activeElement?.getAttribute('role')).toBe('radio');
    expect(cashier.router.current().path).toBe('/deposit');
    expect(told('Error')).toMatchObject([{ message: 'No sweepstake box selected for sweepstake deposit' }]);
  });

  it('[SWP-03] the disclaimer stands below them', async () => {
    await openBoxes();
    const text = (await screen.findByText(/Gold Coins/)).textContent;
    expect(text).toBe(
      'Gold Coins are for entertainment only and have no cash value. Sweep Coins are awarded free in a promotion and are not for sale. No purchase is necessary.',
    );
  });

  it.each([
    ['no entry', { [BOXES]: [] }],
    ['no box', { [BOXES]: [{ boxes: [] }] }],
    ['packages without a price', { [BOXES]: [{ boxes: [box('free', 0)] }] }],
    ['no crypto method', { [METHODS]: methodsAnswer(sampleMethod({ currency: ['QSC'] })) }],
    ['a direct geo', { [METHODS]: { ...methodsAnswer(coin('btc')), isDirectGeo: true } }],
  ])('[ROUTE-07] %s leads to the Empty page', async (_, answers) => {
    const test = await openBoxes({ answers });
    await isOn(test, '/empty');
    expect(await screen.findByText('There are no payment methods available for this region')).toBeTruthy();
  });

  it('[ROUTE-07] a broken box is left out and reported, the others stay', async () => {
    const { told } = await openBoxes({
      answers: { [BOXES]: [{ boxes: [box('free', 0), { id: 'x' }, box('big', 50)] }] },
    });
    await screen.findByRole('radio', { name: /^50,000\sGC$/ });
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    expect(told('Error')).toHaveLength(2);
  });

  it.each([
    ['refused', refusal(503)],
    ['lost', networkFailure()],
    ['broken', { boxes: 'none' }],
  ])(
    '[ROUTE-10] [API-06] boxes that are %s end on the error page, whose Refresh asks again',
    async (_, answer) => {
      const { player, transport } = await openBoxes({ answers: { [BOXES]: answer } });
      expect(await screen.findByRole('heading', { name: 'Error occurred' })).toBeTruthy();
      transport.answer(BOXES, [{ boxes: [box('big', 50)] }]);
      await player.click(screen.getByRole('button', { name: 'Refresh' }));
      expect(await screen.findByRole('radio', { name: /^50,000\sGC$/ })).toBeTruthy();
    },
  );

  it('[SWP-01] a currency that nobody knows shows as it is', async () => {
    await openBoxes({ answers: { [BOXES]: [{ boxes: [box('a', 5, { priceCurrencyCode: 'XYZW' })] }] } });
    const radio = await screen.findByRole('radio');
    expect(radio.textContent?.replace(/\s/g, ' ')).toContain('XYZW 5');
  });

  it('[USER-01] a user without balance data sees no balance, and can pay all the same', async () => {
    const test = await openBoxes();
    expect(await toPayment(test)).toBeTruthy();
    expect(screen.queryByText('Balance')).toBeNull();
  });

  it('[ROUTE-07] packages that are gone when the player comes back lead to the Empty page', async () => {
    const test = await openBoxes();
    await toPayment(test);
    test.transport.answer(BOXES, []);
    act(() => void test.cashier.router.navigate('/deposit', { isReset: true }));
    await isOn(test, '/empty');
  });

  it('[METH-04] [ROUTE-07] are paid with the popular coin first', async () => {
    const { player } = await openBoxes({
      answers: { [METHODS]: methodsAnswer(coin('btc', { position: 1 }), coin('eth', { isPopular: true })) },
    });
    await player.click(await screen.findByRole('radio', { name: /^50,000\sGC$/ }));
    await player.click(screen.getByRole('button', { name: 'Continue · $50' }));
    const coins = await screen.findAllByRole('button', { name: /BTC|ETH/ });
    expect(coins.map(({ textContent }) => textContent)).toEqual(['ETH', 'BTC']);
  });

  it('[SWP-01] a price that is finer than its currency reads as it is sent', async () => {
    const { player, transport } = await openBoxes({
      answers: { [BOXES]: [{ boxes: [box('fine', 9.999)] }] },
    });
    await player.click(await screen.findByRole('radio'));
    await player.click(screen.getByRole('button', { name: 'Continue · $9.999' }));
    await player.click(await screen.findByRole('button', { name: 'BTC' }));
    await player.click(await screen.findByRole('button', { name: 'Pay $9.999' }, { timeout: 5000 }));
    await vi.waitFor(() => expect(transport.sent(CREATE)).toMatchObject([{ amount: 9.999, boxId: 'fine' }]));
  });

  it('[SWP-01] coming back asks for the prices again and keeps the choice', async () => {
    const test = await openBoxes();
    await toPayment(test);
    test.transport.answer(BOXES, [{ boxes: [box('big', 55)] }]);
    act(() => test.cashier.router.navigate('/deposit', { isReset: true }));
    expect(await screen.findByRole('button', { name: 'Continue · $55' })).toBeTruthy();
    expect(test.transport.sent(METHODS)).toHaveLength(1);
  });
});
