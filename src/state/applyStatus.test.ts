import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DepositStatusPush, RawStatus } from '../api/contract/transaction';
import { mapDepositStatus } from '../domain/transaction/depositStatus';
import { isPaymentSeen } from '../domain/transaction/isPaymentSeen';
import { applyStatus } from './applyStatus';
import { createTransactionState, type TransactionState } from './createTransactionState';

const of = (depositId: string | null): TransactionState =>
  Object.assign(createTransactionState(), { depositId });

/** Every order of a list. */
const permutations = <Item>(items: Item[]): Item[][] =>
  items.length < 2
    ? [items]
    : items.flatMap((item, index) =>
        permutations([...items.slice(0, index), ...items.slice(index + 1)]).map(rest => [item, ...rest]),
      );

describe('[DEP-09] the status of a transaction', () => {
  it('is waiting at first', () => {
    expect(createTransactionState().status).toBe('waiting');
  });

  const raw: [RawStatus, string][] = [
    ['waiting', 'waiting'],
    ['accepted', 'accepted'],
    ['processed', 'processed'],
    ['mistaked', 'mistaked'],
    [0, 'waiting'],
    [1, 'processed'],
    [2, 'mistaked'],
    ['something', 'accepted'],
    [9, 'accepted'],
  ];

  it.each([
    ['waiting', true],
    ['accepted', false],
  ])('after a long wait, news that it is %s leave the player told so: %s', (status, isWaitOver) => {
    const transaction = Object.assign(of('d-1'), { isWaitOver: true });
    applyStatus(transaction, { depositId: 'd-1', status });
    expect(transaction.isWaitOver).toBe(isWaitOver);
  });

  it.each(raw)('a push of %j makes it %s', (status, expected) => {
    const transaction = of('d-1');
    applyStatus(transaction, { depositId: 'd-1', status });
    expect(transaction.status).toBe(expected);
  });

  it.each<[RawStatus, RawStatus, RawStatus]>([
    ['accepted', 'pending', 'accepted'],
    ['accepted', 'waiting', 'accepted'],
    ['PAYED', 0, 'PAYED'],
    ['processed', 'pending', 'processed'],
    ['pending', 'accepted', 'accepted'],
    ['accepted', 'PAYED', 'PAYED'],
  ])(
    '[DEP-05] after %j a late %j leaves %j standing: nobody is asked to pay what was seen',
    (one, late, stays) => {
      const transaction = of('d-1');
      applyStatus(transaction, { depositId: 'd-1', status: one });
      applyStatus(transaction, { depositId: 'd-1', status: late });
      expect(transaction.serverStatus).toBe(stays);
      expect(isPaymentSeen(transaction)).toBe(true);
    },
  );

  const courses: { name: string; course: RawStatus[]; end: string }[] = [
    { name: 'a deposit that arrives', course: [0, 'accepted', 'accepted', 1, 1], end: 'processed' },
    { name: 'a deposit that fails', course: ['waiting', 'accepted', 2, 'mistaked'], end: 'mistaked' },
    {
      name: 'a failed one whose money came after all',
      course: ['waiting', 2, 'accepted', 'processed'],
      end: 'processed',
    },
    {
      name: 'one with a word that nobody knows',
      course: [0, 'checking', 'accepted', 'waiting'],
      end: 'accepted',
    },
  ];

  it.each(courses)('$name ends at $end whichever way the pushes come', ({ course, end }) => {
    const orders = permutations(course);
    expect(orders.length).toBeGreaterThanOrEqual(24);
    for (const order of orders) {
      const transaction = of('d-1');
      for (const status of order) {
        applyStatus(transaction, { depositId: 'd-1', status });
        applyStatus(transaction, { depositId: 'd-1', status });
        applyStatus(transaction, { depositId: 'other', status: 1 });
      }
      expect(transaction.status).toBe(end);
    }
  });

  it('news of another deposit changes nothing', () => {
    const transaction = of('d-1');
    const before = { ...transaction };
    applyStatus(transaction, { depositId: 'd-2', status: 1, txid: 'tx', message: 'Text' });
    expect(transaction).toEqual(before);
  });

  it('while the deposit is not known no push is ours', () => {
    const transaction = Object.assign(of(null), { requestId: 'r-1' });
    applyStatus(transaction, { depositId: 'd-2', status: 2 });
    expect(transaction.status).toBe('waiting');
  });

  it('keeps the hash, and the words of the status that stands', () => {
    const transaction = of('d-1');
    const news: DepositStatusPush[] = [
      { depositId: 'd-1', status: 'accepted', txid: 'tx-1' },
      { depositId: 'd-1', status: 'mistaked', message: 'Declined by the bank' },
      { depositId: 'd-1', status: 'waiting', message: 'Late words' },
    ];
    for (const one of news) applyStatus(transaction, one);
    expect(transaction).toMatchObject({ status: 'mistaked', txid: 'tx-1', message: 'Declined by the bank' });
  });

  it('[DEP-10] keeps what was credited, where the server says so as done, in whichever currency', () => {
    const transaction = Object.assign(of('d-1'), { amount: 500, currency: 'MXN' });
    const inPesos = (amount: number) => ({ amount, currency: 'MXN' });
    applyStatus(transaction, { depositId: 'd-1', status: 'accepted', amount: 100 });
    expect(transaction.received).toBeNull();
    applyStatus(transaction, { depositId: 'd-1', status: 'processed', amount: 25.5, currency: 'USD' });
    expect(transaction.received).toEqual({ amount: 25.5, currency: 'USD' });
    applyStatus(transaction, { depositId: 'd-1', status: 1, amount: 250, currency: 'MXN' });
    applyStatus(transaction, { depositId: 'd-1', status: 1 });
    // A server that cannot leave it out.
    for (const amount of [0, -5]) applyStatus(transaction, { depositId: 'd-1', status: 1, amount });
    expect(transaction.received).toEqual(inPesos(250));
    applyStatus(transaction, { depositId: 'd-1', status: 1, amount: 260 });
    expect(transaction.received).toEqual(inPesos(260));
  });

  it.each([
    ['a transaction hash', { txid: 'tx-1' }, {}],
    ['an address', {}, { answer: { data: { wallet: { address: 'a', network: 'TRON', currency: 'USDT' } } } }],
  ])('[DEP-10] an amount without a currency may be of the coins where there is %s', (_, news, made) => {
    const transaction = Object.assign(of('d-1'), { amount: 500, currency: 'MXN' }, made);
    applyStatus(transaction, { depositId: 'd-1', status: 1, amount: 29.5, ...news });
    expect(transaction).toMatchObject({ status: 'processed', received: null });
    applyStatus(transaction, { depositId: 'd-1', status: 1, amount: 490, currency: 'MXN', ...news });
    expect(transaction.received).toEqual({ amount: 490, currency: 'MXN' });
  });

  it('the words of a failure do not stand at a success', () => {
    const transaction = of('d-1');
    applyStatus(transaction, { depositId: 'd-1', status: 'mistaked', message: 'Declined' });
    applyStatus(transaction, { depositId: 'd-1', status: 'processed' });
    expect(transaction).toMatchObject({ status: 'processed', message: null });
  });

  it('takes the words that come after the status was known already', () => {
    const transaction = of('d-1');
    applyStatus(transaction, { depositId: 'd-1', status: 'mistaked' });
    applyStatus(transaction, { depositId: 'd-1', status: 2, message: 'Declined' });
    expect(transaction.message).toBe('Declined');
  });

  it('200 deliveries, duplicated, reordered, late and foreign, end as the server does', () => {
    const statuses: RawStatus[] = ['waiting', 'accepted', 'processed', 'mistaked', 0, 1, 2];
    const final = fc.constantFrom<RawStatus>('processed', 'mistaked', 1, 2);
    let deliveries = 0;
    fc.assert(
      fc.property(
        final,
        fc.array(fc.constantFrom<RawStatus>('waiting', 'accepted', 0, 'in review'), { maxLength: 4 }),
        fc.array(fc.constantFrom(...statuses), { maxLength: 4 }),
        fc.infiniteStream(fc.nat()),
        (last, before, foreign, random) => {
          const own = [...before, last].map(status => ({ depositId: 'd-1', status }));
          const others = foreign.map(status => ({ depositId: 'd-2', status }));
          const sent: DepositStatusPush[] = [...own, ...own, ...others];
          const order = sent
            .map(push => ({ push, at: random.next().value }))
            .sort((one, other) => one.at - other.at);
          const transaction = of('d-1');
          for (const { push } of order) applyStatus(transaction, push);
          deliveries++;
          expect(transaction.status).toBe(mapDepositStatus(last));
        },
      ),
      { numRuns: 200 },
    );
    expect(deliveries).toBe(200);
    console.log(`pushes: ${deliveries} deliveries, 0 that end otherwise than the server`);
  });
});
