import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CopyButton } from './CopyButton';

it('copying is controlled from outside', async () => {
  const handleCopy = vi.fn();
  render(<CopyButton label="Copy address" isCopied={false} onCopy={handleCopy} />);
  await userEvent.click(screen.getByRole('button', { name: 'Copy address' }));
  expect(handleCopy).toHaveBeenCalledTimes(1);
});
