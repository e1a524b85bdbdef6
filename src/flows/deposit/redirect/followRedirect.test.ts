import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../../../api/checkAnswer';
import { DepositApiResponseStruct } from '../../../api/contract/deposit';
import { readRedirect } from './followRedirect';

const source = 'https://pay.example/x';

describe('[DEP-04] where an answer sends the player', () => {
  it.each([
    ['an address alone is a link', {}, { method: 'GET', data: {} }],
    ['data without a method is posted', { data: { id: 1 } }, { method: 'POST', data: { id: 1 } }],
    ['a method that is named counts', { method: 'GET', data: { id: 1 } }, { method: 'GET', data: { id: 1 } }],
    [
      'what the widget shows itself does not go to the page',
      { data: { requisites: [], wallet: {} } },
      { method: 'GET', data: {} },
    ],
  ] as const)('%s', (_, answer, redirect) => {
    expect(readRedirect({ source, ...answer }, 'spei')).toEqual({ url: source, ...redirect });
  });

  it('[API-06] a plain value under the name of a part of the contract is a parameter of the page', () => {
    const parameters = { wallet: 'WMZ', card: '', requisites: 5, unifiedFlow: false, order: 'A1' };
    const checked = checkAnswer(
      { source, data: { ...parameters, paymentMethodOffers: [] } },
      DepositApiResponseStruct,
    );
    expect(checked.ok && readRedirect(checked.value, 'spei')?.data).toEqual(parameters);
    expect(Object.keys(checked.value?.data ?? {})).toEqual(['order', 'paymentMethodOffers']);
  });

  it('[ONR-01] so it is where the answer has only such parameters', () => {
    expect(readRedirect({ source, data: { wallet: 'WMZ' } }, 'spei')?.data).toEqual({ wallet: 'WMZ' });
  });

  it('[API-06] without an address such a value is a part that cannot be read', () => {
    expect(checkAnswer({ depositId: '7', data: { wallet: 'WMZ' } }, DepositApiResponseStruct)).toMatchObject({
      problem: 'data.wallet is not object',
    });
  });

  it('an answer without an address sends nobody anywhere', () => {
    expect(readRedirect({ data: { id: 1 } }, 'spei')).toBeNull();
  });

  it('[DEP-06] an unsafe address is refused by name', () => {
    expect(() => readRedirect({ source: 'javascript:alert(1)' }, 'spei')).toThrow(
      'The redirect address is not safe',
    );
  });
});
