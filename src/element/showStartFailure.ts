import type { Theme } from '../domain/player/resolveTheme';

// The catalogs are part of what could not be loaded.
const TEXT = {
  title: 'The cashier could not be loaded',
  // True at the start as well as in the middle of a payment.
  hint: 'Check your connection and try again. A payment already made is not affected.',
  retry: 'Try again',
} as const;

interface StartFailureOptions {
  root: ShadowRoot;
  theme: Theme;
  /** The player was in what has gone. */
  takesFocus: boolean;
  onRetry(): void;
}

/** What the player sees where the app itself could not be loaded: never a blank box. Returns its remover. */
export function showStartFailure({ root, theme, takesFocus, onRetry }: StartFailureOptions): () => void {
  const { ownerDocument: document } = root;
  const frame = document.createElement('div');
  frame.className = 'cashier';
  frame.dataset.theme = theme;
  frame.lang = 'en';
  const notice = document.createElement('div');
  // The shell's own sheets hold these: nothing else may be there.
  notice.className = 'body';
  notice.setAttribute('role', 'alert');
  notice.setAttribute('part', 'error');
  const title = document.createElement('h1');
  title.textContent = TEXT.title;
  const hint = document.createElement('p');
  hint.textContent = TEXT.hint;
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'pill pill--action';
  retry.textContent = TEXT.retry;
  retry.addEventListener('click', onRetry, { once: true });
  const actions = document.createElement('p');
  actions.append(retry);
  notice.append(title, hint, actions);
  frame.append(notice);
  root.append(frame);
  if (takesFocus) retry.focus({ preventScroll: true });
  return () => frame.remove();
}
