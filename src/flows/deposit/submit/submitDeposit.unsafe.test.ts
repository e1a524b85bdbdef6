import { expect, it, vi } from 'vitest';
import { deferred } from '../../../../tests/support/unit/deferred';
import { CREATE, created, openSubmit as open, setUpBrowser } from '../../../../tests/support/unit/openSubmit';
import { sampleFormField } from '../../../../tests/support/unit/samples';
import { depositStage } from '../complete/depositView';
import { openPendingDeposit } from '../pending/openPendingDeposit';
import { pendingDeposits } from '../pending/pendingList';

const browser = setUpBrowser();

const unsafe = [
  'javascript:alert(1)',
  'data:text/html,x',
  'http://pay.test/',
  'https://user:pass@pay.test/',
  '//pay.test/',
  'upi://pay?pa=a',
  'not an address',
];

it.each(unsafe)('[DEP-06] %s is not opened, and the player is told', async address => {
  const { submit, done, told, cashier } = await open(created({ source: address }));
  submit();
  await done();
  expect(browser.popUp.location.replace).not.toHaveBeenCalled();
  expect(browser.popUp.close).toHaveBeenCalled();
  // The answer may have come after the card was charged: nothing is said of money.
  const content = "The payment page's address is not safe, so it was not opened.";
  expect(cashier.notifications.list).toMatchObject([{ content }]);
  expect(told('onDisplayError')).toHaveLength(1);
  expect(JSON.stringify(told('Error'))).not.toContain(address);
  expect(told('onDisplayError')).toMatchObject([{ reference: 'd-1' }]);
  expect(pendingDeposits(cashier)).toMatchObject([{ depositId: 'd-1', amount: 100 }]);
});

it.each([undefined, 'd-1'])(
  '[DEP-06] [DEP-01] such a deposit, named %s, is on its status: another press of its form would make a second one',
  async depositId => {
    const { submit, done, cashier, path } = await open(created({ depositId, source: 'http://pay.test/' }));
    submit();
    await done();
    expect(path()).toBe('/deposit/complete');
    expect(depositStage(cashier.transaction)).toBe('no-details');
    for (const kept of pendingDeposits(cashier)) await openPendingDeposit(cashier, kept);
    expect(depositStage(cashier.transaction)).toBe('no-details');
  },
);

it('[DEP-06] it moves nobody who has gone elsewhere, who finds it on the list', async () => {
  const answer = deferred();
  const { submit, done, cashier, path, transport } = await open(() => answer.promise);
  cashier.router.navigate('/deposit/redirect');
  submit();
  await vi.waitFor(() => expect(transport.sent(CREATE)).toHaveLength(1));
  cashier.router.navigate('/deposit', { isReset: true });
  answer.resolve(created({ source: 'http://pay.test/' }));
  await done();
  expect(path()).toBe('/deposit');
  expect(pendingDeposits(cashier)).toMatchObject([{ depositId: 'd-1', isAnswerLost: true }]);
});

it('[DEP-06] a further step that is answered so keeps its form and what is stored of its deposit', async () => {
  const unifiedFlow = { fields: [sampleFormField()] };
  const { submit, done, cashier, path, transport } = await open(created({ data: { unifiedFlow } }));
  submit();
  await done();
  const stored = pendingDeposits(cashier);
  transport.answer(CREATE, created({ source: 'http://pay.test/' }));
  for (const _ of [1, 2]) {
    submit({ depositId: 'd-1' });
    await done();
    expect(path()).toBe('/deposit/redirect/unified-form');
    expect(pendingDeposits(cashier)).toEqual(stored);
  }
  expect(transport.sent(CREATE)).toHaveLength(3);
});
