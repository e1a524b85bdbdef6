import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from './Dialog';

afterEach(cleanup);

function Opener(): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog title="Country" closeLabel="Close" onClose={() => setOpen(false)}>
          text
        </Dialog>
      )}
    </>
  );
}

describe('Dialog', () => {
  it('[ROUTE-12] is a modal named by its title, which takes the focus itself; closing gives it back', async () => {
    render(<Opener />);
    const opener = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    // On its title, some screen readers say neither that it is a dialog nor its text.
    expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Country' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it.each([
    ['a question is described by its text: its buttons alone do not say what may be lost', true],
    ['a list to choose from is not read out whole', false],
  ])('[P2P-03] [WD-02] %s', (_, isQuestion) => {
    render(
      <Dialog
        title="Cancel?"
        closeLabel="Close"
        onClose={() => {}}
        {...(isQuestion && { actions: <button type="button">Yes</button> })}
      >
        <p>Money that is sent could be lost.</p>
      </Dialog>,
    );
    const text = isQuestion ? 'Money that is sent could be lost.' : '';
    expect(screen.getByRole('dialog', { name: 'Cancel?', description: text })).toBeTruthy();
  });

  it('[ROUTE-12] where its opener is gone, the screen’s heading takes the focus', async () => {
    function Row(): ReactElement {
      const [isGone, setGone] = useState(false);
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <h1 tabIndex={-1} data-heading="">
            Withdrawals
          </h1>
          {!isGone && (
            <button type="button" onClick={() => setOpen(true)}>
              Cancel
            </button>
          )}
          {isOpen && (
            <Dialog
              title="Sure?"
              closeLabel="Close"
              onClose={() => {
                setGone(true);
                setOpen(false);
              }}
            >
              text
            </Dialog>
          )}
        </>
      );
    }
    render(<Row />);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Withdrawals' }));
  });

  it('a press beside it asks to close; one in it that is let go beside it does not', async () => {
    const handleClose = vi.fn();
    render(
      <Dialog title="Country" closeLabel="Close" onClose={handleClose}>
        text
      </Dialog>,
    );
    const beside = screen.getByRole('dialog');
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: screen.getByText('text') },
      { keys: '[/MouseLeft]', target: beside },
    ]);
    expect(handleClose).not.toHaveBeenCalled();
    await userEvent.click(beside);
    expect(handleClose).toHaveBeenCalledOnce();
  });

  it('Escape asks to close and leaves closing to the owner', () => {
    const handleClose = vi.fn();
    render(
      <Dialog title="Country" closeLabel="Close" onClose={handleClose}>
        text
      </Dialog>,
    );
    const event = new Event('cancel', { cancelable: true });
    screen.getByRole('dialog').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(handleClose).toHaveBeenCalledTimes(1);
  });

  it('[FORM-13] stands above a keyboard that lies over the page, and there again when it has gone', () => {
    const viewport = Object.assign(new EventTarget(), { height: 700, offsetTop: 0, scale: 1 });
    vi.stubGlobal('visualViewport', viewport);
    vi.stubGlobal('innerHeight', 700);
    render(
      <Dialog title="Country" closeLabel="Close" onClose={() => {}}>
        text
      </Dialog>,
    );
    const keyboard = () => screen.getByRole('dialog').style.getPropertyValue('--keyboard');
    function resizeTo(height: number): void {
      viewport.height = height;
      act(() => void viewport.dispatchEvent(new Event('resize')));
    }
    resizeTo(380);
    expect(keyboard()).toBe('320px');
    resizeTo(700);
    expect(keyboard()).toBe('0px');
  });
});
