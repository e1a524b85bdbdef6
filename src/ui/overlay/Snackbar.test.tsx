import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Snackbar } from './Snackbar';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(cleanup);

const pass = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

function show(): ReturnType<typeof vi.fn<() => void>> {
  const handleClose = vi.fn<() => void>();
  render(
    <Snackbar closeLabel="Close" durationMs={5000} onClose={handleClose}>
      Network connection failed
    </Snackbar>,
  );
  return handleClose;
}

const box = (): HTMLElement => {
  const element = document.querySelector<HTMLElement>('[part=snackbar]');
  if (!element) throw new Error('no snackbar');
  return element;
};

describe('Snackbar', () => {
  it.each([
    ['a failure', false],
    ['news', true],
  ])('[ERR-03] %s has its own sign', (_, isNews) => {
    render(
      <Snackbar isNews={isNews} closeLabel="Close" durationMs={5000} onClose={() => {}}>
        The deposit is cancelled
      </Snackbar>,
    );
    expect(box().querySelector('.snackbar__icon--news') !== null).toBe(isNews);
  });

  it('[ERR-03] closes by itself after its time, once', () => {
    const handleClose = show();
    pass(4999);
    expect(handleClose).not.toHaveBeenCalled();
    pass(10_000);
    expect(handleClose).toHaveBeenCalledTimes(1);
  });

  it('[ERR-03] waits while the pointer is over it, then runs what was left', () => {
    const handleClose = show();
    pass(3000);
    fireEvent.pointerEnter(box());
    pass(60_000);
    expect(handleClose).not.toHaveBeenCalled();
    fireEvent.pointerLeave(box());
    pass(1999);
    expect(handleClose).not.toHaveBeenCalled();
    pass(1);
    expect(handleClose).toHaveBeenCalledTimes(1);
  });

  it('[ERR-03] is not held by a clock that is set back meanwhile', () => {
    const handleClose = show();
    pass(3000);
    vi.setSystemTime(Date.now() - 3_600_000);
    fireEvent.pointerEnter(box());
    fireEvent.pointerLeave(box());
    pass(2000);
    expect(handleClose).toHaveBeenCalledTimes(1);
  });

  it('[ERR-03] waits while the page is hidden: nobody can read it', () => {
    const turn = (state: DocumentVisibilityState) => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      fireEvent(document, new Event('visibilitychange'));
    };
    turn('hidden');
    const handleClose = show();
    pass(60_000);
    turn('visible');
    pass(4999);
    expect(handleClose).not.toHaveBeenCalled();
    pass(1);
    expect(handleClose).toHaveBeenCalledTimes(1);
  });

  it('[ERR-03] waits while the focus is in it, even after the pointer has left', () => {
    const handleClose = show();
    fireEvent.pointerEnter(box());
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    fireEvent.pointerLeave(box());
    pass(60_000);
    expect(handleClose).not.toHaveBeenCalled();
    act(() => screen.getByRole('button', { name: 'Close' }).blur());
    pass(5000);
    expect(handleClose).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['where it was', 'Pay'],
    ['the heading, where that is gone', 'Deposit'],
  ])('[ROUTE-12] [ERR-03] closed by its button it gives the focus back to %s', (_, name) => {
    render(
      <h1 tabIndex={-1} data-heading="">
        Deposit
      </h1>,
    );
    show();
    const pay = document.body.appendChild(document.createElement('button'));
    pay.textContent = 'Pay';
    onTestFinished(() => pay.remove());
    const close = screen.getByRole('button', { name: 'Close' });
    act(() => pay.focus());
    act(() => close.focus());
    if (name !== 'Pay') pay.remove();
    fireEvent.click(close);
    expect(document.activeElement).toBe(screen.getByText(name));
  });

  it('an error is an alert', () => {
    show();
    expect(screen.getByRole('alert').textContent).toBe('Network connection failed');
  });
});
