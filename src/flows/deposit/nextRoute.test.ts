import { describe, expect, it } from 'vitest';
import { sampleDepositResponse } from '../../../tests/support/unit/contractSamples';
import { sampleMethod } from '../../../tests/support/unit/samples';
import type { DepositApiResponse } from '../../api/contract/deposit';
import type { PaymentMethod } from '../../api/contract/method';
import { nextRoute } from './nextRoute';

const { unifiedFlow, paymentMethodOffers, card, requisites } = sampleDepositResponse.data;
const FALLBACK = '/deposit/complete';

const rows: [name: string, response: DepositApiResponse, method: Partial<PaymentMethod>, path: string][] = [
  ['nothing special', {}, {}, FALLBACK],
  ['a page nobody knows', { pageId: 'other' }, {}, FALLBACK],
  ['the page pix', { pageId: 'pix' }, {}, '/deposit/redirect/pix'],
  ['the page eazype', { pageId: 'eazype' }, {}, '/deposit/redirect/eazype'],
  ['a bank transfer by name', { pageId: 'pix' }, { name: 'nigerian_bank_transfer' }, '/deposit/host-to-host'],
  ['a bank transfer by view type', {}, { cardViewType: 9 }, '/deposit/host-to-host'],
  ['requisites', { pageId: 'eazype', data: { requisites } }, {}, '/deposit/host-to-host'],
  ['a card', { data: { card } }, {}, '/deposit/host-to-host'],
  ['empty lists', { data: { paymentMethodOffers: [], requisites: [] } }, {}, FALLBACK],
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
