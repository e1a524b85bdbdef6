import { describe, expect, it } from 'vitest';
import { CARD_VIEW_TYPES } from '../../spec/cardViewTypes';
import { cardViewTypeOf, isListedForWithdrawal } from './cardViewType';

describe('cardViewTypeOf', () => {
  it.each(Object.entries(CARD_VIEW_TYPES))('[METH-02] %s is %d', (name, number) => {
    for (const cardViewType of [name, number, String(number)])
      expect(cardViewTypeOf({ cardViewType })).toBe(name);
  });

  it('[METH-02] a name is read in any case', () => {
    const inCapitals = Object.keys(CARD_VIEW_TYPES).map(name =>
      cardViewTypeOf({ cardViewType: name.toUpperCase() }),
    );
    expect(inCapitals).toEqual(Object.keys(CARD_VIEW_TYPES));
  });

  it.each([undefined, null, 99, -1, 'constructor', '', 'Cards', Number.NaN])(
    '[METH-02] %s is default',
    cardViewType => {
      expect(cardViewTypeOf({ cardViewType })).toBe('default');
    },
  );
});

describe('isListedForWithdrawal', () => {
  it.each([
    undefined,
    null,
    0,
    '0',
    '',
    'default',
    'DEFAULT',
    'india',
    3,
    5,
    7,
    9,
    13,
    20,
    'p2p',
    'eazype',
    'bankTransfer',
    'onramp',
    'cash',
    'INDIA',
    'Default',
    'BankTransfer',
  ])('[ROUTE-06] lists %s', cardViewType => {
    expect(isListedForWithdrawal({ cardViewType })).toBe(true);
  });

  it.each([1, 2, 4, 6, 8, 'card', 'cardWalletOnly', 'cardMultipleType', 'pix', 'virtual', 99, 'new'])(
    '[ROUTE-06] leaves %s out',
    cardViewType => {
      expect(isListedForWithdrawal({ cardViewType })).toBe(false);
    },
  );
});
