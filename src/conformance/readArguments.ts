import { parseArgs } from 'node:util';
import type { RunOptions } from './Check';

export const USAGE = `cashier-contract <url> [options]

Asks a banking server the calls of the cashier's contract and says what is wrong.
Only calls that change nothing are made, unless --create is given.

  --token <token>        the player's token; better: the variable CASHIER_TOKEN
  --transport <name>     http (default) or socket
  --country <code>       MX by default
  --currency <code>      MXN by default
  --prefix <prefix>      BANKING by default
  --origin <origin>      the page that the widget will stand on
  --sweepstake           also the calls of the sweepstake view
  --create               also calls that make something: a deposit, cancelled at once
  --method <name>        the method to deposit by; the first without fields by default
  --amount <amount>      the amount to deposit; the method's minimum by default
  --timeout <seconds>    longest wait for an answer; 15 by default
  --json                 the results as JSON

Exit code: 0 no fault, 1 faults, 2 wrong arguments.`;

export interface Arguments extends RunOptions {
  transport: 'http' | 'socket';
  token: string;
  timeoutMs: number;
  isJson: boolean;
}

/** Throws with a message for the person who has typed them. */
export function readArguments(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Arguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      token: { type: 'string' },
      transport: { type: 'string', default: 'http' },
      country: { type: 'string', default: 'MX' },
      currency: { type: 'string', default: 'MXN' },
      prefix: { type: 'string', default: 'BANKING' },
      origin: { type: 'string', default: 'https://www.example' },
      sweepstake: { type: 'boolean', default: false },
      create: { type: 'boolean', default: false },
      method: { type: 'string' },
      amount: { type: 'string' },
      timeout: { type: 'string', default: '15' },
      json: { type: 'boolean', default: false },
    },
  });
  const [address, ...rest] = positionals;
  if (address === undefined) throw new Error('The address of the server is missing.');
  if (rest.length > 0) throw new Error('One address at a time.');
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error('The address is no http or https address.');
  if (url.username !== '' || url.password !== '')
    throw new Error('The address may carry no user or password.');
  const { transport } = values;
  if (transport !== 'http' && transport !== 'socket') throw new Error('The transport is http or socket.');
  return {
    url: `${url.origin}${url.pathname.replace(/\/+$/, '')}`,
    transport,
    token: values.token ?? env['CASHIER_TOKEN'] ?? '',
    prefix: values.prefix,
    country: values.country,
    currency: values.currency,
    origin: values.origin,
    isSweepstake: values.sweepstake,
    isCreating: values.create,
    method: values.method,
    amount: values.amount === undefined ? undefined : positive(values.amount, 'amount'),
    timeoutMs: positive(values.timeout, 'timeout') * 1000,
    isJson: values.json,
  };
}

function positive(text: string, name: string): number {
  const number = Number(text);
  if (!(number > 0)) throw new Error(`The ${name} is no number above zero.`);
  return number;
}
