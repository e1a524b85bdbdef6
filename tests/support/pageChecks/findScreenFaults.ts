import { isSeen } from './isSeen';
import type { Widget } from './Widget';

const RAW =
  /\bundefined\b|\bNaN\b|\bInfinity\b|\[object|Invalid Date|\{\w+(,[^}]*)?\}|<\/?[a-z][a-z\d]*(\s[^<>]*)?>/i;

const TEXT_ATTRIBUTES = ['aria-label', 'placeholder', 'title', 'alt'];
const REFERENCES = [
  'for',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'aria-activedescendant',
];

/**
 * What is wrong with the screen whatever it shows: no way on, no heading or two, a text that was never written for a
 * player, a reference that points nowhere, a name or an id twice.
 */
export function findScreenFaults({ root, frame }: Widget, messageIds: readonly string[]): string[] {
  const frames = root.querySelectorAll('.cashier');
  if (frames.length > 1) return [`${frames.length} widgets drawn`];
  // The skeleton has its own end: a time-out that leads to the error page.
  if (frame.querySelector('.skeleton') || frame.hasAttribute('aria-busy')) return [];
  return [
    ...headingFaults(frame),
    ...wayOutFaults(root, frame),
    ...rawTexts(frame, new Set(messageIds)),
    ...idFaults(root),
  ];
}

function headingFaults(frame: HTMLElement): string[] {
  const headings = [...frame.querySelectorAll('h1')].filter(isSeen).map(({ textContent }) => textContent);
  return headings.length === 1 && headings[0]?.trim() ? [] : [`headings: ${headings.join(' | ')}`];
}

function wayOutFaults(root: ShadowRoot, frame: HTMLElement): string[] {
  const controls = [...frame.querySelectorAll('button, a[href]')].filter(isSeen);
  const isEnabled = (control: Element) => !control.matches(':disabled, [aria-disabled=true]');
  const dialog = root.querySelector('dialog');
  return [
    ...(controls.some(isEnabled) ? [] : ['nothing to press']),
    ...(dialog && !dialog.querySelector('[part~=dialog-close]') ? ['a dialog without a way out'] : []),
  ];
}

function rawTexts(frame: HTMLElement, messageIds: ReadonlySet<string>): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest('svg')) texts.push(walker.currentNode.nodeValue ?? '');
  for (const name of TEXT_ATTRIBUTES)
    for (const element of frame.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? '');
  return texts
    .map(text => text.trim())
    .filter(text => RAW.test(text) || (text.includes('.') && messageIds.has(text)))
    .map(text => `raw text: "${text.slice(0, 80)}"`);
}

function idFaults(root: ShadowRoot): string[] {
  const all = [...root.querySelectorAll('*')];
  const ids = all.map(({ id }) => id).filter(Boolean);
  const repeated = ids.filter((id, index) => ids.indexOf(id) < index);
  const lost = all.flatMap(element =>
    REFERENCES.filter(name =>
      (element.getAttribute(name) ?? '').split(/\s+/).some(id => id !== '' && !ids.includes(id)),
    ).map(name => `${name} of ${element.tagName}.${element.className} points nowhere`),
  );
  return [...(repeated.length > 0 ? [`ids twice: ${repeated.join(' ')}`] : []), ...lost];
}
