import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderCashier, until } from '../../../../tests/support/unit/renderCashier';
import { sampleFormField, sampleMethod } from '../../../../tests/support/unit/samples';

const nick = sampleFormField({ name: 'nick', label: 'Nick' });

it.each([
  ['', []],
  [', not one that is hidden', [sampleFormField({ name: 'first', isHidden: true })]],
  [', not one that is disabled', [sampleFormField({ name: 'first', isDisabled: true, value: 'x' })]],
  [', not one that is not unfolded yet', [sampleFormField({ name: 'first', isAdvanced: true })]],
])('[DEP-03] the first new field takes the focus%s', async (_, before) => {
  const { cashier, container } = await renderCashier();
  const method = sampleMethod({ cardViewType: 8 });
  await act(async () => {
    Object.assign(cashier.deposit, { method });
    cashier.router.navigate('/deposit/redirect');
  });
  await until(() => expect(container.querySelector('[type=submit]')).toBeTruthy());
  await act(async () => {
    Object.assign(cashier.deposit, { depositId: 'd-1', earlierFields: [], extraFields: [...before, nick] });
  });
  await until(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Nick' })));
});
