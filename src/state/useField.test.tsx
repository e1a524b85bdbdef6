import { act, render, screen } from '@testing-library/react';
import { proxy } from 'valtio/vanilla';
import { expect, it } from 'vitest';
import { useField } from './useField';

it('[FORM-01] renders what reads a field when that one changes, and not for another', async () => {
  const store = proxy({ currency: 'MXN', balance: 5 });
  let renders = 0;
  function Currency() {
    renders++;
    return <p>{useField(store, 'currency')}</p>;
  }
  render(<Currency />);
  await act(async () => {
    store.balance = 6;
  });
  expect(renders).toBe(1);
  await act(async () => {
    store.currency = 'EUR';
  });
  expect(screen.getByText('EUR')).toBeInstanceOf(HTMLElement);
  expect(renders).toBe(2);
});
