import type { Cashier } from '../state/Cashier';

const CONTROL = 'a, button, input, select, summary, textarea, [role=radio]';
// `textInput` is of Chromium and WebKit, and tells what is typed.
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
const KEYS = ['keydown', 'keypress', 'keyup'] as const;
const TAKEN = /^(.|Enter|Backspace|Delete|Home|End|PageUp|PageDown|Arrow\w+|Dead|Process|Unidentified)$/u;

/**
 * What is typed, pasted and copied in the widget is not heard around it, as if it were a frame: to the page it comes
 * from the element and not from a field, so that a shortcut would take it (Space spins, too), and it tells what a
 * field holds. Escape, Tab and keys with a modifier go on.
 */
export function keepTyping({ handle: { root }, signal }: Pick<Cashier, 'handle' | 'signal'>): void {
  let taken = '';

  function handleKey(event: KeyboardEvent): void {
    const isModified = event.ctrlKey || event.metaKey || event.altKey;
    const isPlain = !isModified || event.getModifierState('AltGraph');
    const isTaken = isPlain && TAKEN.test(event.key) && (event.target as Element).closest(CONTROL) !== null;
    if (event.type === 'keydown') taken = isTaken ? event.key : '';
    // It may be let go on what it has opened.
    if (isTaken || event.key === taken) event.stopPropagation();
  }
  for (const type of KEYS)
    root.addEventListener(type, event => handleKey(event as KeyboardEvent), { signal });
  for (const type of OF_FIELDS) root.addEventListener(type, event => event.stopPropagation(), { signal });
}
