import { OPERATIONS } from '../../src/api/operations';
import { CALLS, PUSHES } from './calls';
import type { ContractSchemas } from './contractSchemas';
import type { JsonSchema } from './JsonSchema';
import type { ContractTypes } from './readContractTypes';

const channel = { $ref: '#/channels/message' };
const messageRef = (name: string): object => ({ $ref: `#/channels/message/messages/${name}` });

/** The contract over socket.io as AsyncAPI 3.0: one event, `message`, both ways. */
export function asyncapi(schemas: ContractSchemas, types: ContractTypes, version: string): object {
  const messages: Record<string, object> = {};
  const operations: Record<string, object> = {};
  for (const { path } of OPERATIONS) {
    const { summary, request, answer } = CALLS[path] ?? { summary: '', answer: {} };
    const [ask, reply] = [`${path}.request`, `${path}.answer`];
    const schema = request === undefined ? {} : (types.requests.get(path) ?? {});
    messages[ask] = message(summary, requestOf(path, schema), {
      token: 'PLAYER_TOKEN',
      id: '1',
      time: 1767600000000,
      type: `BANKING:${path}`,
      data: request ?? {},
    });
    messages[reply] = message(`Answer to ${path}`, answerOf(schemas.answers.get(path) ?? {}), {
      id: '1',
      status: 200,
      data: answer,
    });
    operations[path] = {
      action: 'receive',
      summary,
      channel,
      messages: [messageRef(ask)],
      reply: { channel, messages: [messageRef(reply)] },
    };
  }
  for (const [type, { summary, component, example }] of Object.entries(PUSHES)) {
    const data: JsonSchema = { $ref: `#/components/schemas/${component}` };
    messages[type] = message(
      summary,
      { type: 'object', properties: { type: { const: type }, data }, required: ['type', 'data'] },
      { type, data: example },
    );
    operations[type] = { action: 'send', summary, channel, messages: [messageRef(type)] };
  }
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Banking server of the cashier widget',
      version,
      description:
        'The same calls over socket.io, websocket only. Operations are seen from the server: it receives requests, replies with the same `id`, and sends pushes, which have none. Statuses under 100, 2xx and above 600 are successes; other answers carry a Refusal.',
    },
    defaultContentType: 'application/json',
    servers: {
      bank: { host: 'bank.example', pathname: '/v4/socket.io', protocol: 'wss', description: 'socket.io 4' },
    },
    channels: {
      message: {
        address: 'message',
        description: 'The socket.io event of this name.',
        servers: [{ $ref: '#/servers/bank' }],
        bindings: { ws: { query: handshake } },
        messages,
      },
    },
    operations,
    components: { schemas: schemas.components },
  };
}

const handshake: JsonSchema = {
  type: 'object',
  properties: {
    cashier_type: { const: 'widget' },
    xorigin: { type: 'string' },
    Language: { type: 'string' },
    Authorization: {
      type: 'string',
      description: 'Only where the host gave the token with the user and none beside',
    },
    isNative: { type: 'string' },
    platform: { type: 'string' },
    pwa: { type: 'string' },
    isMobileApp: { type: 'string' },
  },
  required: ['cashier_type', 'xorigin', 'Language'],
};

const message = (summary: string, payload: JsonSchema, example: unknown): object => ({
  summary,
  payload,
  examples: [{ payload: example }],
});

const requestOf = (path: string, data: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: {
    token: { type: 'string', description: "The player's token" },
    id: { type: 'string', description: 'Repeated in the answer' },
    time: { type: 'number', description: 'Epoch milliseconds' },
    type: { const: `BANKING:${path}` },
    data,
  },
  required: ['token', 'id', 'time', 'type', 'data'],
});

const answerOf = (data: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: {
    id: { type: 'string' },
    status: { type: 'number' },
    data: { anyOf: [data, { $ref: '#/components/schemas/Refusal' }] },
  },
  required: ['id', 'status', 'data'],
});
