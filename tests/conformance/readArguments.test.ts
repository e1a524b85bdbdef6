import { describe, expect, it } from 'vitest';
import { readArguments } from '../../src/conformance/readArguments';

const BANK = 'https://bank.example/v1/';

describe('[API-07] the arguments of cashier-contract', () => {
  it('are read with their defaults, and the token from the environment', () => {
    expect(
      readArguments([BANK, '--amount', '12.5', '--field', 'a=b=c', '--currency', 'brl'], {
        CASHIER_TOKEN: 'player',
      }),
    ).toMatchObject({
      country: 'MX',
      currency: 'BRL',
      url: 'https://bank.example/v1',
      transport: 'http',
      token: 'player',
      timeoutMs: 15_000,
      amount: 12.5,
      withdrawalAmount: undefined,
      fields: { a: 'b=c' },
      isCreating: false,
      isWithdrawing: false,
    });
  });

  it.each([
    [[], 'The address of the server is missing.'],
    [[BANK, BANK], 'One address at a time.'],
    [['ftp://bank.example'], 'The address is no http or https address.'],
    [['https://user:canary@bank.example'], 'The address may carry no user or password.'],
    [[BANK, '--transport', 'grpc'], 'The transport is http or socket.'],
    [[BANK, '--pushes', '--create'], 'Pushes come over the socket: add --transport socket.'],
    [
      [BANK, '--pushes', '--transport', 'socket'],
      'Pushes tell of what was made: add --create or --withdraw.',
    ],
    [[BANK, '--timeout', '0'], 'The timeout is no number above zero.'],
    [[BANK, '--timeout', 'Infinity'], 'The timeout is no number above zero.'],
    [[BANK, '--withdrawal-amount', 'much'], 'The amount to withdraw is no number above zero.'],
    [[BANK, '--field', '=value'], 'A field is given as --field name=value.'],
  ])('%j: %s', (args, message) => {
    expect(() => readArguments(args, {})).toThrow(message);
  });
});
