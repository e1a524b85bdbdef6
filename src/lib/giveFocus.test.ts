import { afterEach, expect, it } from 'vitest';
import { giveFocus } from './giveFocus';

afterEach(() => {
  document.body.replaceChildren();
  getSelection()?.removeAllRanges();
});

function place(html: string): { text: Node; heading: HTMLElement } {
  document.body.innerHTML = `${html}<h1 tabindex="-1">Card</h1>`;
  const [text, heading] = [document.querySelector('p'), document.querySelector('h1')];
  if (!text?.firstChild || !heading) throw new Error('nothing is there');
  return { text: text.firstChild, heading };
}

it('[ROUTE-12] [HOST-08] a caret that stood in the screen before goes: a screen reader would go on from there', () => {
  const { text, heading } = place('<p>Bank card</p>');
  getSelection()?.collapse(text, 2);
  (text.parentNode as Element).remove();
  giveFocus(heading);
  expect([document.activeElement, getSelection()?.rangeCount]).toEqual([heading, 0]);
});

it('[ROUTE-12] a text that is selected in the page around stays so', () => {
  const { text, heading } = place('<p>Odds of the day</p>');
  getSelection()?.setBaseAndExtent(text, 0, text, 4);
  giveFocus(heading);
  expect([document.activeElement, getSelection()?.toString()]).toEqual([heading, 'Odds']);
});

it('[HOST-05] a caret in an editor of the page stays where it was, for when the page comes back to it', () => {
  const { text, heading } = place('<p contenteditable="true">Message</p>');
  getSelection()?.collapse(text, 3);
  giveFocus(heading);
  expect([document.activeElement, getSelection()?.anchorNode, getSelection()?.anchorOffset]).toEqual([
    heading,
    text,
    3,
  ]);
});
