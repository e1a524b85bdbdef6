import { describe, expect, it } from 'vitest';
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

  it('an answer without an address sends nobody anywhere', () => {
    expect(readRedirect({ data: { id: 1 } }, 'spei')).toBeNull();
  });

  it('[DEP-06] an unsafe address is refused by name', () => {
    expect(() => readRedirect({ source: 'javascript:alert(1)' }, 'spei')).toThrow(
      'The redirect address is not safe',
    );
  });
});
