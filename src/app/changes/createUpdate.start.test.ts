import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { made, settle } from '../../../tests/support/unit/bareApp';
import { EMBEDDING_ORIGIN, stubEmbedding } from '../../../tests/support/unit/stubEmbedding';
import type { CashierElement } from '../../element/CashierElement';
import { define } from '../../element/define';
import type { ParentData } from '../../host/parentData';
import type { RunningCashier } from '../createCashier';

vi.mock('../mountCashier', () => import('../../../tests/support/unit/bareApp'));
vi.mock('../../element/openTransport', () => import('../../../tests/support/unit/bareApp'));

beforeAll(async () => {
  define();
  // What is loaded later is there: its time is not what is tried here.
  await Promise.all([import('./applyParentChanges'), import('../push/receivePush')]);
});

function start(given: Partial<ParentData>): CashierElement {
  const element = document.createElement('cashier-widget') as CashierElement;
  onTestFinished(() => element.remove());
  document.body.append(Object.assign(element, given));
  return element;
}

async function started(count: number): Promise<RunningCashier> {
  await vi.waitFor(() => expect(made.cashiers).toHaveLength(count));
  await settle();
  return made.cashiers.at(-1) as RunningCashier;
}

const bob = { userId: 'bob', token: 'of-bob', user: { currency: 'EUR' } };

it.each([
  [
    'in a frame whose own page names somebody else',
    async () => {
      made.cashiers.length = 0;
      const host = stubEmbedding(() => host.say({ type: 'loaded', payload: bob }));
      start({ mode: 'iframe', hostOrigins: [EMBEDDING_ORIGIN], userId: 'guest', user: {} });
      const say = (user: object) => host.say({ type: 'loaded', payload: { user } });
      return { cashier: await started(1), say };
    },
  ],
  [
    'whose change has failed the widget, once it is tried again',
    async () => {
      made.cashiers.length = 0;
      const element = start({ userId: 'ana', token: 'of-ana', user: {} });
      const { handle } = await started(1);
      Object.assign(element, bob);
      handle.fail(new Error('ChunkLoadError'));
      element.shadowRoot?.querySelector('button')?.click();
      const say = (user: object) => void Object.assign(element, { user });
      return { cashier: await started(2), say };
    },
  ],
])('[HOST-04] [USER-09] of a player %s what the bank has said stays', async (_, open) => {
  const { cashier, say } = await open();
  expect(cashier.parent).toMatchObject(bob);
  made.lines.at(-1)?.transport.push('login.token', { paymentGeo: 'BR', country: 'br' });
  await settle();
  say({ lang: 'es' });
  await settle();
  expect(cashier.user).toMatchObject({ currency: 'EUR', paymentGeo: 'BR', country: 'br', lang: 'es' });
  expect(cashier.handle.parent.user).toMatchObject({ paymentGeo: 'BR', country: 'br' });
});
