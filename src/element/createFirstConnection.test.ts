import { describe, expect, it } from 'vitest';
import { createFakeTransport } from '../../tests/support/unit/createFakeTransport';
import { testUser } from '../../tests/support/unit/createTestCashier';
import { methodsQuery } from '../domain/player/methodsQuery';
import { defaultParentData, type ParentData } from '../host/parentData';
import { createFirstConnection } from './createFirstConnection';

const ASKED = methodsQuery(testUser.paymentGeo, testUser.currency, []);

function connect(given: Partial<ParentData> = {}) {
  const parent = { ...defaultParentData(), ...given };
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

  it.each([
    ['a sign-out', true, ''],
    ['a renewed token', false, 'ana2'],
  ])(
    '[HOST-04] [USER-09] whoever comes after %s before the app runs may be another: %j',
    (_, isMoved, token) => {
      const { parent, connection, opened } = connect({ token: 'ana' });
      parent.token = token;
      expect(connection.isOutdated()).toBe(isMoved);
      parent.token = 'bob';
      expect(connection.open()).toBe(opened[isMoved ? 1 : 0]);
      expect(connection.take('methods-payment-v3', ASKED) === undefined).toBe(isMoved);
    },
  );
});
