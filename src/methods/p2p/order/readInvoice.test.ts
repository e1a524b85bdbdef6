import { describe, expect, it } from 'vitest';
import type { P2PAnswer } from '../../../api/contract/p2p';
import { readInvoice } from './readInvoice';

const NOW = Date.UTC(2026, 0, 1, 12);
const MINUTE = 60_000;
const at = (minutes: number): string => new Date(NOW + minutes * MINUTE).toISOString();
const answer = (given: Partial<P2PAnswer> = {}): P2PAnswer => ({
  depositId: 'd-1',
  card: { number: '8600123456789012' },
  created: at(0),
  payment_amount: 100,
  payment_currency: 'UZS',
  timeout_minutes: 15,
  ...given,
});
const leftMinutes = (given: Partial<P2PAnswer>, clock = {}) => {
  const invoice = readInvoice(answer(given), { nowMs: NOW, ...clock });
  return invoice && (invoice.deadlineMs - NOW) / MINUTE;
};

describe('[P2P-04] the countdown of an invoice', () => {
  it.each([
    ['runs from its creation', at(-5), 10],
    ['is over for an old one', at(-60), -45],
    ['is never longer than its limit, though created in the future', at(30), 15],
  ])('%s', (_, created, minutes) => {
    expect(leftMinutes({ created })).toBe(minutes);
  });

  it.each([
    ['an hour slow', at(-60)],
    ['an hour fast', at(60)],
  ])('of a deposit just made is whole where the server’s clock is %s', (_, created) => {
    expect(leftMinutes({ created }, { askedAtMs: NOW - 1000 })).toBeCloseTo(15, 1);
  });

  it.each([
    ['an hour slow', at(-65)],
    ['an hour fast', at(55)],
  ])(
    'of one that was first seen here five minutes ago goes on where the server’s clock is %s',
    (_, created) => {
      expect(leftMinutes({ created }, { askedAtMs: NOW - 5 * MINUTE })).toBe(10);
    },
  );

  it('of one that was kept by a clock that was wrong then runs from its creation', () => {
    expect(leftMinutes({ created: at(-5) }, { askedAtMs: NOW + 60 * MINUTE })).toBe(10);
  });

  it.each([0, -1])('of %i minutes never ends: nobody could pay in them', timeout_minutes => {
    expect(leftMinutes({ timeout_minutes })).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('[P2P-05] an answer with a part missing is no invoice', () => {
  it.each([
    ['an id', { depositId: undefined }],
    ['somewhere to pay to', { card: {} }],
    ['a card', { card: undefined }],
    ['an amount', { payment_amount: undefined }],
    ['more than nothing to pay', { payment_amount: 0 }],
    ['a currency', { payment_currency: undefined }],
    ['a limit', { timeout_minutes: undefined }],
    ['a creation time', { created: undefined }],
    ['a creation time that is one', { created: 'soon' }],
  ])('without %s', (_, given) => {
    expect(readInvoice({ ...answer(), ...(given as Partial<P2PAnswer>) }, { nowMs: NOW })).toBeNull();
  });

  it.each([{ phone: '+998901234567' }, { encoded: { encrypted: 'a', key: 'b', iv: 'c', tag: 'd' } }])(
    'where there is %j to pay to nothing is missing',
    card => {
      expect(readInvoice(answer({ card }), { nowMs: NOW })).toMatchObject({
        card,
        deadlineMs: NOW + 15 * MINUTE,
      });
    },
  );

  it('a unified form may come before the card', () => {
    const { card, ...rest } = answer({ unifiedFlow: { fields: [] } });
    expect(card).toBeDefined();
    expect(readInvoice(rest, { nowMs: NOW })).toMatchObject({ card: null });
  });
});
