import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { RunOptions } from './Check';

export const USAGE = `cashier-contract <url> [options]

Asks a banking server the calls of the cashier's contract and says what is wrong.
Only calls that change nothing are made, unless --create or --withdraw is given.

  --token <token>        the player's token; better: the variable CASHIER_TOKEN
  --transport <name>     http (default) or socket
  --country <code>       MX by default
  --currency <code>      MXN by default
  --prefix <prefix>      BANKING by default
  --product <path>       base path of the files, cashier by default
  --origin <origin>      the page that the widget will stand on
  --sweepstake           also the calls of the sweepstake view
  --create               also calls that make something: a deposit, cancelled at once
  --method <name>        the method to deposit by; the first whose fields are given by default
  --amount <amount>      the amount to deposit; the method's minimum by default
  --withdraw             also a withdrawal, cancelled at once
  --withdrawal-method <name>    the first whose fields are given by default
  --withdrawal-amount <amount>  the method's minimum by default
  --field <name>=<value> what is sent for a method's field; may be repeated
  --pushes               over the socket, also wait for the news of what was made
  --timeout <seconds>    longest wait for an answer; 15 by default
  --json                 the results as JSON

Exit code: 0 no fault, 1 faults, 2 wrong arguments, or nothing to --create or --withdraw with.`;

export interface Arguments extends RunOptions {
  transport: 'http' | 'socket';
  token: string;
  timeoutMs: number;
  isJson: boolean;
}

const OPTIONS = {
  token: { type: 'string' },
  transport: { type: 'string', default: 'http' },
  country: { type: 'string', default: 'MX' },
  currency: { type: 'string', default: 'MXN' },
  prefix: { type: 'string', default: 'BANKING' },
  product: { type: 'string', default: 'cashier' },
  origin: { type: 'string', default: 'https://www.example' },
  sweepstake: { type: 'boolean', default: false },
  create: { type: 'boolean', default: false },
  method: { type: 'string' },
  amount: { type: 'string' },
  withdraw: { type: 'boolean', default: false },
  'withdrawal-method': { type: 'string' },
  'withdrawal-amount': { type: 'string' },
  field: { type: 'string', multiple: true, default: [] },
  pushes: { type: 'boolean', default: false },
  timeout: { type: 'string', default: '15' },
  json: { type: 'boolean', default: false },
} satisfies ParseArgsConfig['options'];

/** Throws with a message for the person who has typed them. */
export function readArguments(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Arguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: OPTIONS,
  });
  const url = addressOf(positionals);
  const { transport } = values;
  if (transport !== 'http' && transport !== 'socket') throw new Error('The transport is http or socket.');
  if (values.pushes && transport !== 'socket')
    throw new Error('Pushes come over the socket: add --transport socket.');
  if (values.pushes && !values.create && !values.withdraw)
    throw new Error('Pushes tell of what was made: add --create or --withdraw.');
  const timeoutMs = positiveNumber(values.timeout, 'timeout') * 1000;
  const withdrawalAmount = values['withdrawal-amount'];
  return {
    url,
    transport,
    token: values.token ?? env['CASHIER_TOKEN'] ?? '',
    prefix: values.prefix,
    product: values.product,
    country: values.country.toUpperCase(),
    currency: values.currency.toUpperCase(),
    origin: values.origin,
    isSweepstake: values.sweepstake,
    isCreating: values.create,
    method: values.method,
    amount: values.amount === undefined ? undefined : positiveNumber(values.amount, 'amount'),
    isWithdrawing: values.withdraw,
    withdrawalMethod: values['withdrawal-method'],
    withdrawalAmount:
      withdrawalAmount === undefined ? undefined : positiveNumber(withdrawalAmount, 'amount to withdraw'),
    fields: fieldsOf(values.field),
    isPushing: values.pushes,
    pushTimeoutMs: timeoutMs,
    timeoutMs,
    isJson: values.json,
  };
}

function addressOf([address, ...rest]: readonly string[]): string {
  if (address === undefined) throw new Error('The address of the server is missing.');
  if (rest.length > 0) throw new Error('One address at a time.');
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error('The address is no http or https address.');
  if (url.username !== '' || url.password !== '')
    throw new Error('The address may carry no user or password.');
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}

function fieldsOf(pairs: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map(pair => {
      const at = pair.indexOf('=');
      if (at < 1) throw new Error('A field is given as --field name=value.');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

function positiveNumber(text: string, name: string): number {
  const number = Number(text);
  if (!(number > 0 && number < Infinity)) throw new Error(`The ${name} is no number above zero.`);
  return number;
}
