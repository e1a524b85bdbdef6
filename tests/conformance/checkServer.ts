import type { RunOptions } from '../../src/conformance/Check';
import { createHttpServer } from '../../src/conformance/createHttpServer';
import { createSocketServer } from '../../src/conformance/createSocketServer';
import type { CheckResult } from '../../src/conformance/Finding';
import { runChecks } from '../../src/conformance/runChecks';

/** What a withdrawal from the sandbox is filled in with. */
export const EMAIL = { withdrawalMethod: 'mercado_pago', fields: { email: 'ana@example.com' } };

const TOKEN = 'demo-mx:contract';

const optionsFor = (url: string, given: Partial<RunOptions>): RunOptions => ({
  url,
  prefix: 'BANKING',
  country: 'MX',
  currency: 'MXN',
  product: 'cashier',
  origin: 'https://www.example',
  isCreating: false,
  isSweepstake: false,
  isWithdrawing: false,
  isPushing: false,
  pushTimeoutMs: 5_000,
  fields: {},
  ...given,
});

/** One run over HTTP. */
export function checkHttp(
  url: string,
  given: Partial<RunOptions> = {},
  token: string = TOKEN,
): Promise<CheckResult[]> {
  const server = createHttpServer({ url, token, prefix: 'BANKING', timeoutMs: 5_000 });
  return runChecks(server, optionsFor(url, given));
}

/** One run over the socket, which is closed afterwards. */
export async function checkSocket(
  url: string,
  given: Partial<RunOptions> = {},
  token: string = TOKEN,
  timeoutMs = 5_000,
): Promise<CheckResult[]> {
  const server = createSocketServer({ url, token, prefix: 'BANKING', timeoutMs });
  try {
    return await runChecks(server, optionsFor(url, given));
  } finally {
    server.close();
  }
}

/** How each of the checks has ended; `undefined` for one that is not there. */
export const outcomesOf = (results: readonly CheckResult[], ...calls: string[]): (string | undefined)[] =>
  calls.map(call => results.find(one => one.call === call)?.outcome);

/** What is wrong, without the notes. */
export const faultsOf = (results: readonly CheckResult[]): string[] =>
  results.flatMap(({ findings }) =>
    findings.filter(({ level }) => level === 'fault').map(one => one.problem),
  );
