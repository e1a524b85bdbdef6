import { afterEach, describe, expect, it, vi } from 'vitest';
import { dropStrayClicks } from './dropStrayClicks';

afterEach(() => document.body.replaceChildren());

/** Two screens: a press of the first brings the second, as a list brings a form. */
function open(): { press(init?: PressInit): void; paid: () => number } {
  const place = document.createElement('div');
  document.body.append(place);
  const pay = vi.fn();
  dropStrayClicks(place, new AbortController().signal);
  place.innerHTML = '<button>Method</button>';
  place.addEventListener('click', () => {
    if (place.textContent === 'Pay') pay();
    else place.innerHTML = '<button>Pay</button>';
  });
  return {
    press: ({ after = 0, at = 100, ...init } = {}) => {
      const event = new PointerEvent('click', {
        bubbles: true,
        detail: 1,
        clientX: at,
        pointerType: 'mouse',
        ...init,
      });
      Object.defineProperty(event, 'timeStamp', { value: after });
      place.firstElementChild?.dispatchEvent(event);
    },
    paid: () => pay.mock.calls.length,
  };
}

type PressInit = Pick<PointerEventInit, 'detail' | 'pointerType'> & { after?: number; at?: number };

describe('[DEP-01] a press that was not meant for what has come', () => {
  const rows: [what: string, second: PressInit, paid: number][] = [
    ['the second of a double click', { detail: 2, after: 100 }, 0],
    ['the third of three', { detail: 3, after: 100 }, 0],
    ['a second tap, near and soon', { pointerType: 'touch', after: 200, at: 110 }, 0],
    ['a tap elsewhere', { pointerType: 'touch', after: 200, at: 160 }, 1],
    ['a later tap', { pointerType: 'touch', after: 400 }, 1],
    ['a quick click of its own', { after: 50 }, 1],
    ['a key or a script', { detail: 0, after: 50 }, 1],
  ];
  it.each(rows)('%s', (_, second, paid) => {
    const test = open();
    test.press();
    test.press(second);
    expect(test.paid()).toBe(paid);
  });

  it('a double click on one thing is two clicks', () => {
    const test = open();
    test.press();
    test.press({ after: 1_000 });
    test.press({ after: 1_100, detail: 2 });
    expect(test.paid()).toBe(2);
  });

  it('the end of a double click that began before the app was there', () => {
    const test = open();
    test.press({ detail: 2 });
    test.press({ after: 1_000 });
    expect(test.paid()).toBe(0);
  });
});
