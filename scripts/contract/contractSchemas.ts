import * as bonus from '../../src/api/contract/bonus';
import * as card from '../../src/api/contract/card';
import * as country from '../../src/api/contract/country';
import * as deposit from '../../src/api/contract/deposit';
import * as form from '../../src/api/contract/form';
import * as india from '../../src/api/contract/india';
import * as method from '../../src/api/contract/method';
import * as methodsAnswer from '../../src/api/contract/methodsAnswer';
import * as onramp from '../../src/api/contract/onramp';
import * as p2p from '../../src/api/contract/p2p';
import * as session from '../../src/api/contract/session';
import * as statusAnswer from '../../src/api/contract/statusAnswer';
import * as sweepstake from '../../src/api/contract/sweepstake';
import * as transaction from '../../src/api/contract/transaction';
import * as user from '../../src/api/contract/user';
import * as withdrawal from '../../src/api/contract/withdrawal';
import { OPERATIONS } from '../../src/api/operations';
import { sweepstakeBoxes } from '../../src/api/operations/sweepstake';
import type { JsonSchema } from './JsonSchema';
import type { ContractTypes } from './readContractTypes';
import { type AnyStruct, type Components, isStruct, structToSchema } from './structToSchema';

const MODULES: readonly object[] = [
  bonus,
  card,
  country,
  deposit,
  form,
  india,
  method,
  methodsAnswer,
  onramp,
  p2p,
  session,
  statusAnswer,
  sweepstake,
  transaction,
  user,
  withdrawal,
];

const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** Parts that the widget checks later and one by one: the struct itself leaves them open. */
const CHECKED_LATER: Readonly<Record<string, Record<string, JsonSchema>>> = {
  DepositAnswer: { apiResponse: ref('DepositApiResponse') },
  MethodsAnswer: { methods: { type: 'array', items: ref('PaymentMethod') } },
};

const Refusal: JsonSchema = {
  type: 'object',
  description: 'Why a call was refused. The player sees the text of a known code.',
  properties: { message: { type: 'string' }, code: { type: 'string' } },
  required: ['message'],
};

export interface ContractSchemas {
  components: Record<string, JsonSchema>;
  /** Path of a call → schema of its answer; none where the widget does not read it. */
  answers: ReadonlyMap<string, JsonSchema>;
}

/** Every struct of the contract as JSON Schema, with the docstrings of its interface. */
export function contractSchemas({ descriptions, members }: ContractTypes): ContractSchemas {
  const structs = MODULES.flatMap(module => Object.entries(module)).filter(
    (entry): entry is [string, AnyStruct] => isStruct(entry[1]) && entry[1].schema !== null,
  );
  const names: Components = new Map(
    structs.map(([name, struct]) => [struct.schema, name.replace(/Struct$/, '')]),
  );
  const components: Record<string, JsonSchema> = { Refusal };
  for (const [, struct] of structs) {
    const name = names.get(struct.schema) ?? '';
    const schema = structToSchema(struct, names, true);
    const properties = Object.entries({ ...schema.properties, ...CHECKED_LATER[name] }).map(
      ([key, property]) => [key, described(property, members.get(`${name}.${key}`))],
    );
    components[name] = described(
      {
        ...schema,
        properties: Object.fromEntries(properties),
        required: [...new Set([...(schema.required ?? []), ...Object.keys(CHECKED_LATER[name] ?? {})])],
      },
      descriptions.get(name),
    );
  }
  const answers = new Map<string, JsonSchema>();
  for (const { path, answer } of OPERATIONS) {
    if (isStruct(answer)) answers.set(path, structToSchema(answer, names));
  }
  // Boxes, too, are checked one by one later.
  const boxes: JsonSchema = { type: 'array', items: ref('Box') };
  answers.set(sweepstakeBoxes.path, {
    type: 'array',
    items: { type: 'object', properties: { boxes }, required: ['boxes'] },
  });
  return { components, answers };
}

const described = (schema: JsonSchema, description: string | undefined): JsonSchema =>
  description ? { ...schema, description } : schema;
