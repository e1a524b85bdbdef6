import { make } from './make';

export interface Notice {
  text: string;
  action?: string;
  run?: () => void;
}

/** Shows a message over the frame, with one button; `null` takes it away. */
export function showNotice(frame: Element, notice: Notice | null): void {
  frame.querySelector('.notice')?.remove();
  if (!notice) return;
  const box = make('div', { className: 'notice', role: 'status' }, make('p', {}, notice.text));
  if (notice.action) {
    const button = make('button', { type: 'button', className: 'button button--main' }, notice.action);
    button.addEventListener('click', () => {
      box.remove();
      notice.run?.();
    });
    box.append(button);
  }
  frame.append(box);
}
