import { readFileSync } from 'node:fs';
import type { Struct } from 'superstruct';
import { expect, it } from 'vitest';
import { type Checked, checkAnswer } from '../../src/api/checkAnswer';
import { DepositApiResponseStruct } from '../../src/api/contract/deposit';
import { PaymentMethodStruct } from '../../src/api/contract/method';
import { DepositStatusPushStruct, WithdrawalStatusPushStruct } from '../../src/api/contract/transaction';
import { UserFieldsStruct } from '../../src/api/contract/user';
import { OPERATIONS } from '../../src/api/operations';
import { CALLS, PUSHES } from './calls';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
const openapi = read('docs/openapi.json');
const asyncapi = read('docs/asyncapi.json');

const DepositStatusPush = (value: unknown): Checked<unknown> => checkAnswer(value, DepositStatusPushStruct);
const WithdrawalStatusPush = (value: unknown): Checked<unknown> =>
  checkAnswer(value, WithdrawalStatusPushStruct);
const UserFields = (value: unknown): Checked<unknown> => checkAnswer(value, UserFieldsStruct);

/** Every reference in a document, wherever it stands. */
function refsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(refsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : refsOf(inner),
  );
}

const lookUp = (document: unknown, ref: string): unknown =>
  ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);

it('[API-07] every call stands in both documents, with its own method', () => {
  const paths = openapi['paths'] as Record<string, Record<string, unknown>>;
  expect(Object.keys(paths)).toEqual(OPERATIONS.map(({ path }) => `/${path}`));
  for (const { path, method } of OPERATIONS) {
    expect(Object.keys(paths[`/${path}`] ?? {})).toEqual([method.toLowerCase()]);
  }
  expect(Object.keys(asyncapi['operations'] as object)).toEqual([
    ...OPERATIONS.map(({ path }) => path),
    ...Object.keys(PUSHES),
  ]);
  expect(Object.keys(CALLS).sort()).toEqual(OPERATIONS.map(({ path }) => path).sort());
});

it.each([
  ['OpenAPI', openapi],
  ['AsyncAPI', asyncapi],
])('every reference of the %s document leads somewhere', (_, document) => {
  const refs = new Set(refsOf(document));
  expect(refs.size).toBeGreaterThan(5);
  expect([...refs].filter(ref => lookUp(document, ref) === undefined)).toEqual([]);
});

it.each(OPERATIONS.flatMap(({ path, answer }) => (answer ? [[path, answer as Struct] as const] : [])))(
  '[API-06] the example answer of %s passes the struct',
  (path, struct) => {
    expect(checkAnswer(CALLS[path]?.answer, struct)).toMatchObject({ ok: true });
  },
);

it('[API-06] so do the parts that are checked later, and the pushes', () => {
  const pushStructs = { DepositStatusPush, WithdrawalStatusPush, UserFields };
  const checks = Object.values(PUSHES).map(({ component, example }) =>
    pushStructs[component as keyof typeof pushStructs](example),
  );
  for (const { answer } of Object.values(CALLS)) {
    const { methods = [], apiResponse } = answer as { methods?: unknown[]; apiResponse?: unknown };
    checks.push(...methods.map(method => checkAnswer(method, PaymentMethodStruct)));
    if (apiResponse !== undefined) checks.push(checkAnswer(apiResponse, DepositApiResponseStruct));
  }
  expect(checks).toHaveLength(7);
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
});

it('the example requests carry what their schema requires, and nothing else', () => {
  const paths = openapi['paths'] as Record<string, { post?: { requestBody: unknown } }>;
  for (const [path, { request }] of Object.entries(CALLS)) {
    const body = paths[`/${path}`]?.post?.requestBody as
      | { content: { 'application/json': { schema: { required?: string[]; properties?: object } } } }
      | undefined;
    if (!body || request === undefined || Array.isArray(request)) continue;
    const { required = [], properties } = body.content['application/json'].schema;
    expect(Object.keys(request as object)).toEqual(expect.arrayContaining(required));
    if (properties)
      expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(request as object)));
  }
});
