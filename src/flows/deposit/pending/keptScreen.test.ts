import { describe, expect, it } from 'vitest';
import { keptScreen, readKeptScreen } from './keptScreen';

const path = '/deposit/onramp/offer-list';
const offers = [{ id: 'o-1', provider: 'P', amount: 26, currency: 'USDT', rate: 18, fee: 1 }];
const offered = { paymentMethodOffers: offers };

describe('what of an answer is kept for a reload', () => {
  it('[DEP-09] what is still to be paid or chosen, with its screen', () => {
    const page = {
      pageId: 'upi-qr',
      pageKind: 'CUSTOM_PAGE',
      data: offered,
    } as const;
    const answer = { depositId: 'd-1', ...page };
    const kept = keptScreen({ answer, path });
    expect(kept).toEqual({ path, answer: page });
    expect(keptScreen({ answer, path: null })).toEqual({});
    expect(readKeptScreen(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it.each([
    ['a card', { data: { card: { number: '8600123456789012' } } }],
    ['a sealed card', { data: { card: { encoded: { encrypted: 'a', key: 'b', iv: 'c', tag: 'd' } } } }],
    [
      'a card among the requisites',
      { data: { requisites: [{ label: 'Card', value: '4242 4242 4242 4242' }] } },
    ],
    ['a card in any other place', { data: { unifiedFlow: { title: '4242 4242 4242 4242', fields: [] } } }],
    ['a card as a number', { data: { ...offered, accountNumber: 4242424242424242 } }],
    ['the address of a payment page', { source: 'https://pay.example/s', data: { requisites: [] } }],
    [
      'more than a storage should hold',
      { data: { requisites: [{ label: 'IBAN', value: 'x'.repeat(30_000) }] } },
    ],
    ['nothing', {}],
  ])('[SEC-01] never %s', (_, answer) => {
    expect(keptScreen({ answer, path })).toEqual({});
  });

  it.each(['/deposit/host-to-host', '/deposit/redirect/instruction'])(
    '[SEC-01] [DEP-05] of what may not be stored on %s: that it was there, also once more',
    path => {
      const kept = keptScreen({ answer: { data: { card: { number: '8600123456789012' } } }, path });
      expect(kept).toEqual({ path });
      expect(keptScreen({ answer: null, path })).toEqual({ path });
      expect(readKeptScreen(kept)).toBeNull();
      // A bank transfer that is paid on a page of the bank's, or is only followed.
      for (const answer of [{ source: 'https://pay.example/s', data: {} }, { depositId: 'd-1' }])
        expect(keptScreen({ answer, path })).toEqual({});
    },
  );

  it('[RUM-01] [SEC-01] never what was typed, although the server has said it again', () => {
    const field = { name: 'cvc', type: 'text', label: 'Code' };
    const set = [
      { ...field, name: 'session', value: 's-1', isHidden: true },
      { ...field, name: 'bank', value: 'Bank', isDisabled: true },
    ];
    const unifiedFlow = { title: 'Your card', fields: [{ ...field, value: '739' }, ...set] };
    const { answer } = keptScreen({ answer: { data: { unifiedFlow } }, path });
    expect(answer).toEqual({ data: { unifiedFlow: { title: 'Your card', fields: [field, ...set] } } });
  });

  it.each([
    ['another site', { path: 'https://evil.example', answer: { data: {} } }],
    ['another flow', { path: '/withdrawal', answer: { data: {} } }],
    ['no answer', { path, answer: 1 }],
    ['broken data', { path, answer: { data: { paymentMethodOffers: [{ id: 1 }] } } }],
  ])('[USER-05] what was stored is read as nothing where it is %s', (_, stored) => {
    expect(readKeptScreen(stored)).toBeNull();
  });
});
