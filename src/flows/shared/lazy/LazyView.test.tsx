import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { type LazyScreen, lazyScreen } from '../../../lib/lazyScreen';
import { ErrorBoundary } from '../../../ui/frame/ErrorBoundary';
import { LazyView } from './LazyView';

const Ready = () => <p>Ready</p>;

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

describe('[ERR-05] a screen whose code does not come', () => {
  it('is an error to the boundary, and is loaded when it is opened again', async () => {
    // React repeats caught errors on the console.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const lost = new Error('ChunkLoadError');
    const load = vi
      .fn(async () => ({ Ready }))
      .mockRejectedValueOnce(lost)
      .mockRejectedValueOnce(lost);
    const view = lazyScreen(load, 'Ready');
    const onError = vi.fn();
    await renderCashier({}, <RetryPage view={view} onError={onError} />);
    expect(await screen.findByText('Fallback')).toBeTruthy();
    expect(onError.mock.calls).toEqual([[new Error('ChunkLoadError')]]);
    act(() => screen.getByRole('button', { name: 'Again' }).click());
    expect(await screen.findByText('Ready')).toBeTruthy();
  });

  it('shows a loading state meanwhile', async () => {
    await renderCashier({}, <LazyView screen={lazyScreen(() => new Promise<never>(() => {}), 'Ready')} />);
    expect(screen.getByLabelText('Loading')).toBeTruthy();
  });
});

it('[ROUTE-12] a screen whose code comes just after it was drawn without is drawn', async () => {
  const current = vi.fn<LazyScreen['current']>(() => Ready).mockReturnValueOnce(null);
  const view: LazyScreen = { current, load: async () => Ready, isPlain: true };
  await renderCashier({}, <LazyView screen={view} />);
  expect(await screen.findByText('Ready')).toBeTruthy();
});
