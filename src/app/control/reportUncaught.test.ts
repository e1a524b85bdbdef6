import { expect, it } from 'vitest';
import { createTestCashier } from '../../../tests/support/unit/createTestCashier';
import { CashierError } from '../../api/errors';
import { startLater } from '../startLater';

const rejection = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });

it.each(['iframe', 'native', 'standalone'] as const)(
  '[ERR-05] where the page is the widget’s own (%s), an error that nothing has caught reaches the host',
  async mode => {
    const { cashier, told } = await createTestCashier({ mode });
    startLater(cashier);
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('broken'), message: 'Uncaught broken' }));
    window.dispatchEvent(rejection(new Error('refused')));
    expect(told('Error')).toMatchObject([{ message: 'broken' }, { message: 'refused' }]);
    // What a browser tells of its own, and of scripts that it does not show, names no error.
    window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop' }));
    window.dispatchEvent(rejection(new CashierError('given up', { kind: 'aborted', reference: '' })));
    cashier.dispose();
    window.dispatchEvent(rejection(new Error('later')));
    expect(told('Error')).toHaveLength(2);
  },
);

it('[ERR-05] [HOST-07] one that telling it brings about again and again is told once, and never more than 50', async () => {
  const { cashier, told } = await createTestCashier({ mode: 'native' });
  startLater(cashier);
  const fail = (text: string) => window.dispatchEvent(rejection(new Error(text)));
  for (let count = 0; count < 3; count++) fail('The bridge is gone');
  expect(told('Error')).toMatchObject([{ message: 'The bridge is gone' }]);
  for (let count = 0; count < 60; count++) fail(`message ${count} was not taken`);
  expect(told('Error')).toHaveLength(50);
});

it('[ERR-05] [HOST-01] a host in whose page it runs hears its own page’s errors', async () => {
  const { cashier, told } = await createTestCashier({ mode: 'element' });
  startLater(cashier);
  window.dispatchEvent(rejection(new Error('the page’s')));
  expect(told('Error')).toEqual([]);
});
