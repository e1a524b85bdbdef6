import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { TextInput } from './TextInput';

afterEach(cleanup);

function Typed({ initial }: { initial: string }): ReactElement {
  const [value, setValue] = useState(initial);
  return <TextInput label="Card number" value={value} onChange={setValue} />;
}

it('[RUM-01] what is typed into a field never stands in its markup', async () => {
  const player = userEvent.setup();
  const { container } = render(<Typed initial="4100" />);
  const input = screen.getByLabelText<HTMLInputElement>('Card number');
  expect(input.value).toBe('4100');
  expect(container.innerHTML).not.toContain('4100');
  await player.type(input, '0077');
  await player.tab();
  expect(input.value).toBe('41000077');
  await waitFor(() => expect(container.innerHTML).not.toContain('0077'));
});
