import { expect, it } from 'vitest';
import { nearestName } from './nearestName';

const KNOWN = ['bonusList', 'closingButton', 'host', 'theme', 'token'];

it.each([
  ['bonuslist', 'bonusList'],
  ['bonus_list', 'bonusList'],
  ['bonusLst', 'bonusList'],
  ['closeButton', 'closingButton'],
  ['tokn', 'token'],
  ['hsot', 'host'],
  ['hosts', 'host'],
  ['themes', 'theme'],
  ['colour', null],
  ['x', null],
  ['', null],
])('[HOST-02] %j is most likely %j', (name, meant) => expect(nearestName(name, KNOWN)).toBe(meant));
