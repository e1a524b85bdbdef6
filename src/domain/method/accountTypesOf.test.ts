import { describe, expect, it } from 'vitest';
import { accountTypesOf } from './accountTypesOf';

describe('the accounts of a withdrawal', () => {
  it.each([
    [
      ['main', 'additional'],
      ['main', 'additional'],
    ],
    [
      ['additional', 'main'],
      ['main', 'additional'],
    ],
    [['additional'], ['additional']],
    [['bonus'], ['main']],
    [[], ['main']],
    [undefined, ['main']],
  ])('[METH-07] %j offers %j', (accountTypes, offered) => {
    expect(accountTypesOf({ ...(accountTypes && { accountTypes }) })).toEqual(offered);
  });
});
