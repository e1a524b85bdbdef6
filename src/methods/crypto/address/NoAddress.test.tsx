import { expect, it } from 'vitest';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { NoAddress } from './NoAddress';

it.each([
  ['main', 'deposit-create'],
  ['sweep', 'deposit-create-sweepstake'],
] as const)('[API-06] [SWP-01] in the %s view the host hears that %s gave no address', async (view, call) => {
  const { told } = await renderCashier({ parent: { widgetViewType: view } }, <NoAddress />);
  expect(told('Error').map(({ message }) => message)).toEqual([
    `${call}: data.wallet.address is missing or broken`,
  ]);
});
