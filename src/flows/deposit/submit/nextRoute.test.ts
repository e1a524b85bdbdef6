import { describe, expect, it } from 'vitest';
import { sampleDepositResponse } from '../../../../tests/support/unit/contractSamples';
import { sampleMethod } from '../../../../tests/support/unit/samples';
import type { DepositApiResponse, DepositData } from '../../../api/contract/deposit';
import type { PaymentMethod } from '../../../api/contract/method';
import { boxRoute, nextRoute } from './nextRoute';

const { unifiedFlow, paymentMethodOffers, card, requisites, wallet } = sampleDepositResponse.data;
/** Data that are no member of DepositData pass through. */
const pageOf = (data: Record<string, unknown>): DepositData => data;
const FALLBACK = '/deposit/complete';

const rows: [name: string, response: DepositApiResponse, method: Partial<PaymentMethod>, path: string][] = [
  ['nothing special', {}, {}, FALLBACK],
  ['a page nobody knows', { pageId: 'other' }, {}, FALLBACK],
  ['the page pix', { pageId: 'pix' }, {}, '/deposit/redirect/pix'],
  ['the page eazype', { pageId: 'eazype' }, {}, '/deposit/redirect/eazype'],
  ['the page kind OFFLINE', { pageKind: 'OFFLINE', pageId: 'other' }, {}, '/deposit/redirect/instruction'],
  ['the page offline', { pageId: 'offline', pageKind: 'CUSTOM_PAGE' }, {}, '/deposit/redirect/instruction'],
  ['a bank transfer by name', { pageId: 'pix' }, { name: 'nigerian_bank_transfer' }, '/deposit/host-to-host'],
  ['a bank transfer by view type', {}, { cardViewType: 9 }, '/deposit/host-to-host'],
  ['requisites', { pageId: 'eazype', data: { requisites } }, {}, '/deposit/host-to-host'],
  ['a card', { data: { card } }, {}, '/deposit/host-to-host'],
  ['empty lists', { data: { paymentMethodOffers: [], requisites: [] } }, {}, FALLBACK],
  [
    'a card that nothing can be paid to',
    { pageId: 'pix', data: { card: { holder: 'A' } } },
    {},
    '/deposit/redirect/pix',
  ],
  ['a wallet, of whichever method', { data: { wallet } }, {}, '/deposit/crypto/address'],
  ['a wallet without an address', { data: { wallet: { network: 'TRON' } } }, {}, FALLBACK],
  ['a wallet beside a redirect', { source: 'https://pay.test/', data: { wallet } }, {}, FALLBACK],
  ['a code, and no word of the page', { data: pageOf({ qrCode: 'x' }) }, {}, '/deposit/redirect/instruction'],
  [
    'a Pix key, and no word of the page',
    { data: pageOf({ pixKey: 'x' }) },
    { cardViewType: 6 },
    '/deposit/redirect/pix',
  ],
  ['nothing to pay a Pix by', {}, { cardViewType: 6 }, FALLBACK],
  ['words of how to pay', { data: pageOf({ steps: ['Open'] }) }, {}, '/deposit/redirect/instruction'],
  [
    'the same as data of a redirect',
    { source: 'https://pay.test/', data: pageOf({ phone: '1' }) },
    {},
    FALLBACK,
  ],
  ['the page upi-qr', { pageId: 'upi-qr', data: pageOf({ upiId: 'a@upi' }) }, {}, '/deposit/india/invoice'],
  [
    'the page upi-qr with a code alone',
    { pageId: 'upi-qr', data: pageOf({ qrCode: 'x' }) },
    {},
    '/deposit/redirect/instruction',
  ],
  ['the page upi-qr with nothing', { pageId: 'upi-qr' }, {}, '/deposit/india/invoice'],
  ['a reference alone', { data: pageOf({ reference: 'x' }) }, {}, FALLBACK],
  [
    'a reference alone, to be paid in cash',
    { data: pageOf({ reference: 'x' }) },
    { cardViewType: 20 },
    '/deposit/redirect/instruction',
  ],
  [
    'the same beside a redirect',
    { source: 'https://pay.test/', data: pageOf({ reference: 'x' }) },
    { cardViewType: 'cash' },
    FALLBACK,
  ],
  ['offers and a card', { data: { paymentMethodOffers, card } }, {}, '/deposit/onramp/offer-list'],
  [
    'everything at once',
    { pageId: 'pix', data: { unifiedFlow, paymentMethodOffers, card, requisites } },
    { cardViewType: 'bankTransfer' },
    '/deposit/redirect/unified-form',
  ],
];

describe('[DEP-05] what a created deposit leads to', () => {
  it.each(rows)('%s', (_, response, method, path) => {
    expect(nextRoute({ response, method: sampleMethod(method) }, FALLBACK)).toBe(path);
  });
});

describe('[DEP-05] the page that a unified flow names', () => {
  const code = pageOf({ qrCode: 'x' });
  it.each<[string, string, DepositApiResponse, string]>([
    ['shows what can be paid by', '/deposit/redirect/pix', { data: code }, '/deposit/redirect/pix'],
    ['shows it for Pix too', '/deposit/redirect/eazype', { data: code }, '/deposit/redirect/eazype'],
    ['is not the status then', FALLBACK, { data: code }, '/deposit/redirect/pix'],
    [
      'gives way to another',
      '/deposit/redirect/pix',
      { pageId: 'eazype', data: code },
      '/deposit/redirect/eazype',
    ],
    ['gives way to an address', '/deposit/redirect/pix', { data: { wallet } }, '/deposit/crypto/address'],
    ['is no invoice without a UPI id', '/deposit/india/invoice', { data: code }, '/deposit/redirect/pix'],
    [
      'is one with it',
      '/deposit/india/invoice',
      { data: pageOf({ upiId: 'a@upi' }) },
      '/deposit/india/invoice',
    ],
  ])('%s', (_, named, response, path) => {
    expect(nextRoute({ response, method: sampleMethod({ cardViewType: 6 }) }, named)).toBe(path);
  });
});

describe('[SWP-01] what a deposit in coins leads to', () => {
  const source = 'https://pay.test/';
  it.each<[string, DepositApiResponse, string]>([
    ['a payment page', { source }, FALLBACK],
    ['the same beside a wallet without an address', { source, data: { wallet: {} } }, FALLBACK],
    ['an address, also beside a payment page', { source, data: { wallet } }, '/deposit/crypto/address'],
    ['neither', {}, '/deposit/crypto/address'],
  ])('%s', (_, response, path) => {
    expect(boxRoute(response)).toBe(path);
  });
});
