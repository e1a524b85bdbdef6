import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FieldForm } from './FieldForm';

it('[FORM-01] what stands in a form is rendered once when it opens', async () => {
  const children = vi.fn(() => <input />);
  render(
    <FieldForm element={{ current: null }} validate={() => ({})} onSubmit={() => {}}>
      {children}
    </FieldForm>,
  );
  await act(async () => {});
  expect(children).toHaveBeenCalledTimes(1);
});
