import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Alert } from './Alert';

it('[ROUTE-12] what comes into an alert comes as one, into a region that is live in every browser', () => {
  const { rerender } = render(
    <Alert>
      {false}
      {null}
    </Alert>,
  );
  const alert = screen.getByRole('alert');
  expect([alert.getAttribute('aria-live'), alert.childNodes.length]).toEqual(['assertive', 0]);
  rerender(
    <Alert>
      <p>Refused</p>
      <p>No money has moved</p>
    </Alert>,
  );
  expect(screen.getByRole('alert')).toBe(alert);
  expect([...alert.children].map(child => child.getAttribute('role'))).toEqual(['group']);
});
