import { describe, expect, it } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import { deferred } from '../../../../tests/support/unit/deferred';
import { prepareP2P as prepare } from '../../../../tests/support/unit/prepareP2P';
import { addNotification } from '../../../state/createNotificationsState';
import { cancelP2P } from './cancelP2P';
import { completeP2P } from './completeP2P';

const COMPLETE = '/deposit/complete';

describe('[P2P-05] completing', () => {
  it.each([
    ['is taken', { status: 'processed' }, 'processed', 0],
    ['fails', networkFailure(), 'waiting', 1],
    ['is refused', refusal(409), 'waiting', 1],
  ])('leads to complete where it %s', async (_, complete, status, errors) => {
    const { cashier, start, path, transport } = await prepare({ 'deposit-complete': complete });
    start();
    await completeP2P(cashier);
    expect(path()).toBe(COMPLETE);
    expect(cashier.transaction.status).toBe(status);
    expect(cashier.notifications.list).toHaveLength(errors);
    expect(transport.sent('deposit-complete')).toEqual([
      { depositId: 'd-1', paymentMethod: 'card_p2p_uz_humo' },
    ]);
  });
});

describe('[P2P-05] [ERR-03] what the player reads on the screen that follows', () => {
  it.each([
    [
      'a failure of the server asks for no other try',
      refusal(500),
      ['The payment provider could not do this.'],
    ],
    [
      'the bank’s own words stand',
      refusal(422, 'banking.merchantClientError', 'Not seen yet'),
      ['Not seen yet'],
    ],
    ['an answer that cannot be read was a yes', { status: {} }, []],
    ['what failed before is no longer said', { status: 'accepted' }, []],
  ])('%s', async (_, complete, contents) => {
    const { cashier, start, told } = await prepare({ 'deposit-complete': complete });
    start();
    addNotification(cashier.notifications, { content: 'of a cancel before' });
    await completeP2P(cashier);
    expect(cashier.notifications.list.map(({ content }) => content)).toEqual(contents);
    expect(told('onDisplayError')).toHaveLength(contents.length);
  });
});

describe('[P2P-05] [ERR-03] refused for a reason of the server’s own', () => {
  it.each([
    ['I have paid', 'deposit-complete', completeP2P],
    ['cancel', 'deposit-cancel', cancelP2P],
  ])('%s: leads nobody to another method, as the money may be on its way', async (_, call, press) => {
    const { cashier, start } = await prepare({ [call]: refusal(410, 'banking.unheardOf') });
    start();
    await press(cashier);
    expect(cashier.notifications.list).toMatchObject([
      { content: 'The payment provider could not do this.' },
    ]);
  });
});

describe('[P2P-05] [ERR-03] a failure that comes when the payment has been seen', () => {
  it.each([
    ['I have paid', 'deposit-complete', completeP2P],
    ['cancel', 'deposit-cancel', cancelP2P],
  ])('%s: is told to the host alone', async (_, call, press) => {
    const late = deferred();
    const { cashier, start, push, told } = await prepare({ [call]: () => late.promise });
    start();
    const pressed = press(cashier);
    push('processed');
    late.reject(networkFailure());
    await pressed;
    expect(cashier.notifications.list).toEqual([]);
    expect(told('Error')).toHaveLength(1);
  });
});

describe('[P2P-05] a player who has left the invoice before the answer came', () => {
  it.each([
    ['I have paid', 'deposit-complete', completeP2P, { status: 'waiting' }],
    ['cancel, taken', 'deposit-cancel', cancelP2P, { status: 'CANCELED' }],
    ['cancel, refused', 'deposit-cancel', cancelP2P, refusal(409, 'banking.depositPaid')],
    ['cancel, answered with PAYED', 'deposit-cancel', cancelP2P, { status: 'PAYED' }],
  ])('%s: stays where they are', async (_, call, press, answer) => {
    const late = deferred();
    const { cashier, start, path } = await prepare({ [call]: () => late.promise });
    start();
    const pressed = press(cashier);
    cashier.router.back();
    cashier.router.navigate('/deposit/redirect');
    if (answer instanceof Error) late.reject(answer);
    else late.resolve(answer);
    await pressed;
    expect(path()).toBe('/deposit/redirect');
  });

  it('one who reads how to pay is led on from there', async () => {
    const late = deferred();
    const { cashier, start, path } = await prepare({ 'deposit-complete': () => late.promise });
    start();
    const pressed = completeP2P(cashier);
    cashier.router.navigate('/deposit/peer-to-peer/instruction');
    late.resolve({ status: 'waiting' });
    await pressed;
    expect(path()).toBe(COMPLETE);
  });
});
