import { type AnyOperation, OPERATIONS } from '../../src/api/operations';
import { CALLS } from './calls';
import type { ContractSchemas } from './contractSchemas';
import type { JsonSchema } from './JsonSchema';
import type { ContractTypes } from './readContractTypes';

const json = (schema: JsonSchema, example?: unknown): object => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

const refusal = (description: string): object => ({
  description,
  content: json({ $ref: '#/components/schemas/Refusal' }),
});

/** The contract over HTTP as OpenAPI 3.1. */
export function openapi(schemas: ContractSchemas, types: ContractTypes, version: string): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Banking server of the cashier widget',
      version,
      description:
        'The calls that the widget makes over HTTP. Unknown fields are always allowed; an absent field may be null. Amounts are numbers in major units.',
    },
    servers: [
      {
        url: '{host}/api/{prefix}',
        variables: { host: { default: 'https://bank.example' }, prefix: { default: 'BANKING' } },
      },
    ],
    security: [{ player: [] }],
    paths: Object.fromEntries(
      OPERATIONS.map(operation => [`/${operation.path}`, pathItem(operation, schemas, types)]),
    ),
    components: {
      securitySchemes: {
        player: { type: 'http', scheme: 'bearer', description: "The player's token" },
      },
      parameters: {
        ExtraParams: {
          name: 'extra-params',
          in: 'header',
          description: 'JSON text: {platformVersion, isMobileApp?, pwa?}',
          schema: { type: 'string' },
          example: '{"platformVersion":"redesign"}',
        },
      },
      schemas: schemas.components,
    },
  };
}

function pathItem(
  { path, method }: AnyOperation,
  { answers }: ContractSchemas,
  { requests }: ContractTypes,
): object {
  const { summary, request, answer, refusals = {}, isCreating } = CALLS[path] ?? { summary: '', answer: {} };
  const schema = requests.get(path) ?? {};
  const isAsked = request !== undefined;
  return {
    [method.toLowerCase()]: {
      operationId: path,
      summary,
      ...(isCreating && {
        description: 'The same `requestId` is the same intent: it is answered as it was the first time.',
      }),
      parameters: [
        { $ref: '#/components/parameters/ExtraParams' },
        ...(method === 'GET' && isAsked ? queryOf(schema, request) : []),
      ],
      ...(method === 'POST' && {
        requestBody: { required: isAsked, content: json(isAsked ? schema : {}, request ?? {}) },
      }),
      responses: {
        200: { description: summary, content: json(answers.get(path) ?? {}, answer) },
        ...Object.fromEntries(Object.entries(refusals).map(([status, text]) => [status, refusal(text)])),
        401: refusal('The token is missing, unknown or has expired: the host is asked for a new one'),
        default: refusal('Refused'),
      },
    },
  };
}

/** A query may name one thing in several ways: each is optional then. */
function queryOf(schema: JsonSchema, example: unknown): object[] {
  const ways = schema.anyOf ?? [schema];
  return ways.flatMap(way =>
    Object.entries(way.properties ?? {}).map(([name, property]) => ({
      name,
      in: 'query',
      required: ways.length === 1 && (way.required ?? []).includes(name),
      schema: property,
      ...(example !== null &&
        typeof example === 'object' &&
        name in example && { example: (example as Record<string, unknown>)[name] }),
    })),
  );
}
