import { createPen } from '../early/createPen';
import type { Theme } from '../spec/defaults';

// In English only: the catalogs are part of what could not be loaded.
const TEXT = {
  title: 'The cashier could not be loaded',
  // Must be true at the start as well as in the middle of a payment.
  hint: 'Check your connection and try again, or reload the page. A payment already made is not affected.',
  retry: 'Try again',
} as const;

interface StartFailureOptions {
  root: ShadowRoot;
  theme: Theme;
  /** Whether the focus was in what has gone. */
  takesFocus: boolean;
  onRetry(): void;
}

/** Shown if the app itself could not be loaded: never a blank box. Returns what removes it. */
export function showStartFailure({ root, theme, takesFocus, onRetry }: StartFailureOptions): () => void {
  const { node } = createPen(root);
  // Only classes from the shell's own sheets: no other sheet may have loaded.
  const retry = node('button', { type: 'button', class: 'pill pill--action' }, TEXT.retry);
  retry.addEventListener('click', onRetry, { once: true });
  const notice = node(
    'section',
    { class: 'screen', part: 'error', role: 'alert' },
    node('header', { class: 'header' }, node('h1', { class: 'header__title' }, TEXT.title)),
    node('div', { class: 'body' }, node('p', {}, TEXT.hint), node('p', {}, retry)),
  );
  const frame = node('div', { class: 'cashier', lang: 'en', dir: 'ltr', 'data-theme': theme }, notice);
  root.append(frame);
  if (takesFocus) retry.focus({ preventScroll: true });
  return () => frame.remove();
}
