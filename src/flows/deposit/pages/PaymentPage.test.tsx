import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { networkFailure } from '../../../../tests/support/unit/createFakeTransport';
import { renderCashier, until } from '../../../../tests/support/unit/renderCashier';
import { methodsAnswer, sampleMethod } from '../../../../tests/support/unit/samples';
import { receivePush } from '../../../app/push/receivePush';
import { addNotification } from '../../../state/createNotificationsState';
import { depositStage } from '../complete/depositView';
import { startTransaction } from '../submit/startTransaction';
import { PaymentPage } from './PaymentPage';
import { EAZYPE_PAGE, INSTRUCTION_PAGE, type PayPage, PIX_PAGE } from './payPages';

const MINUTES = 30;
const data = {
  accountNumber: '12345678',
  description: '<p>Transfer it to 12345678</p>',
  steps: ['Send the money'],
  qrCode: 'pay-me',
  timeout_minutes: MINUTES,
};

const openPage = (transaction: object, page: PayPage = INSTRUCTION_PAGE) =>
  renderCashier(
    {
      answers: { 'deposit-status': { status: 'waiting' } },
      prepare: ({ cashier }) => {
        startTransaction(cashier, { method: sampleMethod(), amount: 5, fields: {} }, { depositId: 'd-1' });
        Object.assign(cashier.transaction, transaction);
      },
    },
    <PaymentPage page={page} />,
  );

const open = (minutesAgo: number, minutes = MINUTES, more: object = {}) =>
  openPage({
    createdAt: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
    answer: { depositId: 'd-1', data: { ...data, timeout_minutes: minutes, ...more } },
  });

it.each([
  ['is to be paid to', MINUTES - 1, 3],
  ['is left to pay to once the time is over', MINUTES + 1, 0],
])('[DEP-05] what %s', async (_, minutesAgo, count) => {
  await open(minutesAgo);
  expect(screen.queryAllByText(/12345678|Send the money/)).toHaveLength(count);
  for (const shown of [
    screen.queryAllByRole('img', { name: /QR/ }),
    screen.queryAllByRole('timer'),
    screen.queryAllByText('Pay exactly'),
  ])
    expect(shown).toHaveLength(count > 0 ? 1 : 0);
  expect(screen.getByRole('button', { name: /^I have paid/ })).toBeTruthy();
  expect(screen.queryAllByRole('button', { name: 'Start again' })).toHaveLength(count > 0 ? 0 : 1);
});

it.each([
  [1440, 1],
  [1e13, 0],
])('[DEP-05] a time of %d minutes is told by its end, where a date can say it', async (minutes, count) => {
  await open(1, minutes);
  expect(screen.getByText('Pay exactly')).toBeTruthy();
  expect(screen.queryAllByRole('timer')).toEqual([]);
  expect(screen.queryAllByText('Pay before')).toHaveLength(count);
});

it('[DEP-09] a payment that is seen after a long wait is told as accepted, not as still waited for', async () => {
  const { cashier } = await open(MINUTES - 1);
  const { transaction, router } = cashier;
  transaction.isWaitOver = true;
  const { depositId } = transaction;
  act(() => receivePush(cashier, { type: 'deposit.status', data: { depositId, status: 'accepted' } }));
  await until(() => expect(router.current().path).toBe('/deposit/complete'));
  expect(depositStage(transaction)).toBe('accepted');
});

it('[DEP-05] a code of more bytes than a picture holds is there as text to copy', async () => {
  await open(1, MINUTES, { qrCode: 'ж'.repeat(1500) });
  expect(screen.getByText(/too long for a picture/)).toBeTruthy();
  expect(screen.getByText('Code to copy and paste')).toBeTruthy();
});

it('[DEP-05] steps of ours speak of details that stand above or beside them, not below', async () => {
  await open(0, MINUTES, { steps: [] });
  expect(screen.getByText('Pay exactly the amount shown, with the details on this page.')).toBeTruthy();
});

it('[DEP-05] the button names the sum that is to be paid, with every decimal of it', async () => {
  await open(0, MINUTES, { amount: 1000.005, currency: 'MXN' });
  screen.getByText('$1,000.005');
  expect(screen.getByRole('button', { name: 'I have paid $1,000.005' })).toBeTruthy();
});

it('[DEP-05] the sum is in the currency that is to be paid, which need not be that of the deposit', async () => {
  await open(0, MINUTES, { amount: 100, currency: 'EUR' });
  expect(screen.getByRole('button', { name: 'I have paid €100' })).toBeTruthy();
});

it.each(['accepted', 'processed', 'mistaked'])('[DEP-05] once it is %s the page is left', async status => {
  const { cashier, transport } = await open(0);
  screen.getByText('Pay exactly');
  act(() => transport.push('deposit.status', { depositId: 'd-1', status }));
  await until(() => expect(cashier.router.current().path).toBe('/deposit/complete'));
});

it('[DEP-12] [DEP-05] a card to pay to is drawn as a picture, and copied in digits', async () => {
  const { player } = await open(1, MINUTES, { accountNumber: '4242-4242 4242-4242', description: '' });
  expect(screen.getByRole('img', { name: 'Card number ending in 4242' })).toBeTruthy();
  expect(screen.queryByText(/4242.4242/)).toBeNull();
  await player.click(screen.getByRole('button', { name: 'Copy: Account number' }));
  expect(await navigator.clipboard.readText()).toBe('4242424242424242');
});

it('[API-04] [DEP-05] a cash deposit whose answer was lost is not to be paid: its details did not come', async () => {
  const { player } = await renderCashier({
    answers: {
      'methods-payment-v3': methodsAnswer(
        sampleMethod({ name: 'shop', cardViewType: 20, text: { en: 'Shop' } }),
      ),
      'deposit-create': () => Promise.reject(networkFailure()),
      'deposit-status': { depositId: 'd-1', status: 'waiting' },
    },
  });
  await player.click(await screen.findByRole('button', { name: 'Shop' }));
  await player.type(await screen.findByRole('textbox', { name: 'Amount' }), '500');
  await player.click(screen.getByRole('button', { name: /^Deposit/ }));
  expect(await screen.findByText('The payment details did not arrive', {}, { timeout: 8000 })).toBeDefined();
  expect(screen.queryByText('Waiting for your payment')).toBeNull();
}, 15_000);

it.each([PIX_PAGE, EAZYPE_PAGE, INSTRUCTION_PAGE])(
  '[DEP-05] [DEP-13] each page shows the phone number that alone says whom to pay',
  async page => {
    await openPage({ answer: { depositId: 'd-1', data: { phone: '+5511987654321' } } }, page);
    screen.getByText('+5511987654321');
    expect(screen.getByRole('button', { name: 'I have paid $5' })).toBeTruthy();
  },
);

it('[DEP-05] [ERR-03] a failed “I have paid” is no longer said once the payment is seen', async () => {
  const { cashier, transport } = await open(1);
  addNotification(cashier.notifications, { content: 'Please try again later' });
  act(() => transport.push('deposit.status', { depositId: 'd-1', status: 'accepted' }));
  await until(() => expect(cashier.router.current().path).toBe('/deposit/complete'));
  expect(cashier.notifications.list).toEqual([]);
});

it.each([
  ['never came', true, ['There is nothing here to pay to, so please pay nothing.'], ['Start again']],
  [
    'was on a page that has gone',
    false,
    [
      'If you have paid already, say so below and we look for it. If not, please do not pay now: start again.',
    ],
    ['I have paid $5', 'Start again'],
  ],
])(
  '[DEP-05] where to pay %s: what is true, and what can be done',
  async (_, isAnswerLost, texts, buttons) => {
    await openPage({ isAnswerLost });
    for (const text of texts) expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
    expect(screen.queryAllByText('The payment details did not arrive')).toHaveLength(isAnswerLost ? 1 : 0);
  },
);

it("[DEP-07] [HOST-11] 'I have paid' that the bank answers with 'accepted' opens the status once", async () => {
  const { transport, told, player } = await open(0);
  transport.answer('deposit-complete', { status: 'accepted' });
  await player.click(screen.getByRole('button', { name: /^I have paid/ }));
  await until(() => expect(told('onRoute')).not.toEqual([]));
  await act(async () => {});
  expect(told('onRoute')).toMatchObject([{ path: '/deposit/complete' }]);
});
