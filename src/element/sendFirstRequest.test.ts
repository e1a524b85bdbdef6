import { describe, expect, it } from 'vitest';
import { createFakeTransport, networkFailure } from '../../tests/support/unit/createFakeTransport';
import { testUser } from '../../tests/support/unit/createTestCashier';
import { defaultParentData } from '../host/parentData';
import { sendFirstRequest } from './sendFirstRequest';

const ASKED = { country: 'MX', currency: 'MXN', abTestGroup: 'group_a' };

function send(page: 'deposit' | 'withdrawal', answer: unknown = { methods: [] }) {
  const transport = createFakeTransport({ 'methods-payment-v3': answer, 'methods-withdrawal': answer });
  const parent = { ...defaultParentData(), page };
  return {
    transport,
    early: sendFirstRequest({
      transport,
      parent,
      user: testUser,
      preloaded: () => undefined,
      onAnswer: () => {},
    }),
  };
}

describe('the first request', () => {
  it('[METH-01] [API-04] asks for the deposit methods, with repeats', () => {
    const { transport } = send('deposit');
    expect(transport.calls).toEqual([
      { path: 'methods-payment-v3', method: 'POST', data: ASKED, retryOn: 'network' },
    ]);
  });

  it('[API-04] asks for the withdrawal methods on that page', () => {
    const { transport } = send('withdrawal');
    expect(transport.calls).toEqual([
      {
        path: 'methods-withdrawal',
        method: 'GET',
        data: { country: 'MX', currency: 'MXN' },
        retryOn: 'network',
      },
    ]);
  });

  it('[ROUTE-06] hands its answer out once', async () => {
    const { early } = send('deposit');
    expect(early.take('methods-withdrawal', ASKED)).toBeUndefined();
    await expect(early.take('methods-payment-v3', ASKED)).resolves.toEqual({ methods: [] });
    expect(early.take('methods-payment-v3', ASKED)).toBeUndefined();
  });

  it('[ROUTE-06] [HOST-04] is too old for whoever has asked for other methods before', () => {
    const { early } = send('deposit');
    expect(early.take('methods-payment-v3', { ...ASKED, country: 'BR' })).toBeUndefined();
    expect(early.take('methods-payment-v3', ASKED)).toBeUndefined();
  });

  it('[ROUTE-06] its failure is the asker’s to hear', async () => {
    const { early } = send('deposit', networkFailure());
    await expect(early.take('methods-payment-v3', ASKED)).rejects.toMatchObject({ kind: 'network' });
  });
});
