import { expect, it } from 'vitest';
import { withoutFields } from './withoutFields';

const fields = {
  card_number: '4111111111111111',
  holder: 'Ana Lopez',
  mail: 'ana@x.io',
  cvc: '12',
  wallet: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
  kind: 'savings',
  amount: '1000',
};

it.each([
  ['Card 4111111111111111 of Ana Lopez, mail ana@x.io', 'Card … of …, mail …'],
  ['4111111111111111 is not 4111111111111111', '… is not …'],
  ['4111 1111 1111 1111 or 4111-1111-1111-1111 is declined', '… or … is declined'],
  ['Only savings accounts, 12 at most', 'Only savings accounts, 12 at most'],
  ['At most 1000', 'At most 1000'],
  ['The token eyJhbGciOiJIUzI1NiJ9.e30.t_-t is old', 'The token … is old'],
  ['TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE is no address', '… is no address'],
  ['Declined: ANA LOPEZ, Ana@X.io', 'Declined: …, …'],
  ['Ana\u00a0Lopez is blocked', '… is blocked'],
])('[RUM-01] of what was typed %j says %j', (message, said) => {
  expect(withoutFields(message, { amount: 500, fields }, 'eyJhbGciOiJIUzI1NiJ9.e30.t_-t')).toBe(said);
});

it.each([
  ['+52 55 1234 5678', 'Phone 525512345678 has no account', 'Phone … has no account'],
  ['+525512345678', 'Phone +52 (55) 1234-5678 has no account', 'Phone +… has no account'],
  ['123.456.789-09', 'CPF 12345678909 is blocked', 'CPF … is blocked'],
  ['12345678909', 'CPF 123.456.789-09 is blocked', 'CPF … is blocked'],
  ['Иванов 123456', 'Иванов 123456 is unknown', '… is unknown'],
  ['Иван Петров', 'ИВАН ПЕТРОВ is unknown', '… is unknown'],
  ['王 小明', '王 小明 is unknown', '… is unknown'],
  ['A B', 'Account 1 is of A B', 'Account 1 is of …'],
  ['Ana Lopez', 'GET /pay?holder=Ana%20Lopez', 'GET /pay?holder=…'],
  ['ana@x.io', 'GET /pay?email=ana%40x.io', 'GET /pay?email=…'],
  ['4111111111111111', 'GET /pay?card=4111%201111%201111%201111', 'GET /pay?card=…'],
  ['José Pérez', 'GET /pay?holder=Jos%C3%A9%20P%c3%a9rez', 'GET /pay?holder=…'],
  ['ana_lopez@x.io', 'ana_lopez@x.io is unknown', '… is unknown'],
  ['10 % off', 'no 10 % off here', 'no … here'],
  ['1'.repeat(20), `/${'%11'.repeat(400)}`, `/${'%11'.repeat(400)}`],
  ['a+b@x.io', 'A+B@x.io (or aab) is unknown', '… (or aab) is unknown'],
])('[RUM-01] takes out %j however the server writes it', (typed, message, said) => {
  expect(withoutFields(message, { fields: { typed } })).toBe(said);
});

it('[RUM-01] takes out a token of eight characters; a shorter one may be a word of the message', () => {
  expect(withoutFields('Session 9f8e7d6c is over', null, '9f8e7d6c')).toBe('Session … is over');
  expect(withoutFields('It is declined', null, 'is')).toBe('It is declined');
});

it.each([undefined, null, {}, { fields: null }, { fields: { nested: {}, empty: '', blank: ' ' } }])(
  '[RUM-01] keeps its words where %j was sent',
  data => {
    expect(withoutFields('It is declined', data)).toBe('It is declined');
  },
);

it('[RUM-01] takes out the code that confirms a withdrawal, which is sent beside no fields', () => {
  const data = { withdrawalId: 'wd-1', code: '481516' };
  expect(withoutFields('Code 481516 has expired', data)).toBe('Code … has expired');
});
