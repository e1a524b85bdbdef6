import { find } from './find';
import { hideSecrets } from './hideSecrets';
import type { Widget } from './Mounted';
import { make } from './make';

/** `element.state` and `element.error` as they are now, and what `diagnose()` finds when asked. */
interface StatePanel {
  /** An event of the widget: of the element itself its state is read, of a frame the message is all there is. */
  hear(name: string, detail: unknown): void;
}

const READ_EVERY_MS = 500;

const textOf = (value: unknown): string => (value === null ? '—' : String(value));

export function createStatePanel(widget: () => Widget | null, secrets: () => readonly string[]): StatePanel {
  const list = find('#state', HTMLElement);
  const report = find('#report', HTMLElement);
  let shown = '';
  const problems = find('#problems', HTMLElement);

  async function diagnose(): Promise<void> {
    const found = await widget()?.diagnose();
    report.hidden = !found;
    if (!found) {
      problems.replaceChildren(make('li', {}, 'Ask the element itself: it is not on this page now.'));
      return;
    }
    const lines = found.problems.map(({ code, hint }) => make('li', {}, make('b', {}, code), ` ${hint}`));
    problems.replaceChildren(...(lines.length > 0 ? lines : [make('li', {}, 'No problems found.')]));
    report.textContent = JSON.stringify(hideSecrets(found, secrets()), null, 2);
  }

  list.replaceChildren(make('div', {}, make('dt', {}, 'Not told yet')));
  find('#diagnose', HTMLButtonElement).addEventListener('click', () => void diagnose());
  function show(state: object | null | undefined): void {
    const error = widget()?.error;
    if (!state) return;
    const fields = { ...state, error: error ? [error.code, error.message].filter(Boolean).join(': ') : null };
    const text = JSON.stringify(fields);
    if (text === shown) return;
    shown = text;
    list.replaceChildren(
      ...Object.entries(fields).map(([field, value]) =>
        make('div', {}, make('dt', {}, field), make('dd', { dataset: { field } }, textOf(value))),
      ),
    );
  }

  // The first change, from starting to ready, comes with no event of its own.
  setInterval(() => show(widget()?.state), READ_EVERY_MS);
  return {
    hear(name, detail) {
      const isTold = !widget() && name === 'state-change' && typeof detail === 'object';
      show(isTold ? detail : widget()?.state);
    },
  };
}
