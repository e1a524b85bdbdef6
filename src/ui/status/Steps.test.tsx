import { render, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Steps } from './Steps';

it('[DEP-05] a step that is said twice is there twice, and each is an item of its own', () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { unmount } = render(<Steps steps={['Wait', 'Pay', 'Wait']} />);
  onTestFinished(() => {
    unmount();
    complaints.mockRestore();
  });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Wait',
    'Pay',
    'Wait',
  ]);
  expect(complaints).not.toHaveBeenCalled();
});
