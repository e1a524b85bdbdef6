import { describe, expect, it, vi } from 'vitest';
import { contractSamples } from '../../tests/support/unit/contractSamples';
import { createFakeTransport } from '../../tests/support/unit/createFakeTransport';
import { sampleSettings, spyObserver } from '../../tests/support/unit/transportSamples';
import { pathsOf, withWrongType } from '../../tests/support/unit/variations';
import { DEPOSIT_DATA_NULL } from '../spec/messages';
import { createHttpTransport } from '../transport/createHttpTransport';
import type { Transport } from '../transport/Transport';
import { createClient } from './createClient';
import { CashierError } from './errors';
import type { Operation } from './Operation';
import { type AnyOperation, OPERATIONS } from './operations';

const CANARY = 'canary-value';

function nested(depth: number): unknown {
  let value: unknown = CANARY;
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { value };
  return value;
}

/** What no call is answered with, and servers answer all the same with a status of 200. */
const BROKEN: Readonly<Record<string, unknown>> = {
  nothing: undefined,
  null: null,
  'an empty text': '',
  'a text': CANARY,
  html: `<!doctype html><h1>502 ${CANARY}</h1>`,
  'a number': 5,
  true: true,
  'an empty list': [],
  'a list of nulls': [null, null],
  'a list of texts': [CANARY],
  'a list in a list': [[{ value: CANARY }]],
  'an empty object': {},
  'a message': { message: CANARY, code: CANARY },
  'another envelope': { status: { value: CANARY }, result: { data: CANARY } },
  'one that is nested too deep': nested(100_001),
};

/** The same as they come over HTTP. */
const BODIES: Readonly<Record<string, string>> = {
  nothing: '',
  html: `<!doctype html><h1>${CANARY}</h1>`,
  'half a JSON': `{"value":"${CANARY}`,
  'a callback': `callback({"value":"${CANARY}"})`,
  'one that is nested too deep': `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
};

/** Their answers are kept whole until their fields are read (DEP-14). */
const READ_LATER = ['deposit-create', 'deposit-create-sweepstake'];

/** Every field of theirs may be absent, or is read later with a message of its own (DEP-14, P2P-05). */
const MAY_SAY_NOTHING = [
  'deposit-create',
  'deposit-create-sweepstake',
  'external-deposit-continue',
  'deposit-check',
  'deposit-create-p2p',
];

const LISTS = OPERATIONS.map(({ path }) => path).filter(path => Array.isArray(contractSamples[path]));

/** The calls that a broken answer tells nothing, and nothing wrong. */
const TAKEN_BY: Readonly<Record<string, readonly string[]>> = {
  // No deposit is there.
  'an empty list': [...LISTS, 'deposit-check'],
  null: [...LISTS, 'deposit-check'],
  'an empty object': MAY_SAY_NOTHING,
  // The others have a status of their own.
  'another envelope': MAY_SAY_NOTHING.slice(0, 3),
};

const isRead = (operation: AnyOperation): operation is AnyOperation & Operation<unknown, unknown> =>
  operation.answer !== undefined;

/** How a call ends: 'taken', or the error that it rejects with. */
async function ending(operation: AnyOperation, transport: Transport): Promise<unknown> {
  const client = createClient({
    transport: () => transport,
    takeEarly: () => undefined,
    updating: () => null,
    token: () => '',
    isTokenRenewed: () => false,
  });
  try {
    if (isRead(operation)) await client.call(operation, {}, { reference: 'r-1' });
    else await client.run(operation, {}, { reference: 'r-1' });
    return 'taken';
  } catch (error) {
    return error;
  }
}

function expectNamed(failure: unknown, path: string, name: string): void {
  const label = `${path} answered with ${name}`;
  expect(failure, label).toBeInstanceOf(CashierError);
  if (!(failure instanceof CashierError)) return;
  expect(failure.kind, label).toMatch(/^(schema|broken)$/);
  expect(failure.message, label).toMatch(new RegExp(`^${path}: .+ is not \\w|${DEPOSIT_DATA_NULL}`));
  expect(failure.isOutcomeUnknown, label).toBe(true);
  expect(`${failure.message} ${failure.stack}`, label).not.toContain(CANARY);
}

describe('[API-06] [RUM-01] every call', () => {
  it('meets fifteen broken answers', () => {
    expect(Object.keys(BROKEN).length).toBeGreaterThanOrEqual(15);
    console.log(`broken answers: ${OPERATIONS.length} calls × ${Object.keys(BROKEN).length}`);
  });

  it.each(OPERATIONS)('$path names what is broken, and never its value', async operation => {
    const { path, answer } = operation;
    for (const [name, given] of Object.entries(BROKEN)) {
      const end = await ending(operation, createFakeTransport({ [path]: () => given }));
      if (name === 'a message') expect(end).toMatchObject({ kind: 'refused', isOutcomeUnknown: true });
      else if (!answer || TAKEN_BY[name]?.includes(path)) expect(end, `${path} ${name}`).toBe('taken');
      else expectNamed(end, path, name);
    }
  });

  it.each(OPERATIONS.filter(({ answer }) => answer))(
    '$path with a field of another type rejects with a named error, or its field is read later',
    async operation => {
      const { path } = operation;
      const sample = contractSamples[path];
      let named = 0;
      for (const field of pathsOf(sample)) {
        const end = await ending(operation, createFakeTransport({ [path]: withWrongType(sample, field) }));
        if (end === 'taken') continue;
        expectNamed(end, path, field.join('.'));
        named++;
      }
      expect(named > 0, path).toBe(!READ_LATER.includes(path));
    },
  );

  it.each(OPERATIONS)('$path survives bodies over HTTP that are no answer', async operation => {
    const { path, answer } = operation;
    for (const [name, body] of Object.entries(BODIES)) {
      const response = () =>
        body === '' ? new Response(null, { status: 204 }) : new Response(body, { status: 200 });
      vi.stubGlobal('fetch', async () => response());
      const transport = createHttpTransport({
        settings: sampleSettings({ token: () => CANARY, handshakeToken: () => CANARY }),
        observer: spyObserver(),
      });
      const end = await ending(operation, transport);
      const isJson = name === 'nothing' || name === 'one that is nested too deep';
      if (!answer && isJson) expect(end, `${path} ${name}`).toBe('taken');
      else expectNamed(end, path, name);
    }
  });
});
