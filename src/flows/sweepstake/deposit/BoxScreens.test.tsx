import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import type { TestCashierOptions } from '../../../../tests/support/unit/createTestCashier';
import { deferred } from '../../../../tests/support/unit/deferred';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { methodsAnswer, sampleMethod } from '../../../../tests/support/unit/samples';
import { NO_SWEEPSTAKE_BOX } from '../../../spec/messages';
import { submitDeposit } from '../../deposit/submit/submitDeposit';

const BOXES = 'sweepstake-boxes';
const METHODS = 'methods-payment-v3';
const CREATE = 'deposit-create-sweepstake';
const box = (id: string, price: number, overrides = {}) => ({
  id,
  price,
  priceCurrencyCode: 'USD',
  currenciesList: [
    { currency: 'GC', free: 0, main: price * 1000 },
    { currency: 'SC', free: price, main: 0 },
  ],
  ...overrides,
});
const coin = (name: string, overrides = {}) =>
  sampleMethod({
    name,
    category: 'crypto',
    currency: ['QSC'],
    text: { en: name.toUpperCase() },
    amount_rules: {},
    fields: [],
    ...overrides,
  });
const wallet = { address: 'bc1qtest', network: 'BITCOIN', currency: 'BTC' };

const open = ({ answers, ...options }: TestCashierOptions = {}) =>
  renderCashier({
    ...options,
    user: { currency: 'QSC', paymentGeo: 'US', country: 'us', widgetViewType: 'sweep', ...options.user },
    answers: {
      [METHODS]: methodsAnswer(sampleMethod({ currency: ['QSC'] }), coin('btc'), coin('eth')),
      [BOXES]: [{ boxes: [box('small', 10), box('big', 50, { isMostChosen: true })] }],
      [CREATE]: { apiResponse: { depositId: 'd-1', data: { wallet } } },
      'deposit-status': { depositId: 'd-1', status: 'waiting' },
      ...answers,
    },
  });
type Rendered = Awaited<ReturnType<typeof open>>;
const isOn = ({ cashier }: Rendered, path: string) =>
  vi.waitFor(() => expect(cashier.router.current().path).toBe(path));

/** As a player does it, up to the button that pays. */
async function toPayment(test: Rendered) {
  await test.player.click(await screen.findByRole('radio', { name: /^50,000\sGC$/ }));
  await test.player.click(screen.getByRole('button', { name: 'Continue · $50' }));
  await test.player.click(await screen.findByRole('button', { name: 'BTC' }));
  // The form's code comes now.
  return screen.findByRole('button', { name: 'Pay $50' }, { timeout: 5000 });
}

// Open deposits are kept there.
beforeEach(() => window.localStorage.clear());

it.each([
  ['small', '10,000', '$10', true],
  ['big', '50,000', '$50', false],
])(
  '[CRY-01, SWP-01] the %s package is told to be below what the network credits, or not',
  async (_, coins, price, isBelow) => {
    const { player } = await open();
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
    await open();
    const big = await screen.findByRole('radio', { name: /^50,000\sGC$/ });
    expect(within(big).getByText(/^\+ 50\sSC free$/)).toBeTruthy();
    expect(within(big).getByText('$50')).toBeTruthy();
    expect(within(big).getByText('Most chosen')).toBeTruthy();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('[SWP-01] going on without one says what is missing, and goes nowhere', async () => {
    const { player, cashier } = await open();
    await screen.findByRole('radio', { name: /^50,000\sGC$/ });
    await player.click(screen.getByRole('button', { name: 'Continue' }));
    expect((await screen.findAllByText('Select a coin package first')).length).toBeGreaterThan(0);
    expect(document.activeElement?.getAttribute('role')).toBe('radio');
    expect(cashier.router.current().path).toBe('/deposit');
  });

  it('[SWP-03] the disclaimer stands below them', async () => {
    await open();
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
    const test = await open({ answers });
    await isOn(test, '/empty');
    expect(await screen.findByText('There are no payment methods available for this region')).toBeTruthy();
  });

  it('[ROUTE-07] a broken box is left out and reported, the others stay', async () => {
    const { told } = await open({
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
    '[ROUTE-10, API-06] boxes that are %s end on the error page, whose Refresh asks again',
    async (_, answer) => {
      const { player, transport } = await open({ answers: { [BOXES]: answer } });
      expect(await screen.findByRole('heading', { name: 'Error occurred' })).toBeTruthy();
      transport.answer(BOXES, [{ boxes: [box('big', 50)] }]);
      await player.click(screen.getByRole('button', { name: 'Refresh' }));
      expect(await screen.findByRole('radio', { name: /^50,000\sGC$/ })).toBeTruthy();
    },
  );

  it('[SWP-01] a currency that nobody knows shows as it is', async () => {
    await open({ answers: { [BOXES]: [{ boxes: [box('a', 5, { priceCurrencyCode: 'XYZW' })] }] } });
    const radio = await screen.findByRole('radio');
    expect(radio.textContent?.replace(/\s/g, ' ')).toContain('XYZW 5');
  });

  it('[USER-01] a user without balance data sees no balance, and can pay all the same', async () => {
    const test = await open();
    expect(await toPayment(test)).toBeTruthy();
    expect(screen.queryByText('Balance')).toBeNull();
  });

  it('[ROUTE-07] packages that are gone when the player comes back lead to the Empty page', async () => {
    const test = await open();
    await toPayment(test);
    test.transport.answer(BOXES, []);
    act(() => void test.cashier.router.navigate('/deposit', { isReset: true }));
    await isOn(test, '/empty');
  });

  it('[SWP-01] a price that is finer than its currency reads as it is sent', async () => {
    const { player, transport } = await open({ answers: { [BOXES]: [{ boxes: [box('fine', 9.999)] }] } });
    await player.click(await screen.findByRole('radio'));
    await player.click(screen.getByRole('button', { name: 'Continue · $9.999' }));
    await player.click(await screen.findByRole('button', { name: 'BTC' }));
    await player.click(await screen.findByRole('button', { name: 'Pay $9.999' }, { timeout: 5000 }));
    await vi.waitFor(() => expect(transport.sent(CREATE)).toMatchObject([{ amount: 9.999, boxId: 'fine' }]));
  });

  it('[SWP-01] coming back asks for the prices again and keeps the choice', async () => {
    const test = await open();
    await toPayment(test);
    test.transport.answer(BOXES, [{ boxes: [box('big', 55)] }]);
    act(() => test.cashier.router.navigate('/deposit', { isReset: true }));
    expect(await screen.findByRole('button', { name: 'Continue · $55' })).toBeTruthy();
    expect(test.transport.sent(METHODS)).toHaveLength(1);
  });
});

describe('paying for a package', () => {
  it('[SWP-01] carries the box, its price and its currency', async () => {
    const test = await open();
    await test.player.click(await toPayment(test));
    await isOn(test, '/deposit/crypto/address');
    expect(test.transport.sent(CREATE)).toMatchObject([
      {
        boxId: 'big',
        amount: 50,
        currency: 'USD',
        paymentType: 'btc',
        wallet: 'BITCOIN',
        isActivatedBonus: false,
      },
    ]);
    expect(test.transport.sent('deposit-create')).toEqual([]);
    expect(test.told('onCreateTransaction')).toMatchObject([
      { amount: 50, currency: 'USD', depositId: 'd-1' },
    ]);
    expect(test.told('Metric')).toMatchObject([{ name: CREATE, status: 'ok' }]);
  });

  it("[SWP-01, BON-01] the host's bonuses are not for packages", async () => {
    const test = await open({
      parent: { bonusList: [{ id: 1, type: 'deposit', depositBonusData: { minDeposit: 1 } }] },
    });
    await test.player.click(await toPayment(test));
    await vi.waitFor(() => expect(test.transport.sent(CREATE)).toHaveLength(1));
    expect(test.transport.sent(CREATE)[0]).not.toHaveProperty('bonusId');
    expect(test.transport.sent(CREATE)[0]).toMatchObject({ isActivatedBonus: false });
  });

  it('[CRY-02] the crypto bonus is', async () => {
    const test = await open({
      parent: {
        schema: { isCryptoBonusAvailable: true },
        experiments: [{ key: 'analytics-21868', group: 'group_b' }],
      },
    });
    const pay = await toPayment(test);
    expect(screen.getByText('For packages paid in crypto')).toBeTruthy();
    await test.player.click(pay);
    await vi.waitFor(() =>
      expect(test.transport.sent(CREATE)).toMatchObject([{ isActivatedBonus: true, abTestGroup: 'group_b' }]),
    );
  });

  it('[DEP-01] a second click creates nothing more', async () => {
    const answer = deferred<unknown>();
    const test = await open({ answers: { [CREATE]: () => answer.promise } });
    const pay = await toPayment(test);
    await test.player.dblClick(pay);
    await test.player.click(pay);
    await vi.waitFor(() => expect(test.transport.sent(CREATE)).toHaveLength(1));
    answer.resolve({ apiResponse: { depositId: 'd-1', data: { wallet } } });
    await isOn(test, '/deposit/crypto/address');
    expect(test.transport.sent(CREATE)).toHaveLength(1);
  });

  it('[SWP-01, ERR-04] without a package nothing is created, and the host reads why', async () => {
    const test = await open();
    const pay = await toPayment(test);
    test.cashier.deposit.box = null;
    act(() => submitDeposit(test.cashier, { method: coin('btc'), amount: 50, fields: {} }));
    expect(pay).toBeTruthy();
    expect(test.told('Error')).toMatchObject([{ message: NO_SWEEPSTAKE_BOX }]);
    expect(test.transport.sent(CREATE)).toEqual([]);
    await isOn(test, '/deposit');
    expect(await screen.findByText('Select a coin package first')).toBeTruthy();
  });

  it('[API-04] an answer that was lost is asked for by the request, and nothing is created twice', async () => {
    const test = await open({
      answers: {
        [CREATE]: networkFailure(),
        'deposit-status': { depositId: 'd-9', status: 'accepted' },
      },
    });
    await test.player.click(await toPayment(test));
    await isOn(test, '/deposit/complete');
    expect(test.cashier.transaction).toMatchObject({ depositId: 'd-9', amount: 50, currency: 'USD' });
    expect(test.transport.sent(CREATE)).toHaveLength(1);
    const [{ requestId } = {}] = test.transport.sent(CREATE);
    expect(test.transport.sent('deposit-status')[0]).toEqual({ requestId });
  });

  it('[ROUTE-02] an answer that would lead out of the table leads to the status', async () => {
    const response = {
      depositId: 'd-1',
      source: 'https://pay.test/',
      method: 'GET',
      data: { unifiedFlow: { fields: [] } },
    };
    const test = await open({ answers: { [CREATE]: { apiResponse: response } } });
    await test.player.click(await toPayment(test));
    await isOn(test, '/form');
    expect(test.cashier.router.current().query).toEqual({ next: '/deposit/complete' });
  });

  it('[ERR-03] a box that is gone is said in the words of the variant', async () => {
    const test = await open({ answers: { [CREATE]: refusal(422, 'banking.boxUnknown', NO_SWEEPSTAKE_BOX) } });
    await test.player.click(await toPayment(test));
    expect(
      await screen.findByText('This coin package is not offered any more. Please select another one.'),
    ).toBeTruthy();
  });

  it('[DEP-10, DEP-07] the status names the package and says nothing of deposits', async () => {
    const test = await open();
    await test.player.click(await toPayment(test));
    await isOn(test, '/deposit/crypto/address');
    act(() => test.transport.push('deposit.status', { depositId: 'd-1', status: 'processed', balance: 70 }));
    expect(await screen.findByText('Your coins have arrived')).toBeTruthy();
    expect(screen.getByText('Order ID')).toBeTruthy();
    expect(screen.getByText(/^50,000\sGC$/)).toBeTruthy();
    expect(screen.getByText(/No purchase is necessary/)).toBeTruthy();
    expect(test.container.textContent).not.toMatch(/deposit|withdraw/i);
  });
});
