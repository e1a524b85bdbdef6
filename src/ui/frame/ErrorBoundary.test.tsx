import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderCashier } from '../../../tests/support/unit/renderCashier';
import { LazyView } from '../../flows/shared/lazy/LazyView';
import { type LazyScreen, lazyScreen } from '../../lib/lazyScreen';
import { ErrorBoundary } from './ErrorBoundary';

const Ready = () => <p>Ready</p>;

// React repeats caught errors on the console.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(cleanup);

let isBroken = true;
function Fragile() {
  if (isBroken) throw new Error('Broken drawing');
  return <Ready />;
}

interface RetryPageProps {
  view: LazyScreen;
  onError(error: unknown): void;
}

/** A page that can be opened anew. */
function RetryPage({ view, onError }: RetryPageProps) {
  const [key, setKey] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setKey(key + 1)}>
        Again
      </button>
      <ErrorBoundary resetKey={key} onError={onError} fallback={<p>Fallback</p>}>
        <LazyView key={key} screen={view} />
      </ErrorBoundary>
    </>
  );
}

describe('[ERR-05] the error boundary', () => {
  it('an error while drawing is told once, and something stands there', async () => {
    isBroken = true;
    const onError = vi.fn();
    await renderCashier(
      {},
      <ErrorBoundary resetKey={1} onError={onError} fallback={<p>Fallback</p>}>
        <Fragile />
      </ErrorBoundary>,
    );
    expect(screen.getByText('Fallback')).toBeTruthy();
    expect(onError.mock.calls).toEqual([[new Error('Broken drawing')]]);
  });

  it('an error of the very page that is opened is told once too', () => {
    isBroken = true;
    const onError = vi.fn();
    const page = (resetKey: number, view: ReactNode) => (
      <ErrorBoundary resetKey={resetKey} onError={onError} fallback={<p>Fallback</p>}>
        {view}
      </ErrorBoundary>
    );
    const { rerender } = render(page(1, <Ready />));
    rerender(page(2, <Fragile />));
    expect(screen.getByText('Fallback')).toBeTruthy();
    expect(onError.mock.calls).toEqual([[new Error('Broken drawing')]]);
  });

  it('another page is a new try', async () => {
    isBroken = true;
    const page = (resetKey: number) => (
      <ErrorBoundary resetKey={resetKey} onError={() => {}} fallback={<p>Fallback</p>}>
        <Fragile />
      </ErrorBoundary>
    );
    const { rerender } = render(page(1));
    isBroken = false;
    rerender(page(1));
    expect(screen.queryByText('Ready')).toBeNull();
    rerender(page(2));
    expect(screen.getByText('Ready')).toBeTruthy();
  });
});

describe('[ERR-05] a screen whose code does not come', () => {
  it('is an error to the boundary, and is loaded when it is opened again', async () => {
    const lost = new Error('ChunkLoadError');
    const load = vi
      .fn(async () => Ready)
      .mockRejectedValueOnce(lost)
      .mockRejectedValueOnce(lost);
    const view = lazyScreen(load);
    const onError = vi.fn();
    await renderCashier({}, <RetryPage view={view} onError={onError} />);
    expect(await screen.findByText('Fallback')).toBeTruthy();
    expect(onError.mock.calls).toEqual([[new Error('ChunkLoadError')]]);
    act(() => screen.getByRole('button', { name: 'Again' }).click());
    expect(await screen.findByText('Ready')).toBeTruthy();
  });

  it('shows a loading state meanwhile', async () => {
    await renderCashier({}, <LazyView screen={lazyScreen(() => new Promise(() => {}))} />);
    expect(screen.getByLabelText('Loading')).toBeTruthy();
  });
});
