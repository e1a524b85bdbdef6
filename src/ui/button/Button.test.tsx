import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describedBy } from '../../../tests/support/unit/describedBy';
import { Button } from './Button';

afterEach(cleanup);

describe('Button', () => {
  it('[DEP-01] while pending keeps its name, says so and takes no clicks, nor submits', async () => {
    const handleClick = vi.fn();
    const handleSubmit = vi.fn();
    render(
      <form onSubmit={handleSubmit}>
        <Button type="submit" isPending onClick={handleClick}>
          Deposit $5
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Deposit $5' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    await userEvent.click(button);
    expect(handleClick).not.toHaveBeenCalled();
    expect(handleSubmit).not.toHaveBeenCalled();
  });

  it('while disabled can be reached and described', async () => {
    render(
      <>
        <Button isDisabled describedBy="why">
          Pay
        </Button>
        <p id="why">No method</p>
      </>,
    );
    await userEvent.tab();
    const button = screen.getByRole('button', { name: 'Pay' });
    expect(document.activeElement).toBe(button);
    expect(describedBy(button)).toEqual(['No method']);
  });
});
