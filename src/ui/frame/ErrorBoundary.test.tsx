import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary';

const Ready = (): ReactNode => <p>Ready</p>;

function Broken(): ReactNode {
  throw new Error('Broken drawing');
}

const onError = vi.fn();
const page = (resetKey: number, view: ReactNode): ReactElement => (
  <ErrorBoundary resetKey={resetKey} onError={onError} fallback={<p>Fallback</p>}>
    {view}
  </ErrorBoundary>
);

beforeEach(() => {
  onError.mockClear();
  // React repeats caught errors on the console.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(cleanup);

describe('[ERR-05] the error boundary', () => {
  it('an error while drawing is told once, and something stands there', () => {
    render(page(1, <Broken />));
    expect(screen.getByText('Fallback')).toBeTruthy();
    expect(onError.mock.calls).toEqual([[new Error('Broken drawing')]]);
  });

  it('an error of the very page that is opened is told once too', () => {
    const { rerender } = render(page(1, <Ready />));
    rerender(page(2, <Broken />));
    expect(screen.getByText('Fallback')).toBeTruthy();
    expect(onError.mock.calls).toEqual([[new Error('Broken drawing')]]);
  });

  it('another page is a new try', () => {
    const { rerender } = render(page(1, <Broken />));
    rerender(page(1, <Ready />));
    expect(screen.queryByText('Ready')).toBeNull();
    rerender(page(2, <Ready />));
    expect(screen.getByText('Ready')).toBeTruthy();
  });
});
