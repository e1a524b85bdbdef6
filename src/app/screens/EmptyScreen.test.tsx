import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal } from '../../../tests/support/unit/createFakeTransport';
import { renderCashier } from '../../../tests/support/unit/renderCashier';
import { sampleOpenDeposit, samplePending } from '../../../tests/support/unit/samples';
import { pendingList } from '../../flows/deposit/pending/pendingList';

const NOTHING = { name: 'There are no payment methods available for this region' };

const FAILED = { name: 'Error occurred' };

it.each([
  ['withdrawals', 'no method is offered', {}, { methods: [] }, NOTHING, 'Withdrawal requested'],
  [
    'redemptions',
    'no method is offered',
    { widgetViewType: 'sweep' },
    { methods: [] },
    NOTHING,
    'Redemption requested',
  ],
  ['withdrawals', 'the list does not come', {}, refusal(500), FAILED, 'Withdrawal requested'],
] as const)(
  '[ROUTE-09] [ROUTE-10] [WD-02] the %s under way are found where %s, too',
  async (_, __, parent, methods, heading, title) => {
    const { player } = await renderCashier({
      parent: { page: 'withdrawal', ...parent },
      answers: {
        'methods-withdrawal': methods,
        'withdrawal-list': [samplePending()],
        'withdrawal-status': { status: 'waiting' },
      },
    });
    await screen.findByRole('heading', heading);
    await player.click(await screen.findByRole('button', { name: /50 by Spei/ }));
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  },
);

it.each([
  ['no method is offered', { methods: [] }, NOTHING],
  ['the list does not come', refusal(500), FAILED],
])(
  '[ROUTE-09] [ROUTE-10] [DEP-05] a deposit that was left open is found where %s, too',
  async (_, methods, heading) => {
    const { player, cashier } = await renderCashier({
      answers: { 'methods-payment-v3': methods, 'deposit-status': { status: 'waiting' } },
      prepare: ({ cashier }) => pendingList.put(cashier, sampleOpenDeposit()),
    });
    await screen.findByRole('heading', heading);
    await player.click(await screen.findByRole('button', { name: /500 by Bank card/ }));
    await waitFor(() => expect(cashier.router.current().path).toBe('/deposit/complete'));
  },
);

it.each([
  ['has a', {}, ['Change country', 'Refresh']],
  ['has in the sweepstake no', { widgetViewType: 'sweep' }, ['Refresh']],
] as const)('[ROUTE-09] it %s way to another country', async (_, parent, names) => {
  const { player, cashier } = await renderCashier({
    parent: { page: 'withdrawal', ...parent },
    answers: {
      'methods-withdrawal': { methods: [] },
      'withdrawal-list': [],
      'methods-country-selector-v2': [],
    },
  });
  const heading = await screen.findByRole('heading', NOTHING);
  const page = within(heading.parentElement as HTMLElement);
  expect(page.getByText('Enable VPN, select another country and refresh the page')).toBeTruthy();
  expect(page.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(names);
  if (names.length === 1) return;
  const { query } = cashier.router.current();
  await player.click(page.getByRole('button', { name: 'Change country' }));
  expect(cashier.router.current()).toMatchObject({ path: '/empty/region', query });
});
