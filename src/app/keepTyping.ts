import type { Cashier } from '../state/Cashier';

const CONTROL = 'a, button, input, select, summary, textarea, [role=radio]';
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
const KEYS = ['keydown', 'keypress', 'keyup'] as const;
const TAKEN = /^(.|Enter|Backspace|Delete|Home|End|PageUp|PageDown|Arrow\w+|Dead|Process|Unidentified)$/u;

/**
 * Keeps what is typed, pasted and copied in the widget from listeners around it, as a frame would. To the
 * page such events come from the element, not from a field: one of its shortcuts would take them (in a game,
 * Space spins), and they tell what a field holds. Escape, Tab and keys with a modifier pass.
 */
export function keepTyping({ handle: { root }, signal }: Pick<Cashier, 'handle' | 'signal'>): void {
  let taken = '';

  function handleKey(event: KeyboardEvent): void {
    const isModified = event.ctrlKey || event.metaKey || event.altKey;
    const isPlain = !isModified || event.getModifierState('AltGraph');
    const isTaken = isPlain && TAKEN.test(event.key) && (event.target as Element).closest(CONTROL) !== null;
    if (event.type === 'keydown') taken = isTaken ? event.key : '';
    // A key may be released on the control that its press has opened.
    if (isTaken || event.key === taken) event.stopPropagation();
  }
  for (const type of KEYS)
    root.addEventListener(type, event => handleKey(event as KeyboardEvent), { signal });
  for (const type of OF_FIELDS) root.addEventListener(type, event => event.stopPropagation(), { signal });
}
