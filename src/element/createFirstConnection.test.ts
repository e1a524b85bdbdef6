import { describe, expect, it } from 'vitest';
import { createFakeTransport } from '../../tests/support/unit/createFakeTransport';
import { testUser } from '../../tests/support/unit/createTestCashier';
import { methodsQuery } from '../domain/player/methodsQuery';
import { defaultParentData } from '../host/parentData';
import { createFirstConnection } from './createFirstConnection';

const ASKED = methodsQuery(testUser.paymentGeo, testUser.currency, []);

function connect() {
  const parent = defaultParentData();
  const opened: ReturnType<typeof createFakeTransport>[] = [];
  const connection = createFirstConnection({
    parent,
    user: testUser,
    connect: () => {
      const transport = createFakeTransport({ 'methods-payment-v3': { methods: [] } });
      opened.push(transport);
      return transport;
    },
    preloaded: () => undefined,
    onAnswer: () => {},
  });
  return { parent, connection, opened };
}

describe('the first connection', () => {
  it('[ROUTE-06] is handed to the app with the answer to its first request', async () => {
    const { connection, opened } = connect();
    expect(connection.open()).toBe(opened[0]);
    await expect(connection.take('methods-payment-v3', ASKED)).resolves.toEqual({ methods: [] });
    connection.open();
    expect(opened).toHaveLength(2);
  });

  it('[HOST-04] an answer that was left because the host had named another bank is not used when it names the first again', () => {
    const { parent, connection, opened } = connect();
    const { host } = parent;
    parent.host = 'https://bank.example';
    expect(connection.open()).toBe(opened[1]);
    expect(connection.take('methods-payment-v3', ASKED)).toBeUndefined();
    parent.host = host;
    expect(connection.open()).toBe(opened[2]);
    expect(connection.take('methods-payment-v3', ASKED)).toBeUndefined();
  });
});
