import type { Cashier } from '../state/Cashier';

// `textInput`, of Chromium and WebKit, carries the typed text.
const OF_FIELDS = [
  'beforeinput',
  'input',
  'textInput',
  'copy',
  'cut',
  'paste',
  'compositionstart',
  'compositionupdate',
  'compositionend',
];

/** Keeps what is typed, pasted and copied from listeners around the widget: it tells what a field holds. */
export function keepTyping({ handle: { root }, signal }: Pick<Cashier, 'handle' | 'signal'>): void {
  for (const type of OF_FIELDS) root.addEventListener(type, event => event.stopPropagation(), { signal });
}
