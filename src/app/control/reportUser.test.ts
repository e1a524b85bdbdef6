import { expect, it } from 'vitest';
import type { HostUser } from '../../host/parentData';
import { reportUser } from './reportUser';

const told = (user: HostUser): unknown[] => {
  const messages: unknown[] = [];
  reportUser({ send: message => messages.push(message) }, user);
  return messages;
};
const problem = (field: string) => ({
  messageType: 'Error',
  message: `Incorrect data from host: ${field}`,
  field,
});

it('[HOST-03] malformed fields of the user are told by their names', () => {
  const user = JSON.parse(
    '{"currency":5,"lang":["canary"],"token":{},"balanceData":"canary","id":7,"other":[1]}',
  );
  expect(told(user)).toEqual(['user.currency', 'user.lang', 'user.token', 'user.balanceData'].map(problem));
});

it('[HOST-03] so are words that none of its lists has', () => {
  expect(told({ platform: 'tv', widgetViewType: 'Sweep' })).toEqual(
    ['user.platform', 'user.widgetViewType'].map(problem),
  );
  expect(told({ platform: 'iOS', widgetViewType: 'sweep' })).toEqual([]);
  expect(told({ platform: '', widgetViewType: '' })).toEqual([]);
});

it.each([
  [{ primary: { amount: '300', currency: 'EUR' } }, 1],
  [{ primary: { amount: 300 } }, 1],
  [{ primary: { amount: 300, currency: 'EUR' } }, 0],
  [{ amount: 300, currency: 'EUR' }, 1],
  [{ primary: null }, 0],
  [{}, 0],
  [null, 0],
])('[HOST-03] the balance %j: %i problems', (balanceData, count) => {
  expect(told({ currency: 'EUR', country: undefined, balanceData })).toEqual(
    Array.from({ length: count }, () => problem('user.balanceData')),
  );
});
